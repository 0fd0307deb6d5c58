import type { Pike, PikziView } from "../../wire/types";

/** Where a card lies: "hand 2", "shown 0", "pike", "drawn", "discard", "pile". */
export interface Spot {
  place: string;
  /** Null where we may not know it. */
  card: string | null;
}

/** A card with a name that stays with it on its way, so that it can be seen travelling. */
export interface Thing extends Spot {
  thing: string;
  /** Its place in a hand; the others close no gaps. */
  slot: number;
}

export const lying = (things: Thing[], place: string): Thing[] =>
  things.filter((thing) => thing.place === place);

/** Every card on the table and in the hands, as far as the viewer knows them. Of the pile, only the top counts. */
function spotsOf(view: PikziView): Spot[] {
  const spots = view.players.flatMap(({ hand, known, cards, shown }, seat) => {
    const seen: (string | null)[] = hand ?? known.slice(0, cards);
    const held = [...seen, ...Array<null>(cards - seen.length).fill(null)];
    return [
      ...held.map((card) => ({ place: `hand ${seat}`, card })),
      ...shown.map((card) => ({ place: `shown ${seat}`, card })),
    ];
  });
  if (view.pike) spots.push({ place: "pike", card: view.pike.card });
  if (view.pike && view.phase === "hen") spots.push({ place: "drawn", card: view.pike.drawn });
  return [...spots, ...view.discard.map((card) => ({ place: "discard", card }))];
}

/** May this card be the one that lies there now, after what was going on before? */
type Guess = (old: Thing, now: Spot, pike: Pike | null) => boolean;

const alike = (old: Thing, now: Spot) => old.card === now.card || old.card === null || now.card === null;
const isShown = ({ place }: Spot) => place.startsWith("shown");

/** From the surest to the last. */
const guesses: Guess[] = [
  (old, now) => old.place === now.place && old.card === now.card,
  // It stayed in a hand, and we learnt it or forgot it.
  (old, now) => old.place === now.place && now.place.startsWith("hand") && alike(old, now),
  // It was laid down by its holder, or by a hen's sender, even if others lose the same piece at that moment.
  (old, now, pike) =>
    isShown(now) && !pike && old.place === now.place.replace("shown", "hand") && alike(old, now),
  (old, now) => isShown(now) && old.place === "drawn" && alike(old, now),
  // It was taken from one of the two who fight.
  (old, now, pike) =>
    isShown(now) &&
    [pike?.seat, pike?.target].some((seat) => old.place === `shown ${seat}`) &&
    old.card === now.card,
  // It moved in the open.
  (old, now) => old.card !== null && old.card === now.card,
  // It came out of a hand, or went into one.
  (old, now) => alike(old, now) && old.place !== "discard" && old.place !== "pile",
  (old) => old.place === "pile",
];

/** Follows the cards from view to view. */
export class Follower {
  #things: Thing[] = [];
  #view: PikziView | undefined;
  #count = 0;

  /** The cards of this view, with the names they had before. */
  follow(view: PikziView): Thing[] {
    if (view === this.#view) return this.#things;
    const left = view.viewer === this.#view?.viewer ? [...this.#things] : [];
    const pike = this.#view?.pike ?? null;
    const spots = spotsOf(view);
    const origins = new Map<Spot, Thing>();
    for (const fits of guesses) {
      for (const spot of spots) {
        const at = origins.has(spot) ? -1 : left.findIndex((old) => fits(old, spot, pike));
        if (at >= 0) origins.set(spot, ...(left.splice(at, 1) as [Thing]));
      }
    }
    const stayed = (spot: Spot) => origins.get(spot)?.place === spot.place;
    // What stays lies below what comes.
    const sorted = [
      ...spots.filter(stayed).sort(byAge(origins, this.#things)),
      ...spots.filter((spot) => !stayed(spot)),
    ];
    const things = sorted.map((spot): Thing => {
      const origin = origins.get(spot);
      return {
        ...spot,
        thing: origin?.thing ?? this.#name(),
        slot: stayed(spot) ? (origin?.slot ?? -1) : -1,
      };
    });
    if (view.pile > 0) {
      const top = left.find(({ place }) => place === "pile");
      things.push({ place: "pile", card: null, thing: top?.thing ?? this.#name(), slot: 0 });
    }
    this.#view = view;
    this.#things = seated(things);
    return this.#things;
  }

  #name(): string {
    return `card-${this.#count++}`;
  }
}

function byAge(origins: Map<Spot, Thing>, before: Thing[]): (a: Spot, b: Spot) => number {
  const age = (spot: Spot) => before.findIndex((old) => old === origins.get(spot));
  return (a, b) => age(a) - age(b);
}

/** New cards take the first free slots of their place. */
function seated(things: Thing[]): Thing[] {
  const taken = new Set(things.map(({ place, slot }) => `${place} ${slot}`));
  return things.map((thing) => {
    if (thing.slot >= 0) return thing;
    let slot = 0;
    while (taken.has(`${thing.place} ${slot}`)) slot++;
    taken.add(`${thing.place} ${slot}`);
    return { ...thing, slot };
  });
}
