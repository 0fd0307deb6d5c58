import { expect, test } from "vitest";
import { readFields } from "../../src/home/options";

test("a form is made from the schema of a game's options", () => {
  const properties = {
    edition: { enum: ["classic", "deluxe"], default: "classic" },
    young: { type: "boolean", default: false },
    rounds: { type: "integer", minimum: 1, maximum: 9, default: 1 },
  };
  expect(readFields({ $ref: "#/$defs/Options", $defs: { Options: { properties } } })).toEqual([
    { name: "edition", kind: "choice", choices: ["classic", "deluxe"], value: "classic" },
    { name: "young", kind: "switch", value: false },
    { name: "rounds", kind: "number", fewest: 1, most: 9, value: 1 },
  ]);
});
