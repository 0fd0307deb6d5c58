import type { Event, PinaColadiceView } from "../../wire/types";

/** What the Happy Hour die shows while one of its choices is to be made. */
const dieOf: Record<string, number> = { back: 2, move: 4, flip: 5 };

/** What the Happy Hour die on the table shows; null when there is none. */
export function happyDie(
  before: PinaColadiceView | null,
  view: PinaColadiceView,
  event: Event | null,
): number | null {
  if (before?.phase === "happy" && event?.kind === "outcome") return Number(event.text);
  return dieOf[view.phase] ?? null;
}
