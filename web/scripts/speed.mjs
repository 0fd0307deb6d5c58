// What the page costs: JavaScript of the first page, time until one can play, layout shift. Build first.
// Usage: npm run speed [-- --json] [-- --who]
import { chromium } from "@playwright/test";
import { chromiumFlags } from "./chromium.mjs";
import { playOn } from "./drive.mjs";
import { TestServer } from "./server.mjs";

const SLOWER = 4; // times slower than this machine: a phone
const COLD_STARTS = 7;
const PRESSES = 60;
const HASTE = 4; // times faster than people like to watch bots
const phone = { viewport: { width: 390, height: 844 }, locale: "en-GB" };
const small = { viewport: { width: 360, height: 640 }, locale: "fr-FR" };
const bots = ["Ginette", "Marcel", "Zoé", "Lucien", "Rosa", "Paul"];

/** @typedef {import("@playwright/test").Browser} Browser */
/** @typedef {{ shift?: number, jumpers?: string[], playable?: number }} State what these scripts keep in a page */
/** @typedef {{ game: string, options: object, seats: number, screen: typeof phone }} Kind of table */

/** Every game, and with as many players as can be on a small phone, in the language with the longer words. @type {Record<string, Kind>} */
const tables = {
  Pickomino: { game: "pickomino", options: { edition: "classic" }, seats: 3, screen: phone },
  "Pickomino Deluxe": { game: "pickomino", options: { edition: "deluxe" }, seats: 3, screen: phone },
  "Piña Coladice": { game: "pina_coladice", options: {}, seats: 3, screen: phone },
  Pikzi: { game: "pikzi", options: {}, seats: 3, screen: phone },
  "Pickomino Deluxe, seven, small": {
    game: "pickomino",
    options: { edition: "deluxe" },
    seats: 7,
    screen: small,
  },
  "Happy Hour, four, small": {
    game: "pina_coladice",
    options: { happy_hour: true },
    seats: 4,
    screen: small,
  },
  "Pikzi, teams, small": { game: "pikzi", options: { teams: true }, seats: 4, screen: small },
  "Pikzi, five, small": { game: "pikzi", options: {}, seats: 5, screen: small },
};

/** Runs in the page: adds up how far things jumped, and remembers which. */
function watchShifts() {
  const state = /** @type {State} */ (globalThis);
  state.shift = 0;
  state.jumpers = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = /** @type {{ value: number, sources: { node: Element | null }[] }} */ (
        /** @type {unknown} */ (entry)
      );
      state.shift = (state.shift ?? 0) + value;
      state.jumpers?.push(...sources.map(({ node }) => String(node?.parentElement?.outerHTML.slice(0, 90))));
    }
  }).observe({ type: "layout-shift", buffered: true });
}

const shiftNow = () => /** @type {State} */ (globalThis).shift ?? 0;
const jumpers = () => /** @type {State} */ (globalThis).jumpers ?? [];

/**
 * Runs in the page, from its first moment: waits for the button, notes when it has been drawn and the browser is free
 * to handle a tap, and taps. The page looks by itself, for every question from outside makes a slow page slower.
 */
function tapEarly() {
  const look = () => {
    const button = /** @type {HTMLElement | null} */ (
      document.querySelector("[aria-label='Play Pickomino now']")
    );
    if (!button?.checkVisibility()) return void requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      /** @type {State} */ (globalThis).playable = performance.now();
      button.click();
    };
    port2.postMessage("after this frame");
  };
  requestAnimationFrame(look);
}

const playable = () => /** @type {State} */ (globalThis).playable ?? Infinity;

/** A phone that was never here. @param {Browser} browser @param {string} baseURL */
async function openSlowly(browser, baseURL) {
  const page = await browser.newPage({ ...phone, baseURL });
  const line = await page.context().newCDPSession(page);
  await line.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return page;
}

