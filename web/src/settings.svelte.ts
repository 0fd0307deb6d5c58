import { remember, remembered } from "./memory";

export type Language = "en" | "fr";
export type Theme = "terrace" | "lanterns";

/** A table this browser sat at, for the way back. */
export interface Visit {
  code: string;
  game: string;
  players: string[];
  at: number;
}

const MOST_VISITS = 6;

const systemLanguage = (): Language => (navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en");
const systemTheme = (): Theme =>
  matchMedia("(prefers-color-scheme: dark)").matches ? "lanterns" : "terrace";

/** What this browser's owner likes; kept in the browser only. */
class Settings {
  #name = $state(remembered("name", ""));
  #language = $state<Language>(remembered("language", systemLanguage()));
  #theme = $state<Theme | null>(remembered("theme", null));
  #sound = $state(remembered("sound", true));
  #visits = $state.raw<Visit[]>(remembered("visits", []));

  get name() {
    return this.#name;
  }
  set name(name: string) {
    this.#name = name;
    remember("name", name);
  }
  get language() {
    return this.#language;
  }
  set language(language: Language) {
    this.#language = language;
    remember("language", language);
  }
  /** The chosen theme, or else the system's. */
  get theme(): Theme {
    return this.#theme ?? systemTheme();
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    remember("theme", theme);
    document.documentElement.dataset.theme = theme;
  }
  get sound() {
    return this.#sound;
  }
  set sound(sound: boolean) {
    this.#sound = sound;
    remember("sound", sound);
  }
  get visits() {
    return this.#visits;
  }
  visit(visit: Visit): void {
    const others = this.#visits.filter(({ code }) => code !== visit.code);
    this.#visits = [visit, ...others].slice(0, MOST_VISITS);
    remember("visits", this.#visits);
  }
  /** Dress the page as chosen last time. */
  wear(): void {
    if (this.#theme) document.documentElement.dataset.theme = this.#theme;
  }
}

export const settings = new Settings();
