// Screenshots of every page, phone and desktop, light and dark. Build first.
// Usage: npm run screenshots -- [folder] [scene …]
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumFlags } from "./chromium.mjs";
import { playOn } from "./drive.mjs";
import { TestServer } from "./server.mjs";

const [, , folder = join(tmpdir(), "guinguette-screenshots"), ...wanted] = process.argv;
const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
const themes = /** @type {const} */ ({ terrace: "light", lanterns: "dark" });
const whole = [
  "home",
  "home-french",
  "rules",
  "replay-open",
  "coach",
  "coach-deluxe",
  "coach-pina",
  "coach-pikzi",
];

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ kind: string, name?: string, level?: string }} Chair */

/** @returns {Chair[]} */
const bots = (/** @type {string[]} */ ...names) =>
  names.map((name) => ({ kind: "bot", name, level: "strong" }));

/** Ana's table. @param {Page} page @param {string} game @param {object} options @param {Chair[]} others @param {number} pause */
async function setTable(page, game, options, others, pause = 0) {
  const seats = [{ kind: "person", name: "Ana" }, ...others];
  const data = { game, options, seats, nonce: "screenshots", habits: { pause } };
  const response = await page.request.post("/api/tables", { data });
  const { table } = await response.json();
  await page.goto(`/t/${table.code}`);
}

const classic = (/** @type {Page} */ page, /** @type {Chair[]} */ others) =>
  setTable(page, "pickomino", { edition: "classic" }, others);
const deluxe = (/** @type {Page} */ page, /** @type {Chair[]} */ others) =>
  setTable(page, "pickomino", { edition: "deluxe" }, others);
const pina = (/** @type {Page} */ page, options = {}) =>
  setTable(page, "pina_coladice", options, bots("Ginette", "Marcel"));
const pikzi = (/** @type {Page} */ page, options = {}, others = bots("Ginette", "Marcel")) =>
  setTable(page, "pikzi", options, others);

/** Play on so far, and until something is to be decided. @param {Page} page @param {number} presses */
async function play(page, presses) {
  await page.evaluate(playOn, presses);
  if (await page.getByRole("dialog").isVisible()) await page.keyboard.press("Escape");
  await page.waitForTimeout(200);
}

/** @param {Page} page */
async function askHint(page) {
  await page.getByRole("button", { name: "Ask the coach" }).click();
  await page.getByRole("heading", { name: "The coach says" }).waitFor();
}

/** The end of a game, then its replay. @param {Page} page */
async function replay(page) {
  await page.evaluate(playOn, Infinity);
  await page.getByRole("link", { name: "Watch it again" }).click();
  await page.getByRole("group", { name: "Steps of the game" }).waitFor();
  await page.getByRole("slider").fill("40");
}

/** Tap these buttons, by their names. @param {Page} page @param {string[]} names */
async function tap(page, ...names) {
  for (const name of names) await page.getByRole("button", { name, exact: true }).first().click();
}

