import { describe, expect, test } from "vitest";
import { diceShown, emptyTray, keptFaces, lay, toggle, toggleFace } from "../../src/games/pina_coladice/tray";
import type { Event } from "../../src/wire/types";
import { viewOf } from "./pina-coladice.fixture";

const faces = (places: { face: number | null }[]) => places.map(({ face }) => face);

describe("dice on the tray", () => {
  const rolled = lay(emptyTray(), [2, 2, 3, 5, 5]);

  test("fall on five places", () => {
    expect(faces(rolled)).toEqual([2, 2, 3, 5, 5]);
    expect(rolled.every(({ fresh }) => fresh)).toBe(true);
  });

  test("that are kept stay where they lie, the others are rolled on the free places", () => {
    const kept = toggle(toggle(rolled, 1), 4);
    expect(keptFaces(kept)).toEqual([2, 5]);
    const inHand = lay(kept, [2, 5]);
    expect(faces(inHand)).toEqual([null, 2, null, null, 5]);
    const again = lay(inHand, [1, 2, 5, 6, 6]);
    expect(faces(again)).toEqual([1, 2, 6, 6, 5]);
    expect(again.map(({ fresh }) => fresh)).toEqual([true, false, true, true, false]);
    expect(keptFaces(again)).toEqual([2, 5]);
  });

  test("that others keep are seen to be kept", () => {
    expect(lay(rolled, [3, 5]).map(({ kept }) => kept)).toEqual([false, false, true, true, false]);
  });

  test("are kept by value one after the other, then released", () => {
    const one = toggleFace(rolled, 5);
    const two = toggleFace(one, 5);
    expect([keptFaces(one), keptFaces(two), keptFaces(toggleFace(two, 5))]).toEqual([[5], [5, 5], []]);
    expect(toggleFace(rolled, 6)).toEqual(rolled);
  });
});

test("a roll that ends the turn is still shown", () => {
  const before = viewOf({ phase: "roll", dice: [2, 5], in_hand: 3 });
  const after = viewOf({ phase: "roll", turn: 4, dice: [], in_hand: 5 });
  const event: Event = { ply: 9, kind: "outcome", seat: null, text: "1 3 6", at: 0 };
  expect(diceShown(before, after, event)).toEqual([2, 5, 1, 3, 6]);
  expect(diceShown(after, viewOf(), { ...event, text: "1 2 2 5 5" })).toEqual([1, 2, 2, 5, 5]);
});
