import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import en from "../../src/words/en";
import fr from "../../src/words/fr";
import type { Words } from "../../src/words/words.svelte";

const keysOf = (words: Words) => new Set(words.map(({ id }) => id));
const words = { en: keysOf(en), fr: keysOf(fr) };

const source = new URL("../../src/", import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) =>
  /\.(svelte|ts)$/.test(file),
);

describe("words", () => {
  test("are the same in French and English", () => {
    expect([...words.fr].sort()).toEqual([...words.en].sort());
  });

  test.each(files)("of %s exist", (file) => {
    const text = readFileSync(new URL(file, source), "utf8");
    const said = [...text.matchAll(/say\(\s*"([^"]+)"/g)].map(([, key]) => key ?? "");
    expect(said.filter((key) => !words.en.has(key))).toEqual([]);
  });
});