/** Each scene leads a page to where the picture is taken. @type {Record<string, (page: Page) => Promise<unknown>>} */
const scenes = {
  home: async (page) => {
    await page.goto("/");
    await page.locator("article").first().waitFor();
  },
  "new-table": async (page) => {
    await scenes.home?.(page);
    await page.getByRole("button", { name: "New table of Pickomino Deluxe" }).click();
  },
  waiting: (page) => classic(page, [...bots("Ginette"), { kind: "open" }]),
  classic: async (page) => {
    await classic(page, bots("Ginette", "Marcel"));
    await play(page, 24);
  },
  selected: async (page) => {
    await classic(page, bots("Ginette"));
    await page.locator(".tray button").last().click();
  },
  sure: async (page) => {
    await scenes.selected?.(page);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByRole("dialog").waitFor();
  },
  hint: async (page) => {
    await classic(page, bots("Ginette", "Marcel"));
    await page.locator(".tray button").first().waitFor();
    await askHint(page);
  },
  "hint-shown": async (page) => {
    await scenes.hint?.(page);
    const show = page.getByRole("button", { name: "Show me" });
    if (await show.isVisible()) await show.click();
  },
  deluxe: async (page) => {
    await deluxe(page, bots("Ginette", "Marcel", "Lulu"));
    await play(page, 30);
  },
  seven: async (page) => {
    await deluxe(page, bots("Ginette", "Marcel", "Lulu", "Maximiliane-Charlotte", "Odette", "Gaston"));
    await play(page, 16);
  },
  "bot-turn": async (page) => {
    await setTable(page, "pickomino", { edition: "deluxe" }, bots("Ginette", "Marcel"), 8);
    await page.locator(".tray button").first().click();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Stop" }).click();
    await page.getByText("Ginette to move").waitFor();
  },
  refusal: async (page) => {
    await page.routeWebSocket(/socket/, (line) => {
      const server = line.connectToServer();
      line.onMessage((text) => server.send(String(text).replace(/"move":"keep \w"/, '"move":"roll"')));
    });
    await scenes.selected?.(page);
    await page.keyboard.press("Enter");
    await page.getByRole("alert").waitFor();
  },
  "line-lost": async (page) => {
    let cut = () => {};
    await page.routeWebSocket(/socket/, (line) => {
      if (page.url().includes("cut")) return void line.close();
      line.connectToServer();
      cut = () => line.close();
    });
    await classic(page, bots("Ginette"));
    await page.locator(".tray button").first().waitFor();
    await page.evaluate(() => history.replaceState(null, "", "#cut"));
    cut();
    await page.getByText("The line is lost").waitFor();
  },
  "hand-over": (page) => pikzi(page, {}, [{ kind: "person", name: "Bo" }]),
  "check-dice": async (page) => {
    await pikzi(page, { portraits: 1 });
    await play(page, Infinity);
    await tap(page, "Check the dice");
  },
  pina: async (page) => {
    await pina(page);
    await play(page, 8);
  },
  "pina-happy": async (page) => {
    await pina(page, { happy_hour: true });
    await play(page, 11);
  },
  "pina-four": async (page) => {
    await setTable(page, "pina_coladice", { happy_hour: true }, bots("Ginette", "Marcel", "Lulu"));
    await play(page, 9);
  },
  "pina-hint": async (page) => {
    await pina(page);
    await page.locator(".tray button").first().waitFor();
    await askHint(page);
  },
  pikzi: async (page) => {
    await pikzi(page);
    await play(page, 14);
  },
  "pikzi-five": async (page) => {
    await pikzi(page, {}, bots("Ginette", "Marcel", "Lulu", "Firmin"));
    await play(page, 12);
  },
  "pikzi-two": async (page) => {
    await pikzi(page, { portraits: 2 }, bots("Ginette"));
    await play(page, 14);
  },
  "pikzi-teams": async (page) => {
    await pikzi(page, { teams: true, rounds: 2 }, bots("Ginette", "Marcel", "Lulu"));
    await play(page, 12);
  },
  "pikzi-hint": async (page) => {
    await pikzi(page);
    await page.locator(".hand button:enabled").first().waitFor();
    await askHint(page);
  },
  french: async (page) => {
    await page.addInitScript(() => localStorage.setItem("guinguette.language", '"fr"'));
    await deluxe(page, bots("Ginette", "Marcel"));
    await play(page, 20);
  },
  "home-french": async (page) => {
    await page.addInitScript(() => localStorage.setItem("guinguette.language", '"fr"'));
    await scenes.home?.(page);
  },
  talk: async (page) => {
    await scenes.classic?.(page);
    const open = page.getByRole("button", { name: /^Log and chat/ });
    if (await open.isVisible()) await open.click();
    await page.getByRole("button", { name: "Well done" }).click();
    await page.getByRole("textbox", { name: "Say something" }).fill("Bien joué !");
    await page.keyboard.press("Enter");
  },
  clause: async (page) => {
    await scenes.classic?.(page);
    await page.evaluate(() =>
      /** @type {HTMLElement} */ (document.querySelector("aside [aria-label^=Rule]"))?.click(),
    );
  },
  "ending-deluxe": async (page) => {
    await deluxe(page, bots("Ginette", "Marcel"));
    await play(page, Infinity);
  },
  "ending-pina": async (page) => {
    await pina(page);
    await play(page, Infinity);
  },
  "ending-pikzi": async (page) => {
    await pikzi(page, { portraits: 2 });
    await play(page, Infinity);
  },
  "ending-teams": async (page) => {
    await pikzi(page, { teams: true, portraits: 2 }, bots("Ginette", "Marcel", "Lulu"));
    await play(page, Infinity);
  },
  "replay-open": async (page) => {
    await page.goto("/replay");
    await page.getByRole("heading", { name: "Replay a game" }).waitFor();
  },
  replay: async (page) => {
    await classic(page, bots("Ginette", "Marcel"));
    await replay(page);
  },
  "replay-pina": async (page) => {
    await pina(page);
    await replay(page);
  },
  "replay-pikzi": async (page) => {
    await pikzi(page, { portraits: 1 });
    await replay(page);
  },
  coach: async (page) => {
    await page.goto("/coach/pickomino");
    await tap(page, "Seat 2", "Tile 25: Skewer", "Tile 27: Skewer", "Face down", "Tile 36: Skewer");
    const kept = page.getByRole("region", { name: "Set aside" });
    const rolled = page.getByRole("region", { name: "Rolled" });
    for (const face of ["4", "4", "4", "worm"])
      await kept.getByRole("button", { name: `Add ${face}` }).click();
    for (const face of ["1", "1", "5", "worm"])
      await rolled.getByRole("button", { name: `Add ${face}` }).click();
    await page.getByRole("meter").first().waitFor();
  },
  "coach-deluxe": async (page) => {
    await page.goto("/coach/pickomino-deluxe");
    await page.getByRole("button", { name: "Tile 36: Skewer" }).waitFor();
  },
  "coach-pina": async (page) => {
    await page.goto("/coach/pina_coladice");
    await page.getByRole("group", { name: "Coasters" }).waitFor();
    for (const face of ["2", "2", "3", "4", "5"]) await tap(page, `Add ${face}`);
    await page.getByRole("meter").first().waitFor();
  },
  "coach-pikzi": async (page) => {
    await page.goto("/coach/pikzi");
    const me = page.getByRole("region", { name: "Me", exact: true });
    const other = page.getByRole("region", { name: "Seat 2", exact: true });
    await page.getByRole("group", { name: "Players" }).getByRole("button", { name: "One more" }).click();
    await tap(page, "Add Léïca 1", "Add Bull", "Add Hen", "Add Guard Dog");
    for (const name of ["Mozart 1", "Mozart 2"]) await me.getByRole("button", { name }).click();
    for (const name of ["Mozart 3", "Fernand 4"]) await other.getByRole("button", { name }).click();
    await page.getByRole("meter").first().waitFor();
  },
  rules: async (page) => {
    await page.goto("/rules/pickomino#PK-10");
    await page.locator(".clause").first().waitFor();
  },
  lost: (page) => page.goto("/t/NOSUCH"),
};

mkdirSync(folder, { recursive: true });
const server = await new TestServer().start();
const browser = await chromium.launch(chromiumFlags);
try {
  for (const [name, scene] of Object.entries(scenes)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const [size, viewport] of Object.entries(sizes)) {
      const page = await browser.newPage({
        viewport,
        deviceScaleFactor: 2,
        locale: "en-GB",
        baseURL: server.url,
        reducedMotion: "reduce",
      });
      page.on("pageerror", (error) => console.error(error));
      await scene(page);
      for (const [theme, colorScheme] of Object.entries(themes)) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.waitForTimeout(300);
        const path = join(folder, `${name}-${size}-${theme}.png`);
        await page.screenshot({ path, fullPage: whole.includes(name), animations: "disabled" });
        console.log(path);
      }
      await page.close();
    }
  }
} finally {
  await browser.close();
  await server.end();
}
