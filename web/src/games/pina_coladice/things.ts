import { type Change, NO_CHANGE } from "./change";
import type { Token } from "./choices";
import type { PinaColadiceView } from "../../wire/types";

// Names by which the stage knows a thing again. A token that has just come bears the name of what it was before: the
// last one of its owner's reserve, or the token on the coaster that it left.

// One that was taken back is, in the reserve, still the token of its coaster.

/** The last token of a seat's reserve. */
export function reserveThing(seat: number, tokens: number, change: Change = NO_CHANGE): string {
  const isHers = (token: Token) => token.seat === seat;
  const back = change.came.some(isHers) ? undefined : change.left.find(isHers);
  return back ? `token-${seat}-${back.cell}` : `reserve-${seat}-${tokens}`;
}

export function tokenThing(token: Token, view: PinaColadiceView, { came, left }: Change): string {
  const { seat, cell } = token;
  if (!came.some((other) => other.seat === seat && other.cell === cell)) return `token-${seat}-${cell}`;
  const start = left.find((other) => other.seat === seat);
  if (start) return `token-${seat}-${start.cell}`;
  return reserveThing(seat, (view.players[seat]?.tokens ?? 0) + 1);
}
