import type { LegalMove, PinaColadiceView } from "../../wire/types";

/** A token on the grid. */
export interface Token {
  seat: number;
  cell: string;
}

export interface Shift {
  token: Token;
  to: string;
  move: string;
}

/** The moves open to us, sorted by what one taps for them. */
export interface Choices {
  /** Dice to roll again for each choice of dice to keep. */
  keeps: Map<string, number>;
  stop: LegalMove | undefined;
  /** What a coaster is tapped for: a token placed or taken back, or a flip. */
  cells: Map<string, string>;
  shifts: Shift[];
}

export function readChoices(view: PinaColadiceView, legal: LegalMove[]): Choices {
  const choices: Choices = { keeps: new Map(), stop: undefined, cells: new Map(), shifts: [] };
  for (const option of legal) {
    const { move, label } = option;
    const [verb = "", ...words] = move.split(" ");
    const [cell = "", from = "", to = ""] = words;
    if (verb === "keep") choices.keeps.set(move, Number(label.args?.count));
    else if (verb === "stop") choices.stop = option;
    else if (verb === "move")
      choices.shifts.push({ token: { seat: Number(cell) - 1, cell: from }, to, move });
    else choices.cells.set(cell, move);
  }
  // While there are rolls left, a coaster may be chosen too: that is a stop, and then the placement.
  if (choices.stop) for (const cell of openCells(view)) choices.cells.set(cell, `place ${cell}`);
  return choices;
}

/** The coasters on which the player in turn could place a token with these dice. */
export function openCells(view: PinaColadiceView): string[] {
  return view.grid.filter(({ made, gain }) => made && gain !== null).map(({ cell }) => cell);
}

/** The move that keeps dice of these values, in whatever order they lie. */
export function keepMove(values: number[]): string {
  return ["keep", ...(values.length > 0 ? values.toSorted((a, b) => a - b) : ["none"])].join(" ");
}

/** The dice that a move keeps. */
export const tippedFaces = (move: string | null): number[] =>
  move?.startsWith("keep ") ? (move.match(/\d/g) ?? []).map(Number) : [];

/** The coasters that a move is about. */
export const tippedCells = (move: string | null): string[] => move?.match(/\b[a-d][1-4]\b/g) ?? [];
