import type { Change } from "./change";
import type { Token } from "./choices";
import type { PinaColadiceView } from "../../wire/types";

// Names by which the stage knows a thing again. A token that has just come bears the name of what it was before: the
// last one of its owner's reserve, or the token on the coaster that it left.

export const reserveThing = (seat: number, tokens: number): string => `reserve-${seat}-${tokens}`;

export function tokenThing(token: Token, view: PinaColadiceView, { came, left }: Change): string {
  const { seat, cell } = token;
  if (!came.some((other) => other.seat === seat && other.cell === cell)) return `token-${seat}-${cell}`;
  const start = left.find((other) => other.seat === seat);
  if (start) return `token-${seat}-${start.cell}`;
  return reserveThing(seat, (view.players[seat]?.tokens ?? 0) + 1);
}
