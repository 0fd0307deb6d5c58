import type { Consult, PickominoView } from "../../wire/types";

/** A real table, as far as it was told. The first seat is ours, and it is our turn. */
export interface RealTable {
  seats: number;
  /** Each seat's tiles, bottom first. */
  stacks: number[][];
  /** Tiles that lie face down on the skewer. */
  down: number[];
  /** Who has a specialist, by its name on the wire. */
  owners: Record<string, number>;
  /** Each seat's grilled worms. */
  grilled: number[];
  kept: string[];
  rolled: string[];
}

export const freshTable = (seats = 2): RealTable => ({
  seats,
  stacks: Array.from({ length: seats }, () => []),
  down: [],
  owners: {},
  grilled: Array<number>(seats).fill(0),
  kept: [],
  rolled: [],
});

/** With another number of players; whoever leaves puts everything back. */
export function resize(table: RealTable, seats: number): RealTable {
  const fresh = freshTable(seats);
  return {
    ...table,
    seats,
    stacks: fresh.stacks.map((_, seat) => table.stacks[seat] ?? []),
    grilled: fresh.grilled.map((_, seat) => table.grilled[seat] ?? 0),
    owners: Object.fromEntries(Object.entries(table.owners).filter(([, seat]) => seat < seats)),
  };
}

/** Where a tap puts a tile: on top of a seat's stack, on the skewer, or face down there. */
export type Place = "up" | "down" | number;

export function placeTile(table: RealTable, tile: number, place: Place): RealTable {
  const without = (tiles: number[]) => tiles.filter((other) => other !== tile);
  const was = placeOf(table, tile);
  const to = was === place ? "up" : place; // a second tap takes it back
  return {
    ...table,
    down: to === "down" ? [...without(table.down), tile] : without(table.down),
    stacks: table.stacks.map((stack, seat) => (seat === to ? [...without(stack), tile] : without(stack))),
  };
}

export function placeOf({ stacks, down }: RealTable, tile: number): Place {
  const seat = stacks.findIndex((stack) => stack.includes(tile));
  if (seat >= 0) return seat;
  return down.includes(tile) ? "down" : "up";
}

/** A seat has one specialist: whom it had goes back. Dice may be others now. */
export function giveSpecialist(table: RealTable, who: string, place: Place): RealTable {
  const others = Object.entries(table.owners).filter(([name, seat]) => name !== who && seat !== place);
  const back = typeof place !== "number" || table.owners[who] === place;
  return { ...table, rolled: [], owners: Object.fromEntries(back ? others : [...others, [who, place]]) };
}

const isGold = (die: string) => die.startsWith("g");

/**
 * The table as a position line, and the dice; without those just rolled while some are missing. `start` is such a
 * table before the first turn, which knows the tiles.
 */
export function consultOf(
  table: RealTable,
  edition: string,
  start: PickominoView | null,
  complete: boolean,
): Consult {
  const { seats, stacks, owners, grilled, kept, rolled } = table;
  const fields = [
    "pickomino",
    `edition=${edition}`,
    `seats=${seats}`,
    `stacks=${stacks.map((stack) => stack.join(".") || "-").join("/")}`,
  ];
  if (start) fields.push(`skewer=${skewerOf(table, start)}`);
  if (start?.deluxe) {
    const letters = stacks.map(
      (_, seat) => Object.keys(owners).find((who) => owners[who] === seat)?.[0] ?? "-",
    );
    const reserve = start.reserve - grilled.reduce((sum, worms) => sum + worms, 0);
    fields.push(`owns=${letters.join(",")}`, `grilled=${grilled.join(",")}`, `reserve=${reserve}`);
    if (owners.gold === 0) fields.push(`gold=${kept.some(isGold) ? "aside" : "hand"}`);
  }
  return {
    position: fields.join(" "),
    kept: kept.map((die) => die.replace("g", "")).join(" "),
    roll: complete ? rolled.join(" ") : "",
  };
}

function skewerOf(table: RealTable, start: PickominoView): string {
  const tiles = start.skewer.flatMap(({ value, specialist }) => {
    const place = placeOf(table, value);
    if (typeof place === "number") return [];
    const guest = specialist && table.owners[specialist] === undefined ? specialist[0] : "";
    return [`${place === "down" ? "-" : ""}${value}${place === "up" ? guest : ""}`];
  });
  return tiles.join(",") || "-";
}
