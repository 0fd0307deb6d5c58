// What the page costs: JavaScript of the first page, time until one can play, layout shift. Build first.
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { chromiumFlags } from "./chromium.mjs";
import { playOn } from "./drive.mjs";
import { TestServer } from "./server.mjs";

const SLOWER = 4; // times slower than this machine: a phone
const COLD_STARTS = 5;

/** Runs in the page: adds up how far things jumped. */
function watchShifts() {
  const state = /** @type {{ shift?: number }} */ (globalThis);
  state.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      state.shift =
        (state.shift ?? 0) + /** @type {{ value: number }} */ (/** @type {unknown} */ (entry)).value;
  }).observe({ type: "layout-shift", buffered: true });
}

const shiftNow = () => /** @type {{ shift?: number }} */ (globalThis).shift ?? 0;

const server = await new TestServer().start();
const browser = await chromium.launch(chromiumFlags);
try {
  const times = [];
  let bytes = 0;
  let shift = 0;
  for (let run = 0; run < COLD_STARTS; run++) {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      locale: "en-GB",
      baseURL: server.url,
    });
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
    times.push(await page.evaluate(() => performance.now()));
    await page.waitForLoadState("networkidle");
    bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    shift = Math.max(shift, await page.evaluate(shiftNow));
    await page.close();
  }
  times.sort((a, b) => a - b);

  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    locale: "en-GB",
    baseURL: server.url,
    reducedMotion: "reduce",
  });
  const seats = [
    { kind: "person", name: "Ana" },
    { kind: "bot", level: "greedy" },
  ];
  const data = {
    game: "pickomino",
    options: { edition: "deluxe" },
    seats,
    nonce: "speed-nonce",
    habits: { pause: 0 },
  };
  const { table } = await (await page.request.post("/api/tables", { data })).json();
  await page.goto(`/t/${table.code}`);
  await page.locator(".tray button").first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.evaluate(watchShifts);
  const start = await page.evaluate(shiftNow);
  await page.evaluate(playOn, 40);

  console.log(`first page, JavaScript gzipped  ${(bytes / 1000).toFixed(1)} kB (budget 150)`);
  console.log(
    `until one can play, CPU ÷ ${SLOWER}     ${Math.round(times[COLD_STARTS >> 1] ?? 0)} ms (budget 1500)`,
  );
  console.log(`layout shift, first page        ${shift.toFixed(3)}`);
  console.log(
    `layout shift, 40 moves          ${((await page.evaluate(shiftNow)) - start).toFixed(3)} (budget 0)`,
  );
} finally {
  await browser.close();
  await server.end();
}
