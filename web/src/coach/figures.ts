import type { Counsel, Outlook } from "../wire/types";
import { say } from "../words/words.svelte";

const rounded = (number: number, digits: number): number => Number(number.toFixed(digits));

/** What an outlook is worth, in words: the chance to win where it is known, else worms or points. */
export function worthOf(outlook: Outlook, unit: Counsel["unit"]): string {
  const figure = figureOf(outlook, unit);
  return outlook.win === null ? figure : say("hint-win", { figure });
}

/** The same, where it stands below the words for it. */
export function figureOf({ win, value }: Outlook, unit: Counsel["unit"]): string {
  if (win !== null) return say("hint-percent", { percent: rounded(win * 100, 1) });
  const worth = rounded(Math.abs(value), 1);
  return say(`hint-${unit}`, { worth, sign: value < 0 ? "minus" : "plus" });
}

/** How long each outlook's bar is, between 0 and 1: chances as they are, other values from the worst (or nothing) to the best. */
export function scaleOf(outlooks: Outlook[]): (outlook: Outlook) => number {
  const values = outlooks.map(({ value }) => value);
  const worst = Math.min(0, ...values);
  const span = Math.max(0, ...values) - worst || 1;
  return ({ win, value }) => win ?? (value - worst) / span;
}
