import { describe, expect, test } from "vitest";
import { changeOf, gainOf } from "../../src/games/pina_coladice/change";
import { happyDie } from "../../src/games/pina_coladice/happy";
import { reserveThing, tokenThing } from "../../src/games/pina_coladice/things";
import type { Event, PinaColadiceView } from "../../src/wire/types";
import { gridWith, viewOf } from "./pina-coladice.fixture";

const inHand = { phase: "roll", dice: [], in_hand: 5 };
const placing = viewOf({ phase: "place" });

const cases: [string, PinaColadiceView, PinaColadiceView][] = [
  [
    "lay",
    viewOf({ phase: "draw", grid: gridWith().slice(0, 3) }),
    viewOf({ phase: "draw", grid: gridWith().slice(0, 4) }),
  ],
  ["roll", viewOf(inHand), viewOf()],
  ["keep", viewOf(), viewOf({ phase: "roll", dice: [2, 2], in_hand: 3 })],
  ["place", placing, viewOf({ ...inHand, turn: 4, grid: gridWith({ b2: [0] }) })],
  ["nothing", viewOf({ ...inHand, dice: [2] }), viewOf({ phase: "happy" })],
  ["nothing", viewOf({ ...inHand, dice: [2] }), viewOf({ ...inHand, turn: 4 })],
  ["nothing", viewOf(), viewOf({ ...inHand, turn: 4 })],
  ["happy", viewOf({ phase: "happy" }), viewOf({ ...inHand, turn: 4 })],
  ["happy", viewOf({ phase: "happy" }), viewOf({ phase: "move" })],
  ["move", viewOf({ phase: "move", grid: gridWith({ a1: [1] }) }), viewOf({ grid: gridWith({ c1: [1] }) })],
  ["back", viewOf({ phase: "back", grid: gridWith({ a1: [0] }) }), viewOf()],
  ["flip", viewOf({ phase: "flip", grid: gridWith({ a1: [0, 1] }) }), viewOf()],
  ["win", placing, viewOf({ phase: "over", cocktail: { seat: 0, cells: [], ingredients: [] } })],
  ["quiet", viewOf(), placing],
];

describe("a change of the table", () => {
  test.each(cases)("%s", (kind, before, after) => expect(changeOf(before, after).kind).toBe(kind));
  test("is nothing at first sight", () => expect(changeOf(null, viewOf()).kind).toBe("quiet"));

  test("brings points, but not when the seats are dealt theirs", () => {
    const players = [{ score: 9, tokens: 4, placed: 3 }];
    expect(gainOf(viewOf(), viewOf({ players }), 0)).toBe(5);
    expect(gainOf(viewOf({ turn: 0 }), viewOf({ players }), 0)).toBe(0);
  });
});

describe("a token on the stage", () => {
  test("comes from its owner's reserve", () => {
    const after = viewOf({ grid: gridWith({ b2: [0] }) });
    const change = changeOf(viewOf(), after);
    expect(tokenThing({ seat: 0, cell: "b2" }, after, change)).toBe(reserveThing(0, 6));
  });

  test("comes from the coaster it left", () => {
    const before = viewOf({ grid: gridWith({ a1: [1], d4: [1] }) });
    const after = viewOf({ grid: gridWith({ c1: [1], d4: [1] }) });
    const change = changeOf(before, after);
    expect(tokenThing({ seat: 1, cell: "c1" }, after, change)).toBe("token-1-a1");
    expect(tokenThing({ seat: 1, cell: "d4" }, after, change)).toBe("token-1-d4");
  });
});

test("the Happy Hour die is read from its roll, or from the choice that it asks for", () => {
  const roll: Event = { ply: 9, kind: "outcome", seat: null, text: "6", at: 0 };
  const happy = viewOf({ phase: "happy" });
  expect(happyDie(happy, viewOf(inHand), roll)).toBe(6);
  expect(happyDie(null, viewOf({ phase: "flip" }), null)).toBe(5);
  expect(happyDie(null, happy, null)).toBeNull();
});
