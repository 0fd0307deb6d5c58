import { expect, test } from "@playwright/test";

for (const width of [320, 360, 390, 768, 1280]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/gallery.html");
    await page.locator("section[data-theme]").last().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

for (const [width, rows] of [
  [360, 2],
  [1280, 1],
] as const) {
  test(`the skewer has ${rows} row(s) of equal length at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/gallery.html");
    const tiles = page.getByRole("list", { name: "Skewer" }).first().getByRole("listitem");
    await expect(tiles).toHaveCount(16);
    const tops = await tiles.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(rows);
    expect(tops.filter((top) => top === tops[0])).toHaveLength(16 / rows);
  });
}

test("a dialog takes the focus, and gives it back on Escape", async ({ page }) => {
  await page.goto("/gallery.html");
  const opener = page.getByRole("button", { name: "Je m’arrête" }).first();
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Vraiment ?" });
  await expect(dialog.getByRole("button", { name: "Continuer" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("the page follows the system's theme, and data-theme overrides it", async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/gallery.html");
  await expect.poll(ground).toBe("rgb(20, 33, 58)");
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "terrace"));
  await expect.poll(ground).toBe("rgb(255, 246, 229)");
});
