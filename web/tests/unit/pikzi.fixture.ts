import type { LegalMove, PikziPlayer, PikziView } from "../../src/wire/types";

export function playerOf(parts: Partial<PikziPlayer> = {}): PikziPlayer {
  return {
    cards: 4,
    hand: null,
    known: [],
    knows: [],
    shown: [],
    finished: [],
    points: 0,
    team: null,
    ...parts,
  };
}

/** Two players, seen from seat 0, whose turn it is. */
export function viewOf(parts: Partial<PikziView> = {}): PikziView {
  return {
    game: "pikzi",
    viewer: 0,
    portraits: 4,
    young: false,
    rounds: 1,
    teams: false,
    turn: 1,
    round: 1,
    first: 0,
    seat: 0,
    to_move: 0,
    phase: "turn",
    drawer: null,
    pile: 40,
    discard: [],
    players: [playerOf({ hand: ["leica 1", "leica 1", "mozart 3", "bull"] }), playerOf()],
    hand_points: -5,
    pike: null,
    ...parts,
  };
}

export const legalMoves = (...moves: string[]): LegalMove[] =>
  moves.map((move) => ({ move, label: { key: "", text: move } }));
