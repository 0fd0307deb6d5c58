import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../settings.svelte";

/** What a `.ftl` file says, parsed when the page was built. */
export type Words = FluentResource["body"];

// The games' words are the very files that Python reads.
const shelves = { en: () => import("./en"), fr: () => import("./fr") };

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));

/** Speak a language from now on. */
export async function speak(language: Language): Promise<void> {
  const { default: body } = await shelves[language]();
  const next = new FluentBundle(language, { useIsolating: false });
  next.addResource({ body });
  bundle = next;
  document.documentElement.lang = language;
}

/** The words with this key, in the language spoken now. */
export function say(key: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : key;
}

/** A number as people write it, with a real minus. */
export const signed = (number: number): string => String(number).replace("-", "−");
