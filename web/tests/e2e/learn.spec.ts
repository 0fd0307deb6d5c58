import { readFile } from "node:fs/promises";
import { ana, bo, bot, expect, expectNoFault, playToEnd, setTable, test } from "./house";

test("a hint names every choice with its odds, best first, and shows the best", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setTable(page, { seats: [ana, bot()] });
  await page.getByRole("button", { name: "Ask the coach" }).click();
  const said = page.getByRole("dialog", { name: "The coach says" });
  await expect(
    said.getByText("The odds of this turn are exact; the chance to win is an estimate."),
  ).toBeVisible();
  const wins = await said.locator("summary .figure").allTextContents();
  const numbers = wins.map((text) => parseFloat(text));
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  const best = (await said.locator("summary").first().locator("span").first().innerText()).trim();
  await said.getByRole("button", { name: "Show me" }).click();
  const tip = page.locator("[data-tip]");
  await expect(tip).toHaveCount(1);
  await expect(tip).toHaveAccessibleName(best);

  await tip.click();
  await page.getByRole("button", { name: best, exact: true }).last().click();
  await expect(page.getByRole("button", { name: "Roll on" })).toBeVisible();
  await expect(
    page.getByText("The odds of this turn are exact; the chance to win is an estimate."),
  ).toBeHidden();
  await page.keyboard.press("h");
  await expect(said.getByText("Roll on")).toBeVisible();
});

for (const game of ["pina_coladice", "pikzi"])
  test(`a hint at ${game}`, async ({ page }) => {
    await setTable(page, { game, seats: [ana, bot()] });
    const ask = page.getByRole("button", { name: "Ask the coach" });
    await expect(ask).toBeEnabled();
    await ask.click();
    await expect(
      page.getByRole("region", { name: "The coach says" }).getByRole("meter").first(),
    ).toBeVisible();
    await expect(page.locator("[data-tip]").first()).toBeVisible();
  });

test("whoever follows the stars plays what the coach says at Piña Coladice", async ({ page }) => {
  await setTable(page, { game: "pina_coladice", seats: [ana, bot()] });
  const ask = page.getByRole("button", { name: "Ask the coach" });
  await expect(ask).toBeEnabled();
  await ask.click();
  await expect(page.locator("[data-tip]").first()).toBeVisible();
  const dice = page.getByRole("group", { name: "Dice" }).locator("[data-tip]");
  const deeds = page.locator(".deeds [data-tip]");
  const starred = await dice.count();
  if (starred > 0) await expect(deeds).toHaveCount(0); // that button would roll these dice too
  for (let n = 0; n < starred; n++) await dice.nth(n).click();
  await expect(deeds).toHaveCount(1);
});

test("no hints where the table does without", async ({ page }) => {
  await setTable(page, { seats: [ana, bo], habits: { hints: false } });
  await expect(page.getByText("Ana to move", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Ask the coach" })).toHaveCount(0);
});

test("a finished game is watched again, step by step, by keyboard and from its file", async ({ page }) => {
  const code = await setTable(page, { seats: [ana, bot()] });
  await playToEnd(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download the record" }).click(),
  ]);
  const record = await readFile(await download.path(), "utf8");
  await page.getByRole("link", { name: "Watch it again" }).click();
  await expect(page).toHaveURL(`/replay/${code}`);
  const slider = page.getByRole("slider", { name: "Step" });
  const turns = page.getByRole("list", { name: "Turns" }).locator("[aria-current]");
  await expect(slider).toHaveValue("0");
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveValue("1");
  await expect(page.getByRole("status").filter({ hasText: "rolls" })).toBeVisible();
  await page.keyboard.press("PageDown");
  await expect(turns).toContainText("2");
  await page.keyboard.press("End");
  await expect(slider).toHaveValue((await slider.getAttribute("max")) ?? "");
  await page.keyboard.press("Home");
  await page.keyboard.press("p");
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(slider).not.toHaveValue("0");
  await page.keyboard.press("p");
  await page.getByRole("list", { name: "Turns" }).getByRole("button").nth(2).click();
  await expect(turns).toContainText("3");
  await expect(page.getByRole("img", { name: "Chance to win, in percent" })).toBeVisible();
  await page.getByText("As a table").click();
  await expect(page.getByRole("row", { name: /^End/ })).toContainText(/(100|50)%/); // a win may be shared

  await page.goto("/replay");
  await page.getByLabel("… or paste it").fill(record.replace("keep", "keeep"));
  await page.getByRole("button", { name: "Watch the game" }).click();
  await expect(page.getByRole("alert")).toContainText("keeep");
  await page
    .getByLabel("Open a record")
    .setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer: Buffer.from(record) });
  await expect(slider).toBeVisible();
  await page.getByRole("button", { name: "Français" }).click();
  await expect(page.getByRole("heading", { name: "Revoir : Pickomino" })).toBeVisible();
});

