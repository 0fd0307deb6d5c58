import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { playOn } from "../../scripts/drive.mjs";
import { expect, setTable, test } from "./house";

const ana = { kind: "person", name: "Ana" } as const;
const bot = { kind: "bot", name: "Ginette", level: "strong" } as const;

/** No page may have anything that keeps people out, by day or by night. */
async function check(page: Page, where: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.waitForTimeout(200); // fades are over
    const axe = new AxeBuilder({ page });
    if (colorScheme === "dark") axe.withRules("color-contrast"); // nothing else depends on the theme
    const { violations } = await axe.analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
    );
    expect(found, `${where}, ${colorScheme}`).toEqual([]);
  }
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    where,
  ).toBeLessThanOrEqual(0);
}

for (const [size, viewport] of [
  ["phone", { width: 360, height: 740 }],
  ["desktop", { width: 1280, height: 800 }],
] as const) {
  test(`axe finds nothing on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/");
    await page.locator("article").first().waitFor();
    await check(page, "home");
    await page.getByRole("button", { name: "New table of Pickomino Deluxe" }).click();
    await check(page, "new table");

    await page.goto("/rules/pickomino#PK-10");
    await page.locator(".clause").first().waitFor();
    await check(page, "rules");
    await page.goto("/t/NOSUCH");
    await page.getByText("There is no such table").waitFor();
    await check(page, "no table");

    await setTable(page, { seats: [ana, { kind: "open" }] });
    await page.getByText("Open seat").waitFor();
    await check(page, "waiting");

    await setTable(page, { options: { edition: "deluxe" }, seats: [ana, bot, { ...bot, name: "Marcel" }] });
    await page.locator(".tray button").last().click();
    await check(page, "table");
    await page.locator(".tray button[aria-pressed=true]").click();
    await page.getByRole("button", { name: "Stop" }).click();
    await check(page, "sure");
    await page.getByRole("button", { name: "Better not" }).click();
    if (size === "phone") {
      await page.getByRole("button", { name: "Log and chat" }).click();
      await check(page, "talk");
      await page.keyboard.press("Escape");
    }
    await page.getByRole("button", { name: "Invite" }).click();
    await check(page, "invitation");
    await page.getByRole("button", { name: "Close" }).last().click();
  });

  test(`axe finds nothing at the end of a game on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await setTable(page, { seats: [ana, bot] });
    await page.evaluate(playOn, Infinity);
    await check(page, "ending");
    await page.getByRole("button", { name: "Check the dice" }).click();
    await check(page, "check the dice");
  });
}
