import type { Page } from "@playwright/test";
import {
  ana,
  another,
  bot,
  expect,
  expectNoFault,
  expectToFit,
  join,
  open,
  playToEnd,
  setTable,
  test,
} from "./house";

interface Variant {
  name: string;
  game: string;
  options: Record<string, unknown>;
  /** How many must sit at the table, if not two. */
  players?: number;
  /** It looks like none of the others: axe has a look. */
  special?: boolean;
}

/** Every game with every value of every option, not all of them together. */
const variants: Variant[] = [
  {
    name: "Pickomino, the first drawn by lot",
    game: "pickomino",
    options: { edition: "classic", first: "random" },
  },
  { name: "Pickomino Deluxe", game: "pickomino", options: { edition: "deluxe" }, special: true },
  { name: "Piña Coladice", game: "pina_coladice", options: {} },
  {
    name: "Piña Coladice with Happy Hour",
    game: "pina_coladice",
    options: { happy_hour: true },
    special: true,
  },
  { name: "Pikzi", game: "pikzi", options: {}, special: true },
  { name: "Pikzi for young players", game: "pikzi", options: { young: true } },
  { name: "Pikzi in two rounds", game: "pikzi", options: { rounds: 2, portraits: 1 } },
  {
    name: "Pikzi in teams",
    game: "pikzi",
    options: { teams: true },
    players: 4,
    special: true,
  },
  { name: "Pikzi with two portraits", game: "pikzi", options: { portraits: 2 } },
  { name: "Pikzi with three portraits", game: "pikzi", options: { portraits: 3 } },
];

const people = ["Bo", "Cléo", "Dan"];
const bots = ["Ginette", "Lulu", "Firmin", "Marcel"];
const botsFor = (players: number) => bots.slice(0, players - 1).map((name) => bot(name));

for (const { name, game, options, players = 2, special } of variants) {
  test(`${players} browsers play ${name} to the end`, async ({ page, browser, server }) => {
    const guests = people.slice(0, players - 1);
    const code = await setTable(page, { game, options, seats: [ana, ...guests.map(() => open)] });
    const others: Page[] = [];
    for (const guest of guests) {
      const other = await another(browser, server);
      await join(other, code, guest);
      others.push(other);
    }
    await playToEnd(page, ...others);
    const scores = (of: typeof page) => of.locator(".ending ol").innerText();
    for (const other of others) expect(await scores(other)).toBe(await scores(page));
    await page.getByRole("button", { name: "Check the dice" }).click();
    await expect(page.getByText("The secret is the promised one.")).toBeVisible();
    for (const other of others) await other.context().close();
  });

  test(`${name} against bots on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await setTable(page, {
      game,
      options,
      seats: [ana, ...botsFor(players)],
    });
    await expect(page.getByText("Your turn", { exact: true })).toBeVisible();
    await expectToFit(page);
    if (special) await expectNoFault(page, "table");
    await playToEnd(page);
    if (special) await expectNoFault(page, "ending");
  });
}

test("the end: the record is saved, the table plays again", async ({ page, browser, server }) => {
  const code = await setTable(page, { game: "pikzi", options: { portraits: 1 }, seats: [ana, open] });
  const other = await another(browser, server);
  await join(other, code, "Bo");
  await playToEnd(page, other);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download the record" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${code}.txt`);
  await page.getByRole("button", { name: "Play again" }).click();
  await other.getByRole("button", { name: "Join the rematch" }).click();
  for (const seat of [page, other])
    await expect(seat.getByRole("group", { name: "Your hand" })).toBeVisible();
  await other.context().close();
});

for (const [name, viewport] of [
  ["a small phone", { width: 360, height: 640 }],
  ["a phone on its side", { width: 844, height: 390 }],
] as const) {
  test(`Pickomino fits ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await setTable(page, { options: { edition: "deluxe" }, seats: [ana, bot(), bot("Marcel")] });
    await expect(page.getByText("Your turn", { exact: true })).toBeVisible();
    await expectToFit(page);
  });
}

for (const players of [2, 3, 4, 5]) {
  test(`Pikzi for ${players} fits a small phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await setTable(page, { game: "pikzi", seats: [ana, ...botsFor(players)] });
    await page.locator(".hand .useful").first().click(); // its choices are there, too
    await expect(page.locator(".choices button").first()).toBeVisible();
    await expectToFit(page);
  });
}
