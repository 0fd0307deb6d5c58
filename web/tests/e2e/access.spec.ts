import { playOn } from "../../scripts/drive.mjs";
import { ana, bot, expect, expectNoFault, open, playToEnd, setTable, test } from "./house";

// The tables of all games and their endings on a phone are looked at in games.spec.ts.

for (const [size, viewport] of [
  ["phone", { width: 360, height: 740 }],
  ["desktop", { width: 1280, height: 800 }],
] as const) {
  test.describe(`axe finds nothing on a ${size}`, () => {
    test.use({ viewport });

    test("home, rules, no such table", async ({ page }) => {
      await page.goto("/");
      await page.locator("article").first().waitFor();
      await expectNoFault(page, "home");
      await page.getByRole("button", { name: "New table of Pickomino Deluxe" }).click();
      await expectNoFault(page, "new table");
      await page.goto("/rules/pickomino#PK-10");
      await page.locator(".clause").first().waitFor();
      await expectNoFault(page, "rules");
      await page.goto("/t/NOSUCH");
      await page.getByText("There is no such table").waitFor();
      await expectNoFault(page, "no table");
    });

    test("a table", async ({ page }) => {
      await setTable(page, { seats: [ana, open] });
      await page.getByText("Open seat").waitFor();
      await expectNoFault(page, "waiting");
      await setTable(page, { options: { edition: "deluxe" }, seats: [ana, bot(), bot("Marcel")] });
      await page.locator(".tray button").last().click();
      await expectNoFault(page, "dice chosen");
      await page.getByRole("button", { name: "Ask the coach" }).click();
      await page.getByRole("heading", { name: "The coach says" }).waitFor();
      await expectNoFault(page, "hint");
      if (size === "phone") await page.getByRole("button", { name: "Show me" }).click();
      await expectNoFault(page, "hint shown");
      await page.locator(".tray button").first().click(); // without a worm, a stop is null
      await page
        .getByRole("button", { name: /^Keep \w/ })
        .last()
        .click();
      await page.getByRole("button", { name: "Stop" }).click();
      await expectNoFault(page, "sure");
      await page.getByRole("button", { name: "Better not" }).click();
      if (size === "phone") {
        await page.getByRole("button", { name: "Log and chat" }).click();
        await expectNoFault(page, "talk");
        await page.keyboard.press("Escape");
      }
      await page.getByRole("button", { name: "Invite" }).click();
      await expectNoFault(page, "invitation");
      await page.getByText("Your own seat, on another device").click();
      await page.getByRole("img", { name: "QR code of your own link" }).waitFor();
      await expectNoFault(page, "own link");
    });

    test("replay", async ({ page }) => {
      await page.goto("/replay");
      await page.getByRole("button", { name: "Watch the game" }).waitFor();
      await expectNoFault(page, "record");
      const code = await setTable(page, { seats: [ana, bot()] });
      await playToEnd(page);
      await page.getByRole("button", { name: "Check the dice" }).click();
      await expectNoFault(page, "check the dice");
      await page.goto(`/replay/${code}`);
      await page.getByRole("slider").fill("50");
      await expectNoFault(page, "replay");
    });

    for (const offer of ["pickomino-deluxe", "pina_coladice", "pikzi"])
      test(`coach ${offer}`, async ({ page }) => {
        await page.goto(`/coach/${offer}`);
        if (offer === "pikzi")
          for (const card of ["Mozart 1", "Bull", "Hen", "Guard Dog"])
            await page
              .getByRole("button", { name: `Add ${card}` })
              .first()
              .click();
        await expect(page.getByRole("meter").first()).toBeVisible();
        await expectNoFault(page, `coach ${offer}`);
      });
  });
}

test("axe finds nothing at the tables of a desktop", async ({ page }) => {
  for (const game of ["pina_coladice", "pikzi"]) {
    await setTable(page, { game, seats: [ana, bot(), bot("Marcel")] });
    await page.evaluate(playOn, 4);
    await expectNoFault(page, game);
  }
});
