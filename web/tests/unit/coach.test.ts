import { beforeAll, describe, expect, test } from "vitest";
import { figureOf, scaleOf, worthOf } from "../../src/coach/figures";
import * as tiles from "../../src/games/pickomino/real";
import * as cards from "../../src/games/pikzi/real";
import * as coasters from "../../src/games/pina_coladice/real";
import { pointAt, pointsOf } from "../../src/replay/chances";
import type { Outlook, PickominoView, Replay } from "../../src/wire/types";

const outlook = (value: number, win: number | null = null): Outlook => ({
  value,
  win,
  odds: [],
  reasons: [],
});

describe("figures", () => {
  beforeAll(async () => {
    Object.assign(globalThis, { document: { documentElement: {} } });
    const { speak } = await import("../../src/words/words.svelte");
    await speak("en");
  });

  test("say the chance to win where it is known, else what it brings", () => {
    expect(figureOf(outlook(1.2, 0.5402), "worms")).toBe("54.0%");
    expect(worthOf(outlook(1.2, 0.5402), "worms")).toBe("54.0% to win");
    expect(worthOf(outlook(1), "points")).toBe("+1 point");
    expect(figureOf(outlook(-1.26), "worms")).toBe("−1.3 worms");
    expect(figureOf(outlook(1), "points")).toBe("+1 point");
  });

  test("bars go from the worst, or nothing, to the best", () => {
    const some = [outlook(6), outlook(-2), outlook(0)];
    expect(some.map(scaleOf(some))).toEqual([1, 0, 0.25]);
    expect([outlook(0)].map(scaleOf([outlook(0)]))).toEqual([0]);
  });
});

describe("a real table of Pickomino", () => {
  const start = {
    deluxe: true,
    reserve: 7,
    skewer: [
      { value: 11, worms: 1, up: true, specialist: "can" },
      { value: 21, worms: 1, up: true, specialist: "hen" },
      { value: 36, worms: 4, up: true, specialist: null },
    ],
  } as PickominoView;

  test("is told as a position line", () => {
    let table = tiles.placeTile(tiles.freshTable(), 36, 1);
    table = tiles.giveSpecialist(tiles.placeTile(table, 21, "down"), "hen", 0);
    table = { ...table, grilled: [0, 2], kept: ["4", "4", "w"], rolled: ["1", "2"] };
    expect(tiles.consultOf(table, "deluxe", start, false)).toEqual({
      position: "pickomino edition=deluxe seats=2 stacks=-/36 skewer=11c,-21 owns=h,- grilled=0,2 reserve=5",
      kept: "4 4 w",
      roll: "",
    });
    expect(tiles.consultOf(table, "deluxe", start, true).roll).toBe("1 2");
  });

  test("a second tap takes a tile back, and people who leave take nothing along", () => {
    const table = tiles.placeTile(tiles.freshTable(3), 36, 2);
    expect(tiles.placeOf(table, 36)).toBe(2);
    expect(tiles.placeOf(tiles.placeTile(table, 36, 2), 36)).toBe("up");
    expect(tiles.resize(table, 2).stacks).toEqual([[], []]);
  });

  test("the golden die set aside is told apart", () => {
    const table = { ...tiles.giveSpecialist(tiles.freshTable(), "gold", 0), kept: ["gw", "w"] };
    const { position, kept } = tiles.consultOf(table, "deluxe", start, false);
    expect(position).toContain("owns=g,- ");
    expect(position).toContain("gold=aside");
    expect(kept).toBe("w w");
  });
});

describe("a real table of Piña Coladice", () => {
  test("is told as a position line", () => {
    let table = coasters.lay(coasters.freshTable(), 0, "p1");
    table = coasters.token(coasters.token(coasters.flip(table, 0), 0, 1), 0, 0);
    expect(coasters.consultOf(table).position).toMatch(/^pina_coladice seats=2 happy_hour=false grid=p1:21,/);
    expect(coasters.consultOf(coasters.token(table, 0, 1)).position).toContain("grid=p1:-1,");
    expect(coasters.consultOf({ ...table, rolls: 2, dice: ["1", "2", "3", "4", "5"] })).toMatchObject({
      roll: "1 2 3 4 5",
      rolls: 2,
    });
  });

  test("has points to tell in Happy Hour, of everybody", () => {
    const table = { ...coasters.freshTable(), happyHour: true };
    expect(coasters.consultOf(table).position).toMatch(/seats=2 happy_hour=true grid=/);
    const told = { ...table, points: [4, 7] };
    expect(coasters.consultOf(told).position).toMatch(/seats=2 happy_hour=true scores=4,7 grid=/);
    expect(coasters.consultOf({ ...told, happyHour: false }).position).not.toContain("scores");
  });

  test("no coaster lies twice", () => {
    const table = coasters.freshTable();
    const [first, last] = [table.grid[0]?.name, table.grid[15]?.name ?? ""];
    const { grid } = coasters.lay(table, 0, last);
    expect([grid[0]?.name, grid[15]?.name]).toEqual([last, first]);
  });
});

describe("a real table of Pikzi", () => {
  const hand = ["dog", "leica 1", "bull", "bull"].reduce(cards.add, []);

  test("is told as a position line, once our hand is complete", () => {
    let table = { ...cards.freshTable(3), hand: hand.slice(1), discard: ["wolf"] };
    expect(cards.consultOf(table)).toBeNull();
    for (const piece of ["mozart 2", "mozart 1"]) table = cards.lay(table, 0, piece);
    table = cards.lay({ ...table, hand }, 1, "mozart 3");
    expect(cards.consultOf(table)).toEqual({
      position: "pikzi seats=3 hands=l1.bull.bull.dog/4/4 shown=m1.m2/m3/- discard=wolf",
    });
    expect(cards.consultOf(cards.hold(table, 2, 0))?.position).toContain("hands=l1.bull.bull.dog/4/- ");
    expect(cards.consultOf(cards.hold(table, 0, 3))?.position).toContain("hands=l1.bull.bull/4/4 ");
  });

  test("a second tap takes a piece back, and people who leave take theirs along", () => {
    const table = cards.lay(cards.hold(cards.freshTable(3), 2, 3), 2, "fernand 4");
    expect(table.shown).toEqual([[], [], ["fernand 4"]]);
    expect(cards.lay(table, 2, "fernand 4").shown).toEqual([[], [], []]);
    const again = cards.resize(cards.resize(table, 2), 3);
    expect([again.shown, again.held]).toEqual([
      [[], [], []],
      [4, 4, 4],
    ]);
  });
});

test("chances are known before every turn, and certain in the end", () => {
  const replay = {
    players: ["Ana", "Bo"],
    steps: Array.from({ length: 9 }, () => ({})),
    turns: [
      { turn: 1, seat: 0, step: 0, win: [0.5, 0.5] },
      { turn: 2, seat: 1, step: 4, win: [0.7, 0.3] },
    ],
    standings: [
      { place: 1, seat: 1, player: "Bo", score: 3 },
      { place: 2, seat: 0, player: "Ana", score: 1 },
    ],
  } as unknown as Replay;
  const points = pointsOf(replay);
  expect(points.map(({ turn, step, win }) => [turn, step, ...win])).toEqual([
    [1, 1, 0.5, 0.5],
    [2, 5, 0.7, 0.3],
    [null, 9, 0, 1],
  ]);
  expect([0, 1, 4, 5, 9].map((at) => pointAt(points, at))).toEqual([0, 0, 0, 1, 2]);
  expect(pointsOf({ ...replay, turns: replay.turns.map((turn) => ({ ...turn, win: null })) })).toEqual([]);
});
