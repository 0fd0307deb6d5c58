import type { Replay } from "../wire/types";

/** Each seat's chance to win at one moment. */
export interface Point {
  /** The turn that begins there; none at the end of the game. */
  turn: number | null;
  /** So many steps were made, the first of the turn among them. */
  step: number;
  win: number[];
}

/** The chances before every turn, where they are known, and who won in the end. */
export function pointsOf({ turns, standings, players, steps }: Replay): Point[] {
  const points: Point[] = turns.flatMap(({ turn, step, win }) =>
    win ? [{ turn, step: step + 1, win }] : [],
  );
  if (points.length === 0 || !standings) return points;
  const winners = standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const win = players.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return [...points, { turn: null, step: steps.length, win }];
}

/** The last of the points that lie behind us. */
export function pointAt(points: Point[], at: number): number {
  return Math.max(
    0,
    points.findLastIndex(({ step }) => step <= at),
  );
}
