import { beastNames } from "../../art/beasts/beasts";
import { pieces, portraitNames } from "../../art/portraits/portraits";
import type { Consult } from "../../wire/types";

/** A real table, as far as it was told, with cards as the server names them. The first seat is ours, and it is our turn. */
export interface RealTable {
  seats: number;
  hand: string[];
  /** How many cards each seat holds; we as well, once our hand is told. */
  held: number[];
  /** The pieces before each seat. */
  shown: string[][];
  discard: string[];
}

export const HAND = 4;

/** Every kind of card, in the order of the notation. */
const kinds: string[] = [
  ...portraitNames.flatMap((portrait) => pieces.map((piece) => `${portrait} ${piece}`)),
  ...beastNames,
];

export const freshTable = (seats = 2): RealTable => ({
  seats,
  hand: [],
  held: Array<number>(seats).fill(HAND),
  shown: Array.from({ length: seats }, () => []),
  discard: [],
});

/** With another number of players; whoever leaves takes everything along. */
export function resize(table: RealTable, seats: number): RealTable {
  const fresh = freshTable(seats);
  return {
    ...table,
    seats,
    held: fresh.held.map((held, seat) => table.held[seat] ?? held),
    shown: fresh.shown.map((shown, seat) => table.shown[seat] ?? shown),
  };
}

/** So many cards in a seat's hand; of ours, the last ones leave. */
export const hold = (table: RealTable, seat: number, count: number): RealTable => ({
  ...table,
  hand: seat === 0 ? table.hand.slice(0, count) : table.hand,
  held: table.held.map((held, at) => (at === seat ? count : held)),
});

export const add = (cards: string[], card: string): string[] => sorted([...cards, card]);

const sorted = (cards: string[]) => cards.toSorted((a, b) => kinds.indexOf(a) - kinds.indexOf(b));

/** Lay a piece before a seat; a second tap takes it back. */
export function lay(table: RealTable, seat: number, piece: string): RealTable {
  const tapped = (shown: string[]) =>
    shown.includes(piece) ? shown.filter((other) => other !== piece) : add(shown, piece);
  return { ...table, shown: table.shown.map((shown, at) => (at === seat ? tapped(shown) : shown)) };
}

/** The table as a position line; null while cards of our hand are missing. */
export function consultOf({ seats, hand, held, shown, discard }: RealTable): Consult | null {
  const [mine = HAND, ...others] = held;
  if (hand.length < mine) return null;
  const hands = [written(hand), ...others.map((count) => count || "-")];
  const position = [
    `pikzi seats=${seats}`,
    `hands=${hands.join("/")}`,
    `shown=${shown.map(written).join("/")}`,
    `discard=${written(discard)}`,
  ];
  return { position: position.join(" ") };
}

const written = (cards: string[]) => cards.map(shortOf).join(".") || "-";

/** "m3" for "mozart 3", "bull" as it is. */
const shortOf = (card: string) => card.replace(/^(.).* /, "$1");
