import type { Consult } from "../../wire/types";

/** A coaster on a real table: which one it is, and a sign for each slot: a seat, or nobody. */
export interface RealCoaster {
  name: string;
  slots: (number | null)[];
}

/** A real table, as far as it was told. The first seat is ours, and it is our turn. */
export interface RealTable {
  seats: number;
  grid: RealCoaster[];
  /** Which roll of the turn lies there. */
  rolls: number;
  dice: string[];
  happyHour: boolean;
  /** In Happy Hour tokens do not tell everybody's points. None: as if they did. */
  points: number[];
}

export const DICE = 5;
const ROW = 4;
const CELLS = 16;

/** The coasters as the server calls them, in the order of `art/coasters`. */
export const names = [
  ...["p1", "p2", "p3", "p4", "p5", "p6", "dp", "t1", "t2", "t3", "t4", "t5", "t6"],
  ...["odd", "even", "s9", "s12", "s21", "s26", "small", "large", "four", "full", "diff", "five"],
];

export const freshTable = (): RealTable => ({
  seats: 2,
  grid: names.slice(-CELLS).map((name) => ({ name, slots: [null] })),
  rolls: 1,
  dice: [],
  happyHour: false,
  points: [],
});

const replace = (table: RealTable, at: number, coaster: RealCoaster): RealTable => ({
  ...table,
  grid: table.grid.map((old, n) => (n === at ? coaster : old)),
});

/** Lay this coaster there; if it lay elsewhere, the two change places. */
export function lay(table: RealTable, at: number, name: string): RealTable {
  const old = table.grid[at];
  const from = table.grid.findIndex((coaster) => coaster.name === name);
  const next = replace(table, at, { name, slots: [null] });
  return old && from >= 0 && from !== at ? replace(next, from, { name: old.name, slots: [null] }) : next;
}

/** Turn it over; tokens come off. */
export function flip(table: RealTable, at: number): RealTable {
  const old = table.grid[at];
  return old ? replace(table, at, { ...old, slots: old.slots.length === 1 ? [null, null] : [null] }) : table;
}

/** Put a seat's token on the first free slot, or take it back. */
export function token(table: RealTable, at: number, seat: number): RealTable {
  const old = table.grid[at];
  if (!old) return table;
  const slot = old.slots.includes(seat) ? old.slots.indexOf(seat) : old.slots.indexOf(null);
  const slots = old.slots.map((owner, n) => (n !== slot ? owner : owner === seat ? null : seat));
  return replace(table, at, { ...old, slots });
}

/** With another number of players; whoever leaves takes their tokens along. */
export const resize = (table: RealTable, seats: number): RealTable => ({
  ...table,
  seats,
  points: [],
  grid: table.grid.map((coaster) => ({
    ...coaster,
    slots: coaster.slots.map((seat) => (seat !== null && seat < seats ? seat : null)),
  })),
});

export function consultOf({ seats, grid, rolls, dice, happyHour, points }: RealTable): Consult {
  const cells = grid.map(
    ({ name, slots }) => `${name}:${slots.map((seat) => (seat === null ? "-" : seat + 1)).join("")}`,
  );
  const rows = Array.from({ length: CELLS / ROW }, (_, row) =>
    cells.slice(row * ROW, (row + 1) * ROW).join(","),
  );
  const scores = happyHour && points.length > 0 ? [`scores=${points.join(",")}`] : [];
  const fields = [`seats=${seats}`, `happy_hour=${happyHour}`, ...scores, `grid=${rows.join("/")}`];
  const position = `pina_coladice ${fields.join(" ")}`;
  return dice.length === DICE ? { position, roll: dice.join(" "), rolls } : { position };
}
