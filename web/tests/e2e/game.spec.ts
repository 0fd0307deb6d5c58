import { expect, join, playToEnd, setTable, test } from "./house";

for (const edition of ["classic", "deluxe"]) {
  test(`two browsers play ${edition} to the end, check the dice and play again`, async ({
    page,
    browser,
    server,
  }) => {
    const code = await setTable(page, {
      options: { edition },
      seats: [{ kind: "person", name: "Ana" }, { kind: "open" }],
    });
    const other = await (
      await browser.newContext({ baseURL: server.url, reducedMotion: "reduce" })
    ).newPage();
    await join(other, code, "Bo");
    await playToEnd(page, other);
    await expect(page.getByRole("heading", { name: /wins!|share the win!/ })).toBeVisible();
    await page.getByRole("button", { name: "Check the dice" }).click();
    await expect(page.getByText("The secret is the promised one.")).toBeVisible();
    await page.getByRole("button", { name: "Close" }).last().click();

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download the record" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${code}.txt`);

    await page.getByRole("button", { name: "Play again" }).click();
    await other.getByRole("button", { name: "Join the rematch" }).click();
    await expect(page.getByRole("list", { name: "Skewer" })).toBeVisible();
    await expect(other.getByRole("list", { name: "Skewer" })).toBeVisible();
    await other.context().close();
  });

  test(`against bots on a phone: ${edition}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    const title = edition === "deluxe" ? "Pickomino Deluxe" : "Pickomino";
    await page.getByRole("button", { name: `Play ${title} now` }).click();
    await expect(page.getByText("Your turn", { exact: true })).toBeVisible();
    const fits = await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);
    expect(fits).toBe(true);

    await setTable(page, {
      options: { edition },
      seats: [
        { kind: "person", name: "Ana" },
        { kind: "bot", level: "strong" },
        { kind: "bot", level: "random" },
      ],
    });
    await playToEnd(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}
