import type { Page } from "@playwright/test";
import { ana, another, bo, bot, expect, join, log, open, setTable, test } from "./house";

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
    expect(noted.filter(({ time }) => time > 400)).toEqual([]);
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

test("larger letters fit as well", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 915 });
  const enlarge = (size: string) =>
    page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.goto("/");
  await page.locator("article").first().waitFor();
  await enlarge("200%");
  expect(await sideways(), "home").toBeLessThanOrEqual(0);
  for (const game of ["pickomino", "pina_coladice", "pikzi"]) {
    await setTable(page, { game, seats: [ana, bot(), bot("Marcel")] });
    await expect(page.getByText("Your turn", { exact: true })).toBeVisible();
    await enlarge("130%"); // the largest that phones offer
    expect(await sideways(), game).toBeLessThanOrEqual(0);
  }
});
