import type { Page } from "@playwright/test";
import type { FromServer, PikziView } from "../../src/wire/types";
import { ana, bo, bot, expect, expectNoFault, expectToFit, log, playToEnd, setTable, test } from "./house";

/** From now on, remember every drawing of a card that lies in another's hand and that nobody showed us. */
function watchHands(): void {
  const seen = new Set<string>();
  const look = () => {
    for (const card of document.querySelectorAll(".others .fan .card[data-thing]:not(.known)")) {
      seen.add(card.innerHTML.replace(/id="[^"]*"|url\([^)]*\)/g, ""));
    }
  };
  look();
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  Object.assign(window, { hiddenCards: seen });
}

/** Every view that the server tells this page. */
function viewsOf(page: Page): PikziView[] {
  const views: PikziView[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as FromServer;
      const told = message.type === "events" ? message.events : message.type === "table" ? [message] : [];
      for (const { view } of told) if (view?.game === "pikzi") views.push(view);
    }),
  );
  return views;
}

const seats = [ana, bot("Bo", "strong")];

test("Pikzi with two portraits against a bot on a phone: its cards never come into the page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const views = viewsOf(page);
  await setTable(page, { game: "pikzi", options: { portraits: 2 }, seats });
  await expect(page.getByRole("group", { name: "Your hand" }).getByRole("button")).toHaveCount(4);
  await expect(page.getByText("Your turn", { exact: true })).toBeVisible();
  const size = () =>
    page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
  expect(await size()).toEqual([390, 844]);

  await page.evaluate(watchHands);
  await playToEnd(page);
  expect((await size())[0]).toBe(390);

  const running = views.filter(({ phase }) => phase !== "over");
  expect(running.length).toBeGreaterThan(10);
  expect(running.map(({ players }) => players[1]?.hand)).toEqual(running.map(() => null));
  const told = (await page.locator(".log p").allTextContents()).map((line) => line.trim());
  const draws = told.filter((line) => line.startsWith("Bo draws") && !line.includes("from Ana's hand"));
  expect(new Set(draws)).toEqual(new Set(["Bo draws a card"]));
  const drawings = await page.evaluate(() => [
    ...(window as unknown as { hiddenCards: Set<string> }).hiddenCards,
  ]);
  expect(drawings, "all that is hidden looks the same: the back").toHaveLength(1);
});

test("Pikzi by keyboard: choose a card, lay it down", async ({ page }) => {
  await setTable(page, { game: "pikzi", seats, nonce: "playwright-3" }); // Ana begins, with Fernand 1 and 3
  const hand = page.getByRole("group", { name: "Your hand" }).getByRole("button");
  await expect(page.getByText("Your turn", { exact: true })).toBeVisible();
  const card = hand.and(page.getByRole("button", { name: "Fernand 3" }));
  await page.keyboard.press((await card.getAttribute("aria-keyshortcuts")) ?? "");
  await expect(page.getByRole("button", { name: "Place Fernand 3" }).last()).toBeVisible();
  await expect(hand.and(page.locator("[aria-pressed=true]"))).toHaveCount(1);
  await page.keyboard.press("p");
  await expect(
    log(page)
      .getByText(/^Ana places/)
      .first(),
  ).toBeVisible();
});

test("Pikzi with five players fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await setTable(page, {
    game: "pikzi",
    seats: [ana, bot(), bot("Marcel"), bot("Lulu"), bot("Maximiliane")],
  });
  const hand = page.getByRole("group", { name: "Your hand" });
  await expect(page.getByText("Your turn", { exact: true })).toBeVisible(); // to play, or to answer an attack
  await expectToFit(page);
  const own = await page.getByRole("region", { name: "Ana" }).boundingBox();
  const cards = await hand.boundingBox();
  expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(cards?.y ?? 0);
  await expectNoFault(page, "five");
});

test("Pikzi on one device: nobody sees a hand before saying who they are", async ({ page }) => {
  await setTable(page, {
    game: "pikzi",
    options: { portraits: 1 },
    seats: [ana, bo],
  });
  const ready = page.getByRole("button", { name: /^I am / });
  await expect(ready).toBeVisible();
  await expect(page.getByRole("group", { name: "Your hand" })).toBeHidden();
  await ready.click();
  const hand = page.getByRole("group", { name: "Your hand" }).getByRole("button");
  await expect(hand).toHaveCount(4);
  await hand.first().click();
  await page.getByRole("button", { name: /^Discard (the|[LPFM])/ }).click();
  await expect(ready).toBeVisible();
  await expect(hand).toHaveCount(0);
});
