import { mount } from "svelte";
import App from "./App.svelte";
import { listGames } from "./net/api";
import { pages } from "./pages/pages";
import { here } from "./route.svelte";
import { settings } from "./settings.svelte";
import "./styles/index.css";
import { speak } from "./words/words.svelte";

const PATIENCE = 500; // ms; later, a late font may swap in

/** Text that is drawn once, in the right letters, does not jump. */
function readyFonts(): Promise<unknown> {
  const fonts = ["Caprasimo", "Atkinson Hyperlegible Next Variable"];
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  return Promise.race([Promise.all(fonts.map((font) => document.fonts.load(`1em "${font}"`))), late]);
}

settings.wear();
if (here().page === "home") listGames().catch(() => undefined); // the page will say so, if it fails again
void Promise.all([speak(settings.language), readyFonts(), pages[here().page]()]).then(() =>
  mount(App, { target: document.body }),
);
