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

/** The first roll is Ana's, 2 2 3 3 3: it makes four coasters. */
const lucky = { game: "pina_coladice", seats: [ana, bot()], nonce: "playwright-52" };

test("a coaster chosen while there are rolls left is a stop and a placement", async ({ page }) => {
  await setTable(page, lucky);
  const tokens = page.locator(".purse").getByRole("img", { name: /tokens? left/ });
  const before = parseInt((await tokens.getAttribute("aria-label")) ?? "");
  await page.locator(".grid button[aria-disabled=false]").first().click();
  await page.getByRole("button", { name: /^Stop and place/ }).click();
  await expect(tokens).toHaveAttribute("aria-label", new RegExp(`^${before - 1} `));
});

test("a placement can be changed until it is confirmed", async ({ page }) => {
  await setTable(page, lucky);
  const coasters = page.locator(".grid button[aria-disabled=false]");
  await expect(coasters).toHaveCount(4);
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
