import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { ana, another, bo, bot, expect, join, log, open, playToEnd, setTable, test } from "./house";

const dice = (page: Page) => page.getByRole("group", { name: "Rolled" }).getByRole("button");

/** Keep any dice. */
async function keep(page: Page): Promise<void> {
  await dice(page).last().click();
  await page
    .getByRole("button", { name: /^Keep \w/ })
    .last()
    .click();
  await expect(page.getByRole("button", { name: "Roll on" })).toBeVisible();
}

test("a lost line heals by itself after the server restarts", async ({ page, server }) => {
  await setTable(page, { seats: [ana, bo] });
  await keep(page);
  await server.stop();
  await expect(page.getByText("The line is lost")).toBeVisible();
  await expect(page.getByRole("button", { name: "Roll on" })).toBeHidden();
  await server.start();
  await expect(page.getByText("The line is lost")).toBeHidden({ timeout: 45_000 }); // pauses grow to 15 s and more
  await page.getByRole("button", { name: "Roll on" }).click();
  await expect(log(page).getByText(/^Ana rolls/)).toHaveCount(2);
});

test("two tabs of one seat stay in step", async ({ page, context }) => {
  const code = await setTable(page, { seats: [ana, bo] });
  const tab = await context.newPage();
  await tab.goto(`/t/${code}`);
  await keep(page);
  await expect(tab.getByRole("button", { name: "Roll on" })).toBeVisible();
  await tab.getByRole("button", { name: "Roll on" }).click();
  await expect(log(page).getByText(/^Ana rolls/)).toHaveCount(2);
});

test("a spectator sees everything and can touch nothing", async ({ page, browser, server }) => {
  const code = await setTable(page, { seats: [ana, bo] });
  const guest = await another(browser, server);
  await guest.goto(`/t/${code}`);
  await expect(guest.getByText("You are watching.")).toBeVisible();
  await expect(guest.getByRole("list", { name: "Players" }).getByRole("listitem")).toHaveCount(2);
  await expect(page.getByText("1 looks on")).toBeVisible();
  await keep(page);
  await expect(log(guest).getByText(/^Ana sets aside/)).toBeVisible();
  await expect(dice(guest)).toHaveCount(0);
  await expect(guest.getByRole("button", { name: "Roll on" })).toHaveCount(0);
  await guest.context().close();
});

test("pass and play: the view follows whoever is to move", async ({ page }) => {
  await setTable(page, { seats: [ana, bo] });
  const others = page.getByRole("list", { name: "Players" });
  await expect(others).toContainText("Bo");
  await playToEnd(page);
  await expect(
    log(page)
      .getByText(/^Bo rolls/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: /Ana wins!|Bo wins!|share/ })).toBeVisible();
});

test("French and English, switched in the middle of a game", async ({ browser, server }) => {
  const page = await another(browser, server, "fr-FR");
  await page.goto("/");
  await expect(page.getByText("Quatre jeux au bord de l’eau.")).toBeVisible();
  await page.getByRole("button", { name: "Jouer tout de suite à Pickomino", exact: true }).click();
  await expect(page.getByText("À vous", { exact: true })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(log(page).or(page.getByRole("region", { name: "Ce qui s’est passé" }))).toContainText("lance");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByText("Your turn", { exact: true })).toBeVisible();
  await expect(log(page)).toContainText("rolls");
  await page.context().close();
});

