import { describe, expect, test } from "vitest";
import { Follower, lying, type Thing } from "../../src/games/pikzi/things";
import type { PikziView } from "../../src/wire/types";
import { playerOf, viewOf } from "./pikzi.fixture";

/** The cards of a first view, and of a second one. */
function follow(first: PikziView, second: PikziView): [Thing[], Thing[]] {
  const follower = new Follower();
  return [follower.follow(first), follower.follow(second)];
}

const find = (things: Thing[], place: string, card: string | null) =>
  lying(things, place).find((thing) => thing.card === card);
const mine = (hand: string[], parts = {}) => playerOf({ hand, cards: hand.length, ...parts });
const HAND = ["leica 1", "leica 1", "mozart 3", "bull"];

describe("a card keeps its name", () => {
  test("from the hand to the table, and the others stay where they are", () => {
    const players = [mine(["leica 1", "mozart 3", "bull"], { shown: ["leica 1"] }), playerOf()];
    const [before, after] = follow(viewOf(), viewOf({ players, phase: "draw" }));
    const shown = find(after, "shown 0", "leica 1");
    expect(lying(before, "hand 0").map(({ thing }) => thing)).toContain(shown?.thing);
    for (const { card, slot } of [find(after, "hand 0", "mozart 3")!, find(after, "hand 0", "bull")!]) {
      expect(slot).toBe(HAND.indexOf(card!));
    }
  });
  test("from the pile into the gap of a hand", () => {
    const short = viewOf({ players: [mine(["leica 1", "leica 1", "bull"]), playerOf()], phase: "draw" });
    const follower = new Follower();
    follower.follow(viewOf());
    const top = lying(follower.follow(short), "pile")[0];
    const drawn = follower.follow(
      viewOf({ players: [mine(["dog", "leica 1", "leica 1", "bull"]), playerOf()], pile: 39 }),
    );
    expect(find(drawn, "hand 0", "dog")).toMatchObject({ thing: top?.thing, slot: 2 });
    expect(lying(drawn, "pile")[0]?.thing).not.toBe(top?.thing);
  });
  test("from a hidden hand to the table", () => {
    const players = [mine(HAND), playerOf({ cards: 3, shown: ["fernand 2"] })];
    const [before, after] = follow(viewOf(), viewOf({ players }));
    const old = before.find(({ thing }) => thing === find(after, "shown 1", "fernand 2")?.thing);
    expect(old).toMatchObject({ place: "hand 1", card: null });
  });
  test("from one player's portrait to another's", () => {
    const first = viewOf({ players: [mine(HAND), playerOf({ shown: ["fernand 2"] })] });
    const second = viewOf({ players: [mine(HAND, { shown: ["fernand 2"] }), playerOf()] });
    const [before, after] = follow(first, second);
    expect(find(after, "shown 0", "fernand 2")?.thing).toBe(find(before, "shown 1", "fernand 2")?.thing);
  });
  test("when it finishes a portrait and the others lose the same piece", () => {
    const first = viewOf({
      players: [mine(HAND, { shown: ["mozart 3"] }), playerOf({ shown: ["mozart 4"] }), playerOf()],
    });
    const laid = viewOf({
      players: [mine(HAND), playerOf({ cards: 3, shown: ["mozart 3", "mozart 4"] }), playerOf()],
      discard: ["mozart 3"],
    });
    const [before, after] = follow(first, laid);
    const lost = find(before, "shown 0", "mozart 3");
    expect(find(after, "discard", "mozart 3")?.thing).toBe(lost?.thing);
    const origin = before.find(({ thing }) => thing === find(after, "shown 1", "mozart 3")?.thing);
    expect(origin?.place).toBe("hand 1");
  });
  test("when it is piked and another player loses the same piece", () => {
    const pike = { seat: 0, target: 2, card: "bull", aim: "mozart 3", drawn: null };
    const both = [mine(HAND), playerOf({ shown: ["mozart 3"] }), playerOf({ shown: ["mozart 3"] })];
    const taken = [mine(HAND, { shown: ["mozart 3"] }), playerOf(), playerOf()];
    const [before, after] = follow(
      viewOf({ phase: "answer", pike, players: both }),
      viewOf({ players: taken, discard: ["bull", "mozart 3"] }),
    );
    expect(find(after, "shown 0", "mozart 3")?.thing).toBe(find(before, "shown 2", "mozart 3")?.thing);
    expect(find(after, "discard", "mozart 3")?.thing).toBe(find(before, "shown 1", "mozart 3")?.thing);
  });
  test("when a guard dog sends a wolf back", () => {
    const pike = { seat: 0, target: 1, card: "wolf", aim: "mozart", drawn: null };
    const [before, after] = follow(
      viewOf({
        phase: "answer",
        pike,
        players: [mine(HAND, { shown: ["mozart 1"] }), playerOf({ shown: ["mozart 2"] })],
      }),
      viewOf({
        players: [mine(HAND), playerOf({ cards: 3, shown: ["mozart 1", "mozart 2"] })],
        discard: ["wolf", "dog"],
      }),
    );
    expect(find(after, "shown 1", "mozart 1")?.thing).toBe(find(before, "shown 0", "mozart 1")?.thing);
    expect(before.find(({ thing }) => thing === find(after, "discard", "dog")?.thing)?.place).toBe("hand 1");
  });
  test("when a hen draws it and it is given back, and then we know it", () => {
    const pike = { seat: 0, target: 1, card: "hen", aim: null, drawn: "dog" };
    const follower = new Follower();
    follower.follow(viewOf());
    const plucked = follower.follow(
      viewOf({ phase: "hen", pike, players: [mine(HAND), playerOf({ cards: 3 })] }),
    );
    const back = follower.follow(
      viewOf({ players: [mine(HAND), playerOf({ known: ["dog"] })], discard: ["hen"] }),
    );
    expect(find(back, "hand 1", "dog")?.thing).toBe(find(plucked, "drawn", "dog")?.thing);
  });
});

test("the discard is in the order in which cards came", () => {
  const [, after] = follow(
    viewOf({ discard: ["mozart 1", "wolf"] }),
    viewOf({ discard: ["hen", "mozart 1", "wolf"] }),
  );
  expect(lying(after, "discard").at(-1)?.card).toBe("hen");
});

test("the same view gives the same cards, another viewer gives new ones", () => {
  const follower = new Follower();
  const view = viewOf();
  const things = follower.follow(view);
  expect(follower.follow(view)).toBe(things);
  const names = new Set(things.map(({ thing }) => thing));
  expect(follower.follow(viewOf({ viewer: 1 })).some(({ thing }) => names.has(thing))).toBe(false);
});

test("names are unique, and say nothing of the cards", () => {
  const [, after] = follow(viewOf(), viewOf({ discard: HAND, players: [mine([]), playerOf({ cards: 4 })] }));
  expect(new Set(after.map(({ thing }) => thing)).size).toBe(after.length);
  for (const { thing } of after) expect(thing).toMatch(/^card-\d+$/);
});
