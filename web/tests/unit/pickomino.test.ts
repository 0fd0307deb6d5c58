import { describe, expect, test } from "vitest";
import { type Change, changeOf } from "../../src/games/pickomino/change";
import { byFace, readDice } from "../../src/games/pickomino/dice";
import type { PickominoView } from "../../src/wire/types";

const player = { stack: [] as number[], worms: 0, grilled: 0, specialist: null };
const table: PickominoView = {
  game: "pickomino",
  viewer: 0,
  deluxe: false,
  turn: 5,
  seat: 0,
  to_move: 0,
  phase: "decide",
  skewer: [],
  reserve: 0,
  players: [
    { ...player, stack: [21] },
    { ...player, stack: [22, 25] },
  ],
  dice: 5,
  gold: "stays",
  rolled: [],
  kept: ["w"],
  total: 5,
  weasel: false,
  prize: null,
  choice: [],
  raven: false,
};
const stacks = (...all: number[][]) => all.map((stack) => ({ ...player, stack }));

const cases: [Change, Partial<PickominoView>, Partial<PickominoView>][] = [
  ["roll", { phase: "roll" }, { phase: "keep", rolled: ["1", "4"] }],
  ["keep", { phase: "keep", rolled: ["1", "4"] }, { kept: ["4", "w"] }],
  ["take", {}, { turn: 6, seat: 1, players: stacks([21, 27], [22, 25]) }],
  ["steal", {}, { turn: 6, seat: 1, players: stacks([21, 25], [22]) }],
  ["null", {}, { turn: 6, seat: 1, players: stacks([], [22, 25]) }],
  ["null", { players: stacks([], []) }, { turn: 6, seat: 1, players: stacks([], []) }],
  ["hen", {}, { turn: 6, seat: 1, players: [{ ...player, stack: [21], specialist: "hen" }, player] }],
  ["quiet", {}, { phase: "roll" }],
  ["quiet", { phase: "return" }, { turn: 6, seat: 1 }],
  ["quiet", { phase: "first" }, { turn: 6, phase: "roll" }],
];

describe("what happened between two views", () => {
  test.each(cases)("%s: %o to %o", (change, before, after) => {
    expect(changeOf({ ...table, ...before }, { ...table, ...after })).toBe(change);
  });

  test("nothing, at first sight", () => {
    expect(changeOf(null, table)).toBe("quiet");
  });
});

describe("dice", () => {
  test("keep their names when they are set aside", () => {
    const rolled = readDice(["4", "2", "4", "gw", "w"]);
    expect(rolled.map(({ thing }) => thing)).toEqual(["die-4-0", "die-2-0", "die-4-1", "die-w-0", "die-w-1"]);
    expect(readDice(["4", "4"]).map(({ thing }) => thing)).toEqual(["die-4-0", "die-4-1"]);
    expect(readDice(["4", "2"], ["4"]).map(({ thing }) => thing)).toEqual([undefined, "die-2-0"]);
    expect(rolled[3]).toMatchObject({ face: "worm", gold: true });
  });

  test("lie together by face, worms last", () => {
    expect(byFace(readDice(["w", "3", "1", "3"])).map(({ code, dice }) => [code, dice.length])).toEqual([
      ["1", 1],
      ["3", 2],
      ["w", 1],
    ]);
  });
});
