import { createHash } from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Browser, type Page } from "@playwright/test";
import { playOn } from "../../scripts/drive.mjs";
import { TestServer } from "../../scripts/server.mjs";

/** Runs in a page, before anything else: what the page itself adds to the dice is this test's own as well. */
function drawFrom(nonce: string): void {
  const getRandomValues = (bytes: Uint8Array) => bytes.map((_, n) => nonce.charCodeAt(n % nonce.length));
  Object.assign(crypto, { getRandomValues });
}

/** One server for all tests of a worker; pages start at its address. */
export const test = base.extend<object, { server: TestServer }>({
  server: [
    async ({}, use) => {
      const server = await new TestServer().start();
      await use(server);
      await server.end();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page }, use) => {
    await page.addInitScript(drawFrom, ownNonce());
    await use(page);
  },
});

export { expect };

export const ana = { kind: "person", name: "Ana" } as const;
export const bo = { kind: "person", name: "Bo" } as const;
export const open = { kind: "open" } as const;
export const bot = (name = "Ginette", level = "random") => ({ kind: "bot", name, level }) as const;

type Seat = { kind: "person" | "bot" | "open"; name?: string; level?: string };

interface Wish {
  options?: Record<string, unknown>;
  seats: Seat[];
  game?: string;
  habits?: Record<string, unknown>;
  /** All dice and cards follow from it; each test has its own. */
  nonce?: string;
}

/** Dice that are this test's own. */
const ownNonce = () => createHash("sha256").update(test.info().title).digest("hex");

/** Make a table in this page's name, and go there. Bots move at once. */
export async function setTable(
  page: Page,
  { game = "pickomino", options = {}, seats, habits, nonce = ownNonce() }: Wish,
): Promise<string> {
  const response = await page.request.post("/api/tables", {
    data: { game, options, seats, habits: { pause: 0, ...habits }, nonce },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { table } = (await response.json()) as { table: { code: string } };
  await page.goto(`/t/${table.code}`);
  return table.code;
}

/** A browser of somebody else's. */
export async function another(browser: Browser, server: TestServer, locale = "en-GB"): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce", locale });
  return context.newPage();
}

/** Sit down at a table that waits. */
export async function join(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/t/${code}`);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
}

/** Play with all pages until the game is over on each of them. */
export async function playToEnd(...pages: Page[]): Promise<void> {
  test.setTimeout(240_000);
  await Promise.all(pages.map((page) => page.evaluate(playOn, Infinity)));
  for (const page of pages)
    await expect(page.getByRole("heading", { name: /wins!|share the win!/ })).toBeVisible();
}

export const log = (page: Page) => page.getByRole("region", { name: "What happened" });

/** Nothing scrolls sideways and nothing keeps people out, by day or by night. */
export async function expectNoFault(page: Page, where: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect.poll(() => page.evaluate(() => document.getAnimations().length), "fades").toBe(0);
    const axe = new AxeBuilder({ page });
    if (colorScheme === "dark") axe.withRules("color-contrast").exclude("svg"); // nothing else depends on the theme
    const { violations } = await axe.analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
    );
    expect(found, `${where}, ${colorScheme}`).toEqual([]);
  }
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways, where).toBeLessThanOrEqual(0);
}

/** Nothing of a turn hides below the fold. */
export async function expectToFit(page: Page): Promise<void> {
  const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(below).toBeLessThanOrEqual(0);
}
