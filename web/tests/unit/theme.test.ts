import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, lightness } from "./colour";

const css = readFileSync(new URL("../../src/styles/theme.css", import.meta.url), "utf8");
const themes = { terrace: new Map<string, string>(), lanterns: new Map<string, string>() };
for (const [, name = "", terrace = "", lanterns = ""] of css.matchAll(
  /--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g,
)) {
  themes.terrace.set(name, terrace);
  themes.lanterns.set(name, lanterns);
}

/** Text and what it stands on: at least 4.5 (WCAG 2.2, 1.4.3, AA). */
const text: [text: string, ground: string][] = [
  ...["ink", "ink-soft", "accent-text", "danger", "good"].flatMap((name): [string, string][] => [
    [name, "ground"],
    [name, "surface"],
    [name, "surface-low"],
  ]),
  ["ground", "ink"],
  ["on-accent", "accent"],
  ["on-danger", "danger"],
  ["on-good", "good"],
];

/** Signs that are not text: at least 3 (1.4.11). */
const seats = [1, 2, 3, 4, 5, 6, 7];
const signs: [sign: string, ground: string][] = [
  ["outline", "ground"],
  ["outline", "surface"],
  ["accent", "ground"],
  ["accent", "surface"],
  ...seats.map((seat): [string, string] => [`on-seat-${seat}`, `seat-${seat}`]),
];

describe.each(Object.entries(themes))("%s", (_, colours) => {
  const colour = (name: string) => colours.get(name) ?? expect.fail(`no colour ${name}`);

  it.each(text)("%s reads on %s", (above, below) => {
    expect(contrast(colour(above), colour(below))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(signs)("%s stands out from %s", (above, below) => {
    expect(contrast(colour(above), colour(below))).toBeGreaterThanOrEqual(3);
  });

  it("seats differ in lightness, not only in hue", () => {
    const sorted = seats.map((seat) => lightness(colour(`seat-${seat}`))).sort((a, b) => a - b);
    for (const [index, value] of sorted.slice(1).entries()) {
      expect(value - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(4);
    }
  });
});