test("the coach answers about a real table of Pickomino", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Coach for a real table" }).click();
  const kept = page.getByRole("region", { name: "Set aside" });
  const rolled = page.getByRole("region", { name: "Rolled" });
  for (const face of ["4", "4", "4", "worm"]) await kept.getByRole("button", { name: `Add ${face}` }).click();
  for (const face of ["1", "1", "5", "worm"])
    await rolled.getByRole("button", { name: `Add ${face}` }).click();
  await expect(rolled.getByText("complete")).toBeVisible();
  await expect(page.getByRole("meter", { name: "Keep the 5" })).toBeVisible();
  await page.getByRole("button", { name: "Seat 2" }).click();
  await page.getByRole("button", { name: "Tile 24: Skewer" }).click();
  await expect(page.getByRole("button", { name: "Tile 24: Seat 2" })).toBeVisible();
  await expect(page.getByRole("meter", { name: "Tile 24 from Seat 2" }).first()).toBeVisible();
});

test("the coach answers about a real table of Piña Coladice", async ({ page }) => {
  await page.goto("/coach/pina_coladice");
  const grid = page.getByRole("group", { name: "Coasters" }).getByRole("button");
  await expect(grid).toHaveCount(16);
  await grid.first().click();
  await page.getByRole("dialog").getByRole("button", { name: "pair of 1" }).click();
  await expect(grid.first()).toHaveAccessibleName(/pair of 1/);
  for (const face of [1, 1, 2, 3, 5]) await page.getByRole("button", { name: `Add ${face}` }).click();
  await page.getByRole("button", { name: /more choices$/ }).click();
  await expect(page.getByRole("meter", { name: "Stop" })).toBeVisible();

  await page.getByLabel("Happy hour").check();
  await page.getByRole("button", { name: "Seat 2", exact: true }).click();
  await grid.nth(1).click(); // a token, so that points can be anything
  const points = page.getByRole("group", { name: "Points: Seat 2" });
  const before = Number(await points.getByRole("status").innerText());
  await points.getByRole("button", { name: "One more" }).click();
  await expect(points.getByRole("status")).toHaveText(String(before + 1));
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expectNoFault(page, "coach with Happy Hour");
});

test("the coach answers about a real table of Pikzi, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/coach/pikzi");
  const hand = page.getByRole("group", { name: "Your hand" });
  const me = page.getByRole("region", { name: "Me", exact: true });
  const other = page.getByRole("region", { name: "Seat 2", exact: true });
  for (const card of ["Léïca 1", "Bull", "Bull", "Wolf"])
    await hand.getByRole("button", { name: `Add ${card}` }).click();
  await expect(hand.getByText("complete")).toBeVisible();
  await hand.getByRole("button", { name: "Remove Wolf" }).click();
  await expect(page.getByRole("meter")).toHaveCount(0);
  await hand.getByRole("button", { name: "Add Guard Dog" }).click();
  await expect(page.getByRole("meter", { name: "Léïca 1" }).first()).toBeVisible();

  await page.getByRole("group", { name: "Players" }).getByRole("button", { name: "One more" }).click();
  for (const piece of ["Mozart 1", "Mozart 2"]) await me.getByRole("button", { name: piece }).click();
  await other.getByRole("button", { name: "Mozart 3" }).click();
  await page.getByText("Discard pile: not told").click();
  await page.getByRole("group", { name: "Discard" }).getByRole("button", { name: "Add Wolf" }).click();
  await expect(page.getByText("Discard pile: 1 card")).toBeVisible();
  await expect(page.getByRole("meter", { name: /Bull.*Mozart 3.*Seat 2/ }).first()).toBeVisible();

  // What cannot be is refused, and did not happen.
  for (const piece of ["Mozart 3", "Mozart 4"]) await me.getByRole("button", { name: piece }).click();
  await expect(page.getByText(/PZ-9/).first()).toBeVisible();
  await expect(me.getByRole("button", { name: "Mozart 4" })).toHaveAttribute("aria-pressed", "false");

  await page.getByRole("button", { name: "Français" }).click();
  await expect(page.getByRole("heading", { name: "L’avis du coach" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Votre main" }).getByText("complet")).toBeVisible();
});
