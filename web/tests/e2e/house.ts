import { test as base, expect, type Page } from "@playwright/test";
import { playOn } from "../../scripts/drive.mjs";
import { TestServer } from "../../scripts/server.mjs";

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
});

export { expect };

interface Wish {
  options?: Record<string, unknown>;
  seats: { kind: "person" | "bot" | "open"; name?: string; level?: string }[];
  game?: string;
  habits?: Record<string, unknown>;
}

/** Make a table in this page's name, and go there. Bots move at once. */
export async function setTable(
  page: Page,
  { game = "pickomino", options, seats, habits }: Wish,
): Promise<string> {
  const response = await page.request.post("/api/tables", {
    data: { game, options: options ?? {}, seats, habits: { pause: 0, ...habits }, nonce: "playwright-nonce" },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { table } = (await response.json()) as { table: { code: string } };
  await page.goto(`/t/${table.code}`);
  return table.code;
}

/** Sit down at a table that waits. */
export async function join(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/t/${code}`);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
}

/** Play with all pages until the game is over on each of them. */
export async function playToEnd(...pages: Page[]): Promise<void> {
  await Promise.all(pages.map((page) => page.evaluate(playOn, Infinity)));
}
