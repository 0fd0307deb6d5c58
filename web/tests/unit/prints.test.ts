import { expect, it } from "vitest";
import { coasters } from "../../src/art/coasters/coasters";
import { dice, sums } from "../../src/art/coasters/combinations";
import { wormsOn } from "../../src/art/pickomino/worms";

it("PK-1: the sixteen tiles carry forty worms", () => {
  const tiles = Array.from({ length: 16 }, (_, index) => 21 + index);
  expect(tiles.reduce((sum, tile) => sum + wormsOn(tile), 0)).toBe(40);
});

it("DX-1: tiles 11 and 13 carry one worm each", () => {
  expect([wormsOn(11), wormsOn(13)]).toEqual([1, 1]);
});

it("PC-2: 25 coasters of three families, each with its own ingredient", () => {
  const count = (family: string) => coasters.filter((coaster) => coaster.family === family).length;
  expect([count("green"), count("blue"), count("purple")]).toEqual([7, 6, 12]);
  expect(new Set(coasters.map((coaster) => coaster.ingredient)).size).toBe(25);
});

it("PC-2: every coaster shows its combination, as dice or as a sum, inside its window", () => {
  for (const number of coasters.keys()) {
    const drawn = dice[number + 1];
    expect(Boolean(drawn) !== Boolean(sums[number + 1]), `coaster ${number + 1}`).toBe(true);
    for (const die of drawn ?? []) {
      expect(Math.max(-die.x, die.x + die.width)).toBeLessThanOrEqual(43);
      expect(Math.max(-die.y, die.y + die.width)).toBeLessThanOrEqual(26);
    }
  }
});
