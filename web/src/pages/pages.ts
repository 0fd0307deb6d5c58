/** The pages, each fetched when it is first needed. */
export const pages = {
  home: () => import("./Home.svelte"),
  table: () => import("./TablePage.svelte"),
  rules: () => import("./Rules.svelte"),
  replay: () => import("./ReplayPage.svelte"),
  coach: () => import("./CoachPage.svelte"),
  lost: () => import("./Notice.svelte"),
};
