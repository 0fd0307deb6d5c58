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

/** Runs in the page: rolls again, turn after turn, until the dice make a coaster while rolls are left. */
function untilOpen(): Promise<void> {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  return new Promise((done) => {
    const timer = setInterval(() => {
      const isChoosing = all(".tray button").length > 0;
      if (isChoosing && all(".grid button[aria-disabled=false]").length > 0) {
        clearInterval(timer);
        done();
      } else if (isChoosing) all(".deeds button:enabled")[0]?.click();
      else (all(".deeds .primary:enabled")[0] ?? all(".grid button[aria-disabled=false]")[0])?.click();
    }, 8);
  });
}

test("a coaster chosen while there are rolls left is a stop and a placement", async ({ page }) => {
  await setTable(page, { game: "pina_coladice", seats: [ana, bot()] });
  await page.evaluate(untilOpen);
  const tokens = page.locator(".purse").getByRole("img", { name: /tokens? left/ });
  const before = parseInt((await tokens.getAttribute("aria-label")) ?? "");
  await page.locator(".grid button[aria-disabled=false]").first().click();
  await page.getByRole("button", { name: /^Stop and place/ }).click();
  await expect(tokens).toHaveAttribute("aria-label", new RegExp(`^${before - 1} `));
});
