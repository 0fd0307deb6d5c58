import type { Page } from "@playwright/test";
import { playOn } from "../../scripts/drive.mjs";
import { ana, another, bo, bot, expect, join, log, open, playToEnd, setTable, test } from "./house";

const dice = (page: Page) => page.getByRole("group", { name: "Rolled" }).getByRole("button");
const keep = (page: Page) => page.getByRole("button", { name: /^Keep \w/ }).last();

/** Runs in the page, before anything else: counts knocks. */
function countKnocks(): void {
  const state = globalThis as { knocks?: number };
  state.knocks = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (when) {
    state.knocks = (state.knocks ?? 0) + 1;
    start.call(this, when);
  };
}

test("the table sounds, until one tap mutes it for good", async ({ page }) => {
  await page.addInitScript(countKnocks);
  const knocks = () => page.evaluate(() => (globalThis as { knocks?: number }).knocks ?? 0);
  await setTable(page, { seats: [ana, bo] });
  await dice(page).last().click();
  await keep(page).click();
  await expect.poll(knocks).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Sound" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Sound" })).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: "Roll on" }).click();
  await expect(log(page).getByText(/^Ana rolls/)).toHaveCount(2);
  expect(await knocks()).toBe(0);
});

test("the light that one chose stays", async ({ page }) => {
  const html = page.locator("html");
  await page.goto("/");
  await page.getByRole("button", { name: "Dark: lanterns" }).click();
  await expect(html).toHaveAttribute("data-theme", "lanterns");
  await page.reload();
  await expect(html).toHaveAttribute("data-theme", "lanterns");
  await page.getByRole("button", { name: "Light: terrace" }).click();
  await expect(html).toHaveAttribute("data-theme", "terrace");
});

test("what happens is announced", async ({ page }) => {
  await setTable(page, { seats: [ana, bot()] });
  const said = page.getByRole("status").filter({ hasText: "Ana" });
  await expect(said).toHaveText(/^Ana rolls .*\. Your turn$/);
  await dice(page).last().click();
  await keep(page).click();
  await expect(said).toHaveText(/^Ana sets aside (one|two|three|four|five|six|seven|eight) .*: \d+ points/);
});

test("the newest entry of the log is in sight, but nobody is torn away from older ones", async ({ page }) => {
  await setTable(page, { seats: [ana, bot()] });
  await page.evaluate(playOn, 40);
  const [first, last] = [log(page).locator("p").first(), log(page).locator("p").last()];
  await expect(last).toBeInViewport();
  await expect(first).not.toBeInViewport();
  await first.scrollIntoViewIfNeeded();
  const entries = await log(page).locator("p").count();
  await page.evaluate(playOn, 10);
  expect(await log(page).locator("p").count()).toBeGreaterThan(entries);
  await expect(first).toBeInViewport();
  await expect(last).not.toBeInViewport();
});

test("a clause is opened from the log", async ({ page }) => {
  await setTable(page, { game: "pina_coladice", seats: [ana, bot()] });
  await log(page).getByRole("button", { name: "Rule PC-5" }).click();
  await expect(page.getByRole("dialog", { name: "Rule PC-5" })).toContainText("coaster");
});

test("an invitation has a QR code; reactions are seen across the table", async ({
  page,
  browser,
  server,
}) => {
  const code = await setTable(page, { seats: [ana, open] });
  await expect(page.getByRole("img", { name: `QR code of ${server.url}/t/${code}` })).toBeVisible();
  const other = await another(browser, server);
  await join(other, code, "Bo");
  await expect(log(page)).toContainText("Bo sits down");
  await other.getByRole("button", { name: "Cheers" }).click();
  await expect(log(page).getByRole("img", { name: "Cheers" })).toBeVisible();
  await other.context().close();
});

interface Motion {
  time: number;
  moves: boolean;
}

/** Runs in the page, before anything else: notes every motion when it begins, for looking now and then would miss some. */
function noteMotions(): void {
  const noted: Motion[] = [];
  Object.assign(globalThis, { motions: noted });
  const note = ({ effect }: Animation) => {
    const frames = (effect as KeyframeEffect).getKeyframes();
    noted.push({
      time: Number(effect?.getComputedTiming().duration),
      moves: frames.some((frame) =>
        ["transform", "translate", "rotate", "scale"].some((way) => way in frame),
      ),
    });
  };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const motion = animate.apply(this, how);
    note(motion);
    return motion;
  };
  for (const begins of ["animationstart", "transitionrun"])
    addEventListener(begins, ({ target }) => (target as Element).getAnimations().forEach(note), true);
}

const motions = (page: Page) => page.evaluate(() => (globalThis as unknown as { motions: Motion[] }).motions);

/** Keep dice and roll the others; all that moved meanwhile. */
async function motionsOfATurn(page: Page): Promise<Motion[]> {
  await page.addInitScript(noteMotions);
  await setTable(page, { seats: [ana, bo] });
  await dice(page).last().click();
  await keep(page).click();
  await page.getByRole("button", { name: "Roll on" }).click();
  await expect(log(page).getByText(/^Ana rolls/)).toHaveCount(2);
  await expect(dice(page).first()).toBeVisible();
  return motions(page);
}

