import type { Page } from "@playwright/test";
import { ana, bot, expect, setTable, test } from "./house";

test("Piña Coladice on a small phone: dice are kept and released", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await setTable(page, { game: "pina_coladice", options: { happy_hour: true }, seats: [ana, bot()] });
  const dice = page.getByRole("group", { name: "Dice" }).getByRole("button");
  await expect(dice).toHaveCount(5);
  await expect(page.getByRole("group", { name: "Coasters" }).getByRole("button")).toHaveCount(16);
  const size = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.scrollHeight,
  ]);
  expect(size).toEqual([360, 640]);

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
});

/**
 * Runs in the page: rolls again, turn after turn, until the dice make so many coasters while rolls are left. Whether
 * they did before the game was over.
 */
function untilOpen(wanted: number): Promise<boolean> {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  return new Promise((done) => {
    const timer = setInterval(() => {
      const isChoosing = all(".tray button").length > 0;
      const isOpen = isChoosing && all(".grid button[aria-disabled=false]").length >= wanted;
      if (isOpen || all(".ending").length > 0) {
        clearInterval(timer);
        done(isOpen);
      } else if (isChoosing) all(".deeds button:enabled")[0]?.click();
      else (all(".deeds .primary:enabled")[0] ?? all(".grid button[aria-disabled=false]")[0])?.click();
    }, 8);
  });
}

/** A table where the dice make so many coasters and rolls are left: in some game they will. */
async function tableWithOpen(page: Page, wanted: number): Promise<void> {
  do await setTable(page, { game: "pina_coladice", seats: [ana, bot()] });
  while (!(await page.evaluate(untilOpen, wanted)));
}

test("a coaster chosen while there are rolls left is a stop and a placement", async ({ page }) => {
  await tableWithOpen(page, 1);
  const tokens = page.locator(".purse").getByRole("img", { name: /tokens? left/ });
  const before = parseInt((await tokens.getAttribute("aria-label")) ?? "");
  await page.locator(".grid button[aria-disabled=false]").first().click();
  await page.getByRole("button", { name: /^Stop and place/ }).click();
  await expect(tokens).toHaveAttribute("aria-label", new RegExp(`^${before - 1} `));
});

test("a placement can be changed until it is confirmed", async ({ page }) => {
  await tableWithOpen(page, 2);
  const coasters = page.locator(".grid button[aria-disabled=false]");
  const tokens = page.locator(".purse").getByRole("img", { name: /tokens? left/ });
  const before = (await tokens.getAttribute("aria-label")) ?? "";
  const [first, second] = [coasters.first(), coasters.nth(1)];
  await first.click();
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await second.click();
  await expect(first).toHaveAttribute("aria-pressed", "false");
  await expect(second).toHaveAttribute("aria-pressed", "true");
  await expect(tokens).toHaveAttribute("aria-label", before);
  const cell = (await second.getAttribute("aria-label"))?.slice(0, 2).toLowerCase() ?? "";
  await page.getByRole("button", { name: /^Stop and place/ }).click();
  await expect(
    page
      .getByRole("region", { name: "What happened" })
      .getByText(new RegExp(`^Ana places a token on ${cell}`))
      .last(),
  ).toBeVisible();
});
