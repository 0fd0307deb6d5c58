import Home from "./Home.svelte";

/** The pages: the first one at hand, the others fetched when they are first needed. */
export const pages = {
  home: () => Promise.resolve({ default: Home }),
  table: () => import("./TablePage.svelte"),
  rules: () => import("./Rules.svelte"),
  replay: () => import("./ReplayPage.svelte"),
  coach: () => import("./CoachPage.svelte"),
  lost: () => import("./Notice.svelte"),
};
