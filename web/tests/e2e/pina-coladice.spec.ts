import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, setTable, test } from "./house";

/** Tap dice and coasters and press buttons at random until the game is over. */
function playAny(): Promise<void> {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  return new Promise((done) => {
    const timer = setInterval(() => {
      const sure = all("dialog[open] .danger");
      const taps = all(".tray button, .grid button[aria-disabled=false], .deeds button:enabled");
      const choices = sure.length > 0 ? sure : taps;
      choices[Math.floor(Math.random() * choices.length)]?.click();
      if (document.querySelector(".trophy")) {
        clearInterval(timer);
        done();
      }
    }, 8);
  });
}

async function expectNoFault(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test("Piña Coladice with Happy Hour against a bot on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await setTable(page, {
    game: "pina_coladice",
    options: { happy_hour: true },
    seats: [
      { kind: "person", name: "Ana" },
      { kind: "bot", level: "random" },
    ],
  });
  const dice = page.getByRole("group", { name: "Dice" }).getByRole("button");
  await expect(dice).toHaveCount(5);
  await expect(page.getByRole("group", { name: "Coasters" }).getByRole("button")).toHaveCount(16);
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  }));
  expect([width, height]).toEqual([360, 640]);
  await expectNoFault(page);

  const kept = dice.nth(2);
  const words = (await kept.getAttribute("aria-label")) ?? "";
  await kept.click();
  await expect(kept).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Roll 4 dice again" }).click();
  await expect(page.getByText("1 roll left")).toBeVisible();
  await expect(kept).toHaveAttribute("aria-label", words);
  await expect(kept).toHaveAttribute("aria-pressed", "true");
  await kept.click();
  await expect(page.getByRole("button", { name: "Roll all five again" })).toBeEnabled();

  await page.evaluate(playAny);
  await expect(page.getByRole("heading", { name: /wins!/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectNoFault(page);
});

test("a coaster chosen while there are rolls left is a stop and a placement", async ({ page }) => {
  await setTable(page, {
    game: "pina_coladice",
    seats: [
      { kind: "person", name: "Ana" },
      { kind: "bot", level: "random" },
    ],
  });
  const open = page.locator(".grid button[aria-disabled=false]");
  await expect(async () => {
    if ((await open.count()) === 0)
      await page.locator(".deeds button:enabled").first().click({ timeout: 1000 });
    expect(await open.count()).toBeGreaterThan(0);
  }).toPass();
  await open.first().click();
  await page.locator(".deeds button").last().click();
  await expect(page.locator(".purse").getByRole("img", { name: "5 tokens left" })).toBeVisible();
});
