// Screenshots of every page, phone and desktop, light and dark. Build first.
// Usage: npm run screenshots -- [folder]
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumFlags } from "./chromium.mjs";
import { playOn } from "./drive.mjs";
import { TestServer } from "./server.mjs";

const folder = process.argv[2] ?? join(tmpdir(), "guinguette-screenshots");
const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
const themes = /** @type {const} */ ({ terrace: "light", lanterns: "dark" });

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page @param {string} edition @param {object[]} others */
async function setTable(page, edition, ...others) {
  const seats = [{ kind: "person", name: "Ana" }, ...others];
  const data = { game: "pickomino", options: { edition }, seats, nonce: "screenshots", habits: { pause: 0 } };
  const response = await page.request.post("/api/tables", { data });
  const { table } = await response.json();
  await page.goto(`/t/${table.code}`);
}

const bot = (/** @type {string} */ name) => ({ kind: "bot", name, level: "greedy" });

/** Each scene leads a page to where the picture is taken. */
const scenes = {
  home: async (/** @type {Page} */ page) => {
    await page.goto("/");
    await page.locator("article").first().waitFor();
  },
  "new-table": async (/** @type {Page} */ page) => {
    await scenes.home(page);
    await page.getByRole("button", { name: "New table of Pickomino Deluxe" }).click();
  },
  waiting: (/** @type {Page} */ page) => setTable(page, "classic", bot("Ginette"), { kind: "open" }),
  classic: async (/** @type {Page} */ page) => {
    await setTable(page, "classic", bot("Ginette"), bot("Marcel"));
    await page.evaluate(playOn, 12);
  },
  selected: async (/** @type {Page} */ page) => {
    await setTable(page, "classic", bot("Ginette"));
    await page.locator(".tray button").last().click();
  },
  sure: async (/** @type {Page} */ page) => {
    await scenes.selected(page);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByRole("dialog").waitFor();
  },
  deluxe: async (/** @type {Page} */ page) => {
    await setTable(page, "deluxe", bot("Ginette"), bot("Marcel"), bot("Lulu"));
    await page.evaluate(playOn, 25);
  },
  seven: async (/** @type {Page} */ page) => {
    const names = ["Ginette", "Marcel", "Lulu", "Maximiliane-Charlotte", "Odette", "Gaston"];
    await setTable(page, "deluxe", ...names.map(bot));
    await page.evaluate(playOn, 16);
  },
  talk: async (/** @type {Page} */ page) => {
    await scenes.classic(page);
    const open = page.getByRole("button", { name: /^Log and chat/ });
    if (await open.isVisible()) await open.click();
    await page.getByRole("button", { name: "Well done" }).click();
    await page.getByRole("textbox", { name: "Say something" }).fill("Bien joué !");
    await page.keyboard.press("Enter");
  },
  clause: async (/** @type {Page} */ page) => {
    await scenes.classic(page);
    await page.evaluate(() =>
      /** @type {HTMLElement} */ (document.querySelector("aside [aria-label^=Rule]"))?.click(),
    );
  },
  ending: async (/** @type {Page} */ page) => {
    await setTable(page, "deluxe", bot("Ginette"), bot("Marcel"));
    await page.evaluate(playOn, Infinity);
  },
  rules: async (/** @type {Page} */ page) => {
    await page.goto("/rules/pickomino#PK-10");
    await page.locator(".clause").first().waitFor();
  },
  lost: (/** @type {Page} */ page) => page.goto("/t/NOSUCH"),
};

mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(3);
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
        await page.screenshot({
          path,
          fullPage: name === "home" || name === "rules",
          animations: "disabled",
        });
        console.log(path);
      }
      await page.close();
    }
  }
} finally {
  await browser.close();
  await server.end();
}
