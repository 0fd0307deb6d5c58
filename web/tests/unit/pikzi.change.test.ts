import { describe, expect, test } from "vitest";
import { changeOf, justFinished } from "../../src/games/pikzi/change";
import type { Pike, PikziView } from "../../src/wire/types";
import { playerOf, viewOf } from "./pikzi.fixture";

const pike = (card: string): Pike => ({ seat: 0, target: 1, card, aim: null, drawn: null });
const attacked = (card: string) => viewOf({ phase: "answer", to_move: 1, pike: pike(card) });
const after = (parts: Partial<PikziView>) => viewOf({ phase: "draw", to_move: null, ...parts });
const short = [playerOf({ cards: 3 }), playerOf({ cards: 3 })];
const full = [playerOf({ cards: 3 }), playerOf()];

describe("what happened between two views", () => {
  test("nothing at first sight, nor when somebody sits down", () => {
    expect(changeOf(null, viewOf())).toBe("quiet");
    for (const phase of ["first", "deal", "draw", "turn", "answer", "pluck", "hen"]) {
      expect(changeOf(viewOf({ phase }), viewOf({ phase }))).toBe("quiet");
    }
  });
  test("cards are dealt and drawn", () => {
    expect(changeOf(viewOf({ phase: "deal" }), viewOf({ phase: "deal", pile: 39 }))).toBe("deal");
    expect(changeOf(viewOf({ phase: "draw" }), viewOf({ pile: 39 }))).toBe("draw");
  });
  test("a piece is placed, a card thrown away", () => {
    const placed = [playerOf({ shown: ["leica 1"] }), playerOf()];
    expect(changeOf(viewOf(), after({ players: placed }))).toBe("place");
    expect(changeOf(viewOf(), after({ discard: ["dog"] }))).toBe("discard");
  });
  test("an attack, and how it ends", () => {
    expect(changeOf(viewOf(), attacked("bull"))).toBe("attack");
    expect(changeOf(attacked("bull"), after({ players: full }))).toBe("take");
    expect(changeOf(attacked("bull"), after({ players: short }))).toBe("guard");
    expect(changeOf(attacked("wolf"), after({ players: short }))).toBe("reverse");
  });
  test("a hen draws, and its card finds a place", () => {
    const plucking = viewOf({ phase: "pluck", to_move: null, pike: pike("hen") });
    const deciding = viewOf({ phase: "hen", pike: pike("hen") });
    expect(changeOf(attacked("hen"), plucking)).toBe("let");
    expect(changeOf(plucking, deciding)).toBe("pluck");
    expect(changeOf(deciding, after({}))).toBe("exchange");
  });
  test("a finished portrait matters more than how it came about", () => {
    const finished = after({ players: [playerOf({ finished: ["mozart"] }), playerOf()] });
    expect(changeOf(attacked("bull"), finished)).toBe("finish");
    expect(justFinished(attacked("bull"), finished)).toEqual(["mozart"]);
    expect(justFinished(finished, finished)).toEqual([]);
    expect(justFinished(null, finished)).toEqual([]);
  });
  test("a new round begins", () =>
    expect(changeOf(viewOf(), viewOf({ round: 2, phase: "deal" }))).toBe("round"));
});