test("keyboard only: from the home page through a turn", async ({ page }) => {
  await page.route("**/api/tables", (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const wish = route.request().postDataJSON() as Record<string, unknown>;
    return route.continue({ postData: { ...wish, habits: { pause: 0 } } }); // bots that do not seem to think
  });
  await page.goto("/");
  const playNow = page.getByRole("button", { name: "Play Pickomino now" });
  await playNow.waitFor();
  for (let n = 0; n < 20 && !(await playNow.evaluate((it) => it === document.activeElement)); n++)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dice(page).first()).toBeVisible();

  const face = (await dice(page).first().getAttribute("aria-keyshortcuts")) ?? "";
  await page.keyboard.press(face);
  await expect(dice(page).first()).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press(face);
  await expect(page.getByRole("button", { name: "Roll on" })).toBeVisible();

  await page.keyboard.press("s");
  const sure = page.getByRole("dialog", { name: "Stopping now is a null throw" });
  const no = sure.getByRole("button", { name: "Better not" });
  await expect(no).toBeFocused();
  // However quickly one changes one's mind.
  await page.keyboard.press("Escape");
  await page.keyboard.press("s");
  await expect(no).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(sure.getByRole("button", { name: "Stop" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(log(page).getByText(/^Null throw: Guest/)).toBeVisible();
  await expect(dice(page).first()).toBeVisible({ timeout: 60_000 });
  await expect(dice(page).first()).toBeFocused();
});

test("a refusal names its clause, which can be read", async ({ page }) => {
  // A page offers legal moves only; here somebody tampers with the line.
  await page.routeWebSocket(/socket/, (line) => {
    const server = line.connectToServer();
    line.onMessage((text) => server.send(String(text).replace(/"move":"keep \w"/, '"move":"roll"')));
  });
  await setTable(page, { seats: [ana, bo] });
  await dice(page).last().click();
  await page
    .getByRole("button", { name: /^Keep \w/ })
    .last()
    .click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("First set aside all dice of one face");
  await alert.getByRole("button", { name: "Rule PK-6" }).click();
  await expect(page.getByRole("dialog", { name: "Rule PK-6" })).toContainText("After every roll");
  await page.getByRole("link", { name: "All rules" }).click();
});

test("a table that the rules refuse: the clause can be read at home", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "New table of Pikzi" }).click();
  await page.getByLabel("Teams").check(); // with two seats
  await page.getByRole("button", { name: "Set the table" }).click();
  await page.getByRole("alert").getByRole("button", { name: "Rule PZ-25" }).click();
  await expect(page.getByRole("dialog", { name: "Rule PZ-25" })).toContainText("four");
});

test("a record that the rules refuse: the clause can be read", async ({ page }) => {
  const record = ["game: pickomino", "players: Ana, Bo", "", "1 Ana: (11112222) keep 5"].join("\n");
  await page.goto("/replay");
  await page.getByLabel("… or paste it").fill(record);
  await page.getByRole("button", { name: "Watch the game" }).click();
  await page.getByRole("alert").getByRole("button", { name: "Rule PK-6" }).click();
  await expect(page.getByRole("dialog", { name: "Rule PK-6" })).toContainText("After every roll");
});