/** A first visit: milliseconds until a tap leads to a table. @param {Browser} browser @param {string} baseURL */
async function visit(browser, baseURL) {
  const page = await openSlowly(browser, baseURL);
  await page.addInitScript(tapEarly);
  await page.goto("/", { waitUntil: "commit" });
  await page.waitForURL("/t/*", { waitUntil: "commit" }); // it did react
  const time = await page.evaluate(playable);
  await page.close();
  return time;
}

/** Runs in the page: what its scripts weighed on the way here. */
function weigh() {
  const entries = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType("resource"));
  return entries
    .filter(({ name }) => name.endsWith(".js"))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

/** The first page, left alone: bytes of JavaScript, layout shift. @param {Browser} browser @param {string} baseURL */
async function settle(browser, baseURL) {
  const page = await openSlowly(browser, baseURL);
  await page.addInitScript(watchShifts);
  await page.goto("/", { waitUntil: "networkidle" });
  const [bytes, shift] = [await page.evaluate(weigh), await page.evaluate(shiftNow)];
  await page.close();
  return { bytes, shift };
}

/** Runs in the page: bots' turns are shown faster, move by move all the same. @param {number} haste */
function hasten(haste) {
  const wait = window.setTimeout;
  window.setTimeout = /** @type {typeof wait} */ (
    (/** @type {TimerHandler} */ done, /** @type {number} */ time) => wait(done, time / haste)
  );
}

/** How far things jump while somebody plays. @param {Browser} browser @param {string} baseURL @param {Kind} kind */
async function jumps(browser, baseURL, { game, options, seats: most, screen }) {
  const page = await browser.newPage({ ...screen, baseURL });
  await page.addInitScript(hasten, HASTE);
  const others = bots.slice(0, most - 1).map((name) => ({ kind: "bot", name, level: "random" }));
  const seats = [{ kind: "person", name: "Ana" }, ...others];
  const data = { game, options, seats, nonce: "speed-nonce", habits: { pause: 0 } };
  const { table } = await (await page.request.post("/api/tables", { data })).json();
  await page.goto(`/t/${table.code}`);
  await page.locator(".news .mine").waitFor(); // our turn
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(500);
  await page.evaluate(watchShifts);
  const start = await page.evaluate(shiftNow);
  await page.evaluate(playOn, PRESSES);
  const shift = (await page.evaluate(shiftNow)) - start;
  if (process.argv.includes("--who")) console.log(await page.evaluate(jumpers));
  await page.close();
  return shift;
}

const server = await new TestServer({ fair: true }).start(); // another game each time: a fixed one would hide what jumps in others
const browser = await chromium.launch(chromiumFlags);
try {
  const first = await settle(browser, server.url);
  const times = [];
  for (let run = 0; run < COLD_STARTS; run++) times.push(await visit(browser, server.url));
  times.sort((a, b) => a - b);
  // Side by side, for tables wait more than they work.
  const played = await Promise.all(
    Object.entries(tables).map(async ([name, kind]) => [name, await jumps(browser, server.url, kind)]),
  );
  /** @type {Record<string, number>} */
  const shifts = { "first page": first.shift, ...Object.fromEntries(played) };

  const kilobytes = first.bytes / 1000;
  const milliseconds = Math.round(times[COLD_STARTS >> 1] ?? 0);
  if (process.argv.includes("--json")) console.log(JSON.stringify({ kilobytes, milliseconds, shifts }));
  else {
    const range = `${Math.round(times[0] ?? 0)}–${Math.round(times.at(-1) ?? 0)}`;
    console.log(`first page, JavaScript gzipped   ${kilobytes.toFixed(1)} kB (budget 150)`);
    console.log(`until one can play, CPU ÷ ${SLOWER}      ${milliseconds} ms (${range}; budget 1500)`);
    for (const [name, shift] of Object.entries(shifts))
      console.log(`layout shift, ${name.padEnd(30)} ${shift.toFixed(4)} (budget 0)`);
  }
} finally {
  await browser.close();
  await server.end();
}
