// What the page costs: JavaScript of the first page, time until one can play, layout shift. Build first.
// Usage: npm run speed [-- --json]
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { chromiumFlags } from "./chromium.mjs";
import { playOn } from "./drive.mjs";
import { TestServer } from "./server.mjs";

const SLOWER = 4; // times slower than this machine: a phone
const COLD_STARTS = 5;
const PRESSES = 60;
const phone = { viewport: { width: 390, height: 844 }, locale: "en-GB" };

/** Every kind of table. @type {Record<string, { game: string, options: object }>} */
const tables = {
  Pickomino: { game: "pickomino", options: { edition: "classic" } },
  "Pickomino Deluxe": { game: "pickomino", options: { edition: "deluxe" } },
  "Piña Coladice": { game: "pina_coladice", options: { happy_hour: true } },
  Pikzi: { game: "pikzi", options: {} },
};

/** Runs in the page: adds up how far things jumped, and remembers which. */
function watchShifts() {
  const state = /** @type {{ shift?: number, jumpers?: string[] }} */ (globalThis);
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

const shiftNow = () => /** @type {{ shift?: number }} */ (globalThis).shift ?? 0;
const jumpers = () => /** @type {{ jumpers?: string[] }} */ (globalThis).jumpers ?? [];

/** A first visit: kilobytes of JavaScript, milliseconds, layout shift. @param {import("@playwright/test").Browser} browser @param {string} baseURL */
async function visit(browser, baseURL) {
  const page = await browser.newPage({ ...phone, baseURL });
  await page.addInitScript(watchShifts);
  const line = await page.context().newCDPSession(page);
  await line.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  /** @type {Promise<number>[]} */
  const scripts = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Play Pickomino now" }).waitFor();
  const time = await page.evaluate(() => performance.now());
  await page.waitForLoadState("networkidle");
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  const shift = await page.evaluate(shiftNow);
  await page.close();
  return { bytes, time, shift };
}

/** How far things jump while somebody plays. @param {import("@playwright/test").Browser} browser @param {string} baseURL @param {{ game: string, options: object }} kind */
async function jumps(browser, baseURL, kind) {
  const page = await browser.newPage({ ...phone, baseURL });
  const seats = [
    { kind: "person", name: "Ana" },
    { kind: "bot", name: "Ginette", level: "random" },
    { kind: "bot", name: "Marcel", level: "random" },
  ];
  const data = { ...kind, seats, nonce: "speed-nonce", habits: { pause: 0 } };
  const { table } = await (await page.request.post("/api/tables", { data })).json();
  await page.goto(`/t/${table.code}`);
  await page.getByText("Your turn", { exact: true }).waitFor();
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

const server = await new TestServer().start();
const browser = await chromium.launch(chromiumFlags);
try {
  const visits = [];
  for (let run = 0; run < COLD_STARTS; run++) visits.push(await visit(browser, server.url));
  const times = visits.map(({ time }) => time).sort((a, b) => a - b);
  /** @type {Record<string, number>} */
  const shifts = { "first page": Math.max(...visits.map(({ shift }) => shift)) };
  for (const [name, kind] of Object.entries(tables)) shifts[name] = await jumps(browser, server.url, kind);

  const kilobytes = (visits[0]?.bytes ?? 0) / 1000;
  const milliseconds = Math.round(times[COLD_STARTS >> 1] ?? 0);
  if (process.argv.includes("--json")) console.log(JSON.stringify({ kilobytes, milliseconds, shifts }));
  else {
    console.log(`first page, JavaScript gzipped   ${kilobytes.toFixed(1)} kB (budget 150)`);
    console.log(`until one can play, CPU ÷ ${SLOWER}      ${milliseconds} ms (budget 1500)`);
    for (const [name, shift] of Object.entries(shifts))
      console.log(`layout shift, ${name.padEnd(18)} ${shift.toFixed(4)} (budget 0)`);
  }
} finally {
  await browser.close();
  await server.end();
}