test("without a server, pressing a button says what is wrong, and helps later", async ({ page, server }) => {
  await page.goto("/");
  const play = page.getByRole("button", { name: "Play Pickomino now" });
  await expect(play).toBeVisible();
  await server.stop();
  await play.click();
  await expect(page.getByRole("alert")).toContainText("The line is lost");
  await server.start();
  await play.click();
  await expect(page).toHaveURL(/\/t\//);
});

test("a table without hints and without a keeper is set by form", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "New table of Pickomino", exact: true }).click();
  await page.getByLabel("Hints from the coach").uncheck();
  await page.getByLabel("Whoever leaves or is late").selectOption("the table waits");
  await page.getByRole("button", { name: "Set the table" }).click();
  await page.getByRole("button", { name: "Seat a bot" }).click();
  await expect(dice(page).first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(0);
  await page.getByRole("button", { name: "Leave the table" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave the table" }).click();
  await expect(page.getByRole("button", { name: "Take my seat back" })).toBeVisible();
  await expect(page.getByText("The table waits for you.")).toBeVisible();
});

test("hostile names and chat are shown as text", async ({ page }) => {
  const name = "<img src=x onerror=alert`1`>";
  page.on("dialog", (dialog) => expect(dialog.message()).toBe("never"));
  await setTable(page, {
    seats: [
      { kind: "person", name },
      { kind: "person", name: "<b>Bo</b>" },
    ],
  });
  await expect(page.getByRole("list", { name: "Players" })).toContainText("<b>Bo</b>");
  await page.getByRole("textbox", { name: "Say something" }).fill("<script>alert(2)</script>&amp;");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(log(page)).toContainText("<script>alert(2)</script>&amp;");
  await expect(log(page)).toContainText(`${name} sits down`);
  await page.getByLabel("Hide chat and reactions").check();
  await expect(log(page)).not.toContainText("alert(2)");
});

test("a table is set by form, joined by code, filled with a bot, left and taken back", async ({
  page,
  browser,
  server,
}) => {
  await page.goto("/");
  await page.getByLabel("Your name").fill("Ana");
  await page.getByRole("button", { name: "New table of Pickomino Deluxe" }).click();
  await page.getByRole("button", { name: "One more seat" }).click();
  await page.getByLabel("Show among public tables").check();
  await page.getByLabel("Bots play").selectOption("at once");
  await page.getByRole("button", { name: "Set the table" }).click();
  await expect(page.getByRole("heading", { name: "The table is filling up" })).toBeVisible();
  const code = page.url().slice(-6);

  const guest = await another(browser, server);
  await guest.goto("/");
  await expect(guest.getByRole("link", { name: "Pickomino Deluxe 2 free seats of 3" })).toBeVisible();
  await guest.getByLabel("Code of the table").fill(code.toLowerCase());
  await guest.getByRole("button", { name: "Join", exact: true }).click();
  await guest.getByLabel("Your name").fill("Bo");
  await guest.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByText("Bo", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Seat a bot" }).click();
  await expect(dice(page).first()).toBeVisible();

  await page.getByRole("button", { name: "Leave the table" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave the table" }).click();
  await expect(page.getByText("A bot plays for you.")).toBeVisible();
  await expect(guest.getByRole("list", { name: "Players" })).toContainText("away");
  await page.getByRole("button", { name: "Take my seat back" }).click();
  await expect(page.getByText("A bot plays for you.")).toBeHidden();

  const seats = guest.getByRole("list", { name: "Players" });
  await expect(seats.getByText("not here")).toBeHidden();
  await page.getByRole("link", { name: "Home" }).first().click();
  await expect(seats.getByText("not here")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Recently played" })).toBeVisible();
  await guest.context().close();
});

test("whoever leaves before the game looks on, in every tab", async ({ page, context, browser, server }) => {
  const code = await setTable(page, { seats: [ana, open] });
  const tab = await context.newPage();
  await tab.goto(`/t/${code}`);
  await expect(tab.getByRole("button", { name: "Seat a bot" })).toBeVisible();
  await page.getByRole("button", { name: "Leave the table" }).click();
  await expect(page.getByRole("dialog")).toContainText("Your seat will be free");
  await page.getByRole("dialog").getByRole("button", { name: "Leave the table" }).click();
  for (const left of [page, tab]) {
    await expect(left.getByRole("button", { name: "Sit down" })).toBeVisible();
    await expect(left.getByRole("button", { name: "Seat a bot" })).toHaveCount(0);
    await expect(left.getByText("Your own seat, on another device")).toHaveCount(0);
  }

  const others = [await another(browser, server), await another(browser, server)] as const;
  await join(others[0], code, "Bo");
  await join(others[1], code, "Cy");
  await expect(dice(others[0]).first()).toBeVisible();
  for (const left of [page, tab]) {
    await expect(left.getByText("You are watching.")).toBeVisible();
    await expect(dice(left)).toHaveCount(0);
  }
  for (const other of others) await other.context().close();
});

test("one's own link brings the seat to another device", async ({ page, browser, server }) => {
  await setTable(page, { seats: [ana, bot()] });
  await page.getByRole("button", { name: "Invite" }).click();
  const invitation = page.getByRole("dialog", { name: "Invite" });
  await expect(invitation.getByText("For you alone")).toBeHidden();
  await invitation.getByText("Your own seat, on another device").click();
  await expect(invitation.getByText("For you alone")).toBeVisible();
  await expect(invitation.getByRole("img", { name: "QR code of your own link" })).toBeVisible();
  const link = await invitation.getByText(/#/).innerText();
  const other = await another(browser, server);
  await other.goto(link);
  await expect(dice(other).first()).toBeVisible();
  expect(other.url()).not.toContain("#");

  const guest = await another(browser, server);
  await guest.goto(page.url());
  await guest.getByRole("button", { name: "Invite" }).click();
  await expect(guest.getByRole("img", { name: /^QR code of/ })).toHaveCount(1);
  await expect(guest.getByText("Your own seat, on another device")).toHaveCount(0);
  await guest.context().close();
  await other.context().close();
});

test("the record can be had while the game runs: what this seat knows", async ({ page }) => {
  const code = await setTable(page, { game: "pikzi", seats: [ana, bot()], nonce: "playwright-3" });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download the game so far" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${code}.txt`);
  const record = await readFile(await download.path(), "utf8");
  expect(record).toContain("players: Ana, Ginette");
  expect(record).toContain("fernand 3");
  expect(record).toContain("?");
  expect(record).not.toContain("secret");
});

test("a clock ticks for whoever is to move", async ({ page }) => {
  await setTable(page, { seats: [ana, bot()], habits: { clock: 600, pause: 10 } });
  await expect(page.getByRole("timer")).toHaveText(/^(9:[0-5]\d|10:00)$/);
});
