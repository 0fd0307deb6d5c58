import { describe, expect, test } from "vitest";
import { choicesOf } from "../../src/games/pikzi/choices";
import { promptOf } from "../../src/games/pikzi/prompt";
import { isUseful, usesOf } from "../../src/games/pikzi/uses";
import { legalMoves } from "./pikzi.fixture";

const turn = legalMoves(
  "discard leica 1",
  "discard bull",
  "discard hen",
  "discard dog",
  "place leica 1",
  "bull 2 mozart 3",
  "bull 3 fernand 4",
  "hen 2",
);
const buttons = (...args: Parameters<typeof choicesOf>) =>
  choicesOf(...args).map(({ option, waits }) => option?.move ?? waits);

describe("what a card can do", () => {
  test("a piece is placed or discarded", () => {
    const { place, discard, aims } = usesOf("leica 1", turn);
    expect([place?.move, discard?.move, aims]).toEqual(["place leica 1", "discard leica 1", []]);
  });
  test("a bull is aimed at a seat and a piece", () =>
    expect(usesOf("bull", turn).aims).toMatchObject([
      { move: "bull 2 mozart 3", seat: 1, what: "mozart 3" },
      { move: "bull 3 fernand 4", seat: 2, what: "fernand 4" },
    ]));
  test("a wolf is aimed at a portrait, a hen at a hand", () => {
    expect(usesOf("wolf", legalMoves("wolf 5 leica")).aims).toMatchObject([{ seat: 4, what: "leica" }]);
    expect(usesOf("hen", turn).aims).toMatchObject([{ seat: 1, what: null }]);
  });
  test("a piece is not mistaken for another one", () =>
    expect(usesOf("leica", legalMoves("place leica 1"))).toEqual({
      place: undefined,
      discard: undefined,
      swap: undefined,
      aims: [],
    }));
  test("nothing, while others move", () => {
    expect(isUseful("leica 1", turn)).toBe(true);
    expect(isUseful("leica 1", [])).toBe(false);
    expect(isUseful("leica 1", legalMoves("dog", "let"))).toBe(false);
  });
});

describe("the big buttons", () => {
  test("wait for a card", () => {
    expect(buttons(turn, null, undefined)).toEqual([]);
    expect(promptOf(turn, null)).toBe("pikzi-prompt-turn");
  });
  test("wait for a target", () => {
    const aim = usesOf("bull", turn).aims[1];
    expect(buttons(turn, "bull", undefined)).toEqual(["pikzi-pike-none", "discard bull"]);
    expect(buttons(turn, "bull", aim)).toEqual(["bull 3 fernand 4", "discard bull"]);
    expect(promptOf(turn, "bull")).toBe("pikzi-prompt-bull");
  });
  test("place or discard a piece", () =>
    expect(buttons(turn, "leica 1", undefined)).toEqual(["place leica 1", "discard leica 1"]));
  test("only discard what nothing else can be done with", () => {
    expect(buttons(turn, "dog", undefined)).toEqual(["discard dog"]);
    expect(promptOf(turn, "dog")).toBe("pikzi-prompt-useless");
  });
  test("answer an attack", () => {
    expect(buttons(legalMoves("dog", "let"), null, undefined)).toEqual(["dog", "let"]);
    expect(buttons(legalMoves("let"), null, undefined)).toEqual(["let"]);
  });
  test("decide about the hen's card: three at most", () => {
    const hen = legalMoves("give back", "put", "swap bull", "swap leica 1");
    expect(buttons(hen, null, undefined)).toEqual(["give back", "put", "pikzi-swap-none"]);
    expect(buttons(hen, "bull", undefined)).toEqual(["give back", "put", "swap bull"]);
    expect(choicesOf(hen, "bull", undefined).filter(({ kind }) => kind === "primary")).toHaveLength(1);
  });
  test("pass with an empty hand", () =>
    expect(buttons(legalMoves("pass"), null, undefined)).toEqual(["pass"]));
});
