import { describe, expect, test } from "vitest";
import { aimed, NO_AIM, onlyAim, reach, tap } from "../../src/games/pina_coladice/aim";
import { keepMove, readChoices } from "../../src/games/pina_coladice/choices";
import { gridWith, legalMoves, viewOf } from "./pina-coladice.fixture";

describe("dice to keep", () => {
  test("their order does not matter", () => expect(keepMove([5, 2, 5])).toBe("keep 2 5 5"));
  test("none of them rolls all five", () => expect(keepMove([])).toBe("keep none"));
  test("how many are rolled again comes with the move", () => {
    const { keeps } = readChoices(viewOf(), legalMoves("keep 2 2", "stop"));
    expect(keeps.get(keepMove([2, 2]))).toBe(3);
    expect(keeps.has(keepMove([1, 2, 2, 5, 5]))).toBe(false);
  });
});

describe("a coaster", () => {
  test("is chosen by a tap and given up by another", () => {
    const choices = readChoices(viewOf({ phase: "place" }), legalMoves("place a1", "place b2"));
    const aim = tap(choices, NO_AIM, "b2");
    expect(aimed(choices, aim)).toBe("place b2");
    expect(aimed(choices, tap(choices, aim, "a1"))).toBe("place a1");
    expect(tap(choices, aim, "b2")).toEqual(NO_AIM);
    expect(tap(choices, aim, "d4")).toEqual(aim);
  });

  test("can be chosen before the last roll where the dice make it and there is room", () => {
    const grid = gridWith().map((coaster, n) => ({ ...coaster, made: n < 2, gain: n === 0 ? null : 2 }));
    const choices = readChoices(viewOf({ grid }), legalMoves("keep none", "stop"));
    expect([...choices.cells]).toEqual([["b1", "place b1"]]);
    expect(onlyAim(choices)).toEqual(NO_AIM);
  });

  test("is chosen already when it is the only one", () => {
    const choices = readChoices(viewOf({ phase: "flip" }), legalMoves("flip c3"));
    expect(aimed(choices, onlyAim(choices))).toBe("flip c3");
  });
});

describe("a token of another player", () => {
  const choices = readChoices(
    viewOf({ phase: "move" }),
    legalMoves("move 2 a1 b3", "move 2 a1 c3", "move 3 a1 b3", "move 2 d4 b3"),
  );

  test("is picked first, then where it goes", () => {
    expect(reach(choices, NO_AIM)).toEqual(new Set(["a1", "d4"]));
    const picked = tap(choices, NO_AIM, "a1");
    expect(picked).toEqual({ token: { seat: 1, cell: "a1" }, cell: null });
    expect(reach(choices, picked)).toEqual(new Set(["a1", "b3", "c3"]));
    expect(aimed(choices, picked)).toBeUndefined();
    expect(aimed(choices, tap(choices, picked, "c3"))).toBe("move 2 a1 c3");
  });

  test("passes on to the next token of the coaster, then to none", () => {
    const first = tap(choices, NO_AIM, "a1");
    const second = tap(choices, first, "a1");
    expect(aimed(choices, tap(choices, second, "b3"))).toBe("move 3 a1 b3");
    expect(tap(choices, second, "a1")).toEqual(NO_AIM);
  });

  test("can be changed until confirmed", () => {
    const aim = tap(choices, tap(choices, NO_AIM, "a1"), "b3");
    expect(tap(choices, aim, "b3").cell).toBeNull();
    expect(tap(choices, aim, "d4")).toEqual({ token: { seat: 1, cell: "d4" }, cell: null });
  });
});