test.describe("motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("is short", async ({ page }) => {
    const noted = await motionsOfATurn(page);
    expect(noted.filter(({ moves }) => moves).length).toBeGreaterThan(0);
    expect(noted.filter(({ time }) => time >= 400)).toEqual([]);
  });

  test("of a bot's long turn can be skipped", async ({ page }) => {
    const bots = ["Ginette", "Marcel", "Lulu", "Firmin", "Odette"].map((name) => bot(name));
    await setTable(page, { seats: [ana, ...bots] });
    await dice(page).first().click(); // without a worm, a stop is null
    await keep(page).click();
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Stop" }).click();
    await page.getByRole("button", { name: "Show what happened at once" }).click();
    await expect(dice(page).first()).toBeVisible({ timeout: 15_000 }); // five bots would be looked at for half a minute
  });
});

test("nothing moves for those who ask for less motion", async ({ page }) => {
  expect((await motionsOfATurn(page)).filter(({ moves }) => moves)).toEqual([]);
});

test("the page can be installed", async ({ page }) => {
  await page.goto("/");
  const line = await page.context().newCDPSession(page);
  const { errors, manifest } = await line.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(manifest).toMatchObject({ name: "Guinguette", display: "kStandalone" });
  const icons = (await (await page.request.get("/manifest.webmanifest")).json()) as {
    icons: { src: string }[];
  };
  for (const { src } of icons.icons) expect((await page.request.get(src)).ok(), src).toBe(true);
});

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test("larger letters fit as well", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 915 });
  const enlarge = (size: string) =>
    page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
  await page.goto("/");
  await page.locator("article").first().waitFor();
  await enlarge("200%");
  expect(await sideways(page), "home").toBeLessThanOrEqual(0);
  for (const game of ["pickomino", "pina_coladice", "pikzi"]) {
    await setTable(page, { game, seats: [ana, bot(), bot("Marcel")] });
    await expect(page.getByText("Your turn", { exact: true })).toBeVisible();
    await enlarge("130%"); // the largest that phones offer
    expect(await sideways(page), game).toBeLessThanOrEqual(0);
  }
});

/** As the browser's settings do it: rem is twice as large, in media queries as well. */
async function doubleLetters(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send("Page.enable");
  await line.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}

/** Runs in the page: buttons that leave the screen at its sides, or whose words leave them. */
const cutButtons = () =>
  [...document.querySelectorAll("main button")]
    .filter((button) => {
      const { left, right } = button.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(button);
      const text = words.getBoundingClientRect();
      const spills = button.matches(".primary, .secondary") && (text.left < left || text.right > right);
      return left < 0 || right > innerWidth || spills;
    })
    .map((button) => button.ariaLabel ?? button.textContent);

const tables = {
  pickomino: { game: "pickomino", options: { edition: "classic" }, pick: ".tray button", acts: ".buttons" },
  deluxe: { game: "pickomino", options: { edition: "deluxe" }, pick: ".tray button", acts: ".buttons" },
  "Piña Coladice": { game: "pina_coladice", options: {}, pick: ".tray button", acts: ".deeds" },
  Pikzi: { game: "pikzi", options: {}, pick: ".hand button:enabled", acts: ".choices" },
};

for (const [size, viewport] of Object.entries({
  "a small phone": { width: 360, height: 640 },
  "a phone": { width: 390, height: 844 },
  "a desk": { width: 1280, height: 800 },
}))
  test.describe(`letters twice as large on ${size}`, () => {
    test.use({ viewport });

    for (const [name, { game, options, pick, acts }] of Object.entries(tables))
      test(`fit the table of ${name}`, async ({ page }) => {
        await doubleLetters(page);
        await setTable(page, { game, options, seats: [ana, bot(), bot("Marcel")] });
        await page.locator(`${pick}, ${acts} button:enabled`).first().waitFor();
        const things = page.locator(pick);
        if ((await things.count()) > 0) await things.first().click(); // an attack in Pikzi is answered by buttons alone
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
        await expect(page.locator(acts).getByRole("button", { disabled: false }).first()).toBeVisible();
        expect(await sideways(page)).toBeLessThanOrEqual(0);
        expect(await page.evaluate(cutButtons)).toEqual([]);
      });

    test("fit the other pages", async ({ page }) => {
      await doubleLetters(page);
      const paths = ["/", "/coach/pickomino-deluxe", "/coach/pina_coladice", "/coach/pikzi", "/rules/pikzi"];
      for (const path of [...paths, "/replay"]) {
        await page.goto(path);
        await page.locator("main h1").waitFor();
        await page.waitForLoadState("networkidle");
        expect(await sideways(page), path).toBeLessThanOrEqual(0);
        expect(await page.evaluate(cutButtons), path).toEqual([]);
      }
      await page.goto("/");
      await page.getByRole("button", { name: "New table of Pickomino Deluxe" }).click();
      expect(await page.getByRole("dialog").evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    });
  });

test("letters twice as large fit a replay on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await setTable(page, { game: "pikzi", options: { portraits: 1 }, seats: [ana, bot()] });
  await playToEnd(page);
  await doubleLetters(page);
  await page.getByRole("link", { name: "Watch it again" }).click();
  await expect(page.getByRole("group", { name: "Steps of the game" })).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await page.evaluate(cutButtons)).toEqual([]);
});
