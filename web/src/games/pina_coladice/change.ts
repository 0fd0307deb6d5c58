import type { PinaColadiceView } from "../../wire/types";
import type { Token } from "./choices";

/** What a change of the view means to those who watch. */
export type Kind =
  "lay" | "roll" | "keep" | "place" | "nothing" | "happy" | "back" | "move" | "flip" | "win" | "quiet";

export interface Change {
  kind: Kind;
  /** Tokens that came to the grid. */
  came: Token[];
  /** Tokens that left their coaster. */
  left: Token[];
}

export const NO_CHANGE: Change = { kind: "quiet", came: [], left: [] };

/** What happened between two views, read from the table alone. */
export function changeOf(before: PinaColadiceView | null, after: PinaColadiceView): Change {
  if (!before) return NO_CHANGE;
  const old = tokensOf(before);
  const now = tokensOf(after);
  const came = without(now, old);
  const left = without(old, now);
  return { kind: kindOf(before, after, came.length > 0, left.length > 0), came, left };
}

function kindOf(before: PinaColadiceView, after: PinaColadiceView, came: boolean, left: boolean): Kind {
  if (after.grid.length !== before.grid.length) return "lay";
  if (after.cocktail && !before.cocktail) return "win";
  if (after.grid.some(({ slots }, n) => slots.length !== before.grid[n]?.slots.length)) return "flip";
  if (came) return left ? "move" : "place";
  if (left) return "back";
  if (before.phase === "happy") return "happy";
  if (before.phase === "roll" && after.dice.length > 0) return after.phase === "happy" ? "nothing" : "roll";
  if (after.phase === "roll" && after.turn === before.turn) return "keep";
  return after.turn !== before.turn || after.phase === "over" ? "nothing" : "quiet";
}

function tokensOf({ grid }: PinaColadiceView): Token[] {
  return grid.flatMap(({ cell, slots }) =>
    slots.flatMap(({ seat }) => (seat === null ? [] : [{ seat, cell }])),
  );
}

const without = (some: Token[], others: Token[]) =>
  some.filter((token) => !others.some(({ seat, cell }) => seat === token.seat && cell === token.cell));

/** What a seat won or lost by the change. */
export function gainOf(before: PinaColadiceView | null, after: PinaColadiceView, seat: number): number {
  const old = before && before.turn > 0 ? before.players[seat] : undefined;
  return old ? (after.players[seat]?.score ?? 0) - old.score : 0;
}
