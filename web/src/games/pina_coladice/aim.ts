import type { Choices, Token } from "./choices";

/** What has been tapped on the grid so far: a token to move, a coaster. */
export interface Aim {
  token: Token | null;
  cell: string | null;
}

export const NO_AIM: Aim = { token: null, cell: null };

const isSame = (a: Token, b: Token) => a.seat === b.seat && a.cell === b.cell;

/** The tokens on a coaster that may be moved. */
function movable({ shifts }: Choices, cell: string): Token[] {
  const tokens: Token[] = [];
  for (const { token } of shifts)
    if (token.cell === cell && !tokens.some((other) => isSame(token, other))) tokens.push(token);
  return tokens;
}

const destinations = ({ shifts }: Choices, token: Token) =>
  shifts.filter((shift) => isSame(shift.token, token)).map(({ to }) => to);

/** Tap a coaster. Tapping it again takes the choice back, or passes on to the next token there. */
export function tap(choices: Choices, aim: Aim, cell: string): Aim {
  if (choices.cells.has(cell)) return { token: null, cell: aim.cell === cell ? null : cell };
  const { token } = aim;
  if (token && destinations(choices, token).includes(cell)) {
    return { token, cell: aim.cell === cell ? null : cell };
  }
  const tokens = movable(choices, cell);
  const next = token?.cell === cell ? tokens.findIndex((other) => isSame(token, other)) + 1 : 0;
  return tokens.length > 0 ? { token: tokens[next] ?? null, cell: null } : aim;
}

/** The coasters that are worth a tap now. */
export function reach(choices: Choices, { token }: Aim): Set<string> {
  if (token) return new Set([token.cell, ...destinations(choices, token)]);
  return new Set([...choices.cells.keys(), ...choices.shifts.map((shift) => shift.token.cell)]);
}

/** The move that has been aimed at. */
export function aimed(choices: Choices, { token, cell }: Aim): string | undefined {
  if (cell === null) return undefined;
  if (!token) return choices.cells.get(cell);
  return choices.shifts.find((shift) => isSame(shift.token, token) && shift.to === cell)?.move;
}

/** Where there is but one choice, it is made already. */
export function onlyAim({ cells, shifts, stop }: Choices): Aim {
  const [cell, ...more] = cells.keys();
  return cell && more.length === 0 && shifts.length === 0 && !stop ? { token: null, cell } : NO_AIM;
}
