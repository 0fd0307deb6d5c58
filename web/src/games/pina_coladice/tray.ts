import type { Event, PinaColadiceView } from "../../wire/types";

/** A place of the tray, and the die on it. */
export interface Place {
  /** None while the die is in the hand. */
  face: number | null;
  kept: boolean;
  /** The die has just been rolled. */
  fresh: boolean;
}

const IN_HAND: Place = { face: null, kept: false, fresh: false };

export const emptyTray = (): Place[] => Array<Place>(5).fill(IN_HAND);

/** The dice to show. A roll that ends the turn is cleared at once: its dice are seen in the event only. */
export function diceShown(
  before: PinaColadiceView | null,
  view: PinaColadiceView,
  event: Event | null,
): number[] {
  const cleared = before?.phase === "roll" && event?.kind === "outcome" && view.dice.length === 0;
  return cleared ? [...before.dice, ...event.text.split(" ").map(Number)] : view.dice;
}

/** Lay out the dice: those that stayed keep their place, the others fall on the free ones. */
export function lay(places: Place[], dice: number[]): Place[] {
  const rest = [...dice];
  const take = (face: number | null | undefined) => {
    const at = rest.findIndex((die) => die === face);
    return at >= 0 && rest.splice(at, 1).length > 0;
  };
  const stayed = new Set<number>();
  for (const kept of [true, false])
    places.forEach((place, n) => {
      if (place.kept === kept && take(place.face)) stayed.add(n);
    });
  const someInHand = dice.length < places.length;
  return places.map((place, n) => {
    if (stayed.has(n)) return { face: place.face, kept: place.kept || someInHand, fresh: false };
    const face = rest.shift() ?? null;
    return { face, kept: false, fresh: face !== null };
  });
}

/** Keep or release the die on a place. */
export const toggle = (places: Place[], at: number): Place[] =>
  places.map((place, n) => (n === at ? { ...place, kept: !place.kept } : place));

/** Keep one more die of this value; once all of them are kept, release them. */
export function toggleFace(places: Place[], face: number): Place[] {
  const at = places.findIndex((place) => place.face === face && !place.kept);
  if (at >= 0) return toggle(places, at);
  return places.map((place) => (place.face === face ? { ...place, kept: false } : place));
}

export const keptFaces = (places: Place[]): number[] =>
  places.flatMap(({ face, kept }) => (kept && face !== null ? [face] : []));
