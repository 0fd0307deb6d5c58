import type { Coaster, LegalMove, PinaColadiceView } from "../../src/wire/types";

const CELLS = [..."1234"].flatMap((row) => [..."abcd"].map((column) => column + row));

/** A grid of one-slot coasters, with tokens on some of them: `{ b2: [0, 1] }` has two slots, both taken. */
export function gridWith(tokens: Record<string, (number | null)[]> = {}): Coaster[] {
  return CELLS.map((cell) => ({
    cell,
    name: "p1",
    ingredient: "basil",
    colour: "green",
    slots: (tokens[cell] ?? [null]).map((seat) => ({ points: 1, seat })),
    made: false,
    gain: 1,
    wins: false,
  }));
}

export function viewOf(parts: Partial<PinaColadiceView> = {}): PinaColadiceView {
  return {
    game: "pina_coladice",
    viewer: 0,
    happy_hour: true,
    turn: 3,
    first: 0,
    seat: 0,
    to_move: 0,
    phase: "choose",
    grid: gridWith(),
    players: [
      { score: 4, tokens: 5, placed: 1 },
      { score: 2, tokens: 6, placed: 0 },
    ],
    dice: [1, 2, 2, 5, 5],
    in_hand: 0,
    rolls_left: 2,
    last_round: false,
    cocktail: null,
    ...parts,
  };
}

export const legalMoves = (...moves: string[]): LegalMove[] =>
  moves.map((move) => ({ move, label: { key: "", text: move, args: { count: 3 } } }));
