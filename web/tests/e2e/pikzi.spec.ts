import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { FromServer, PikziView } from "../../src/wire/types";
import { expect, setTable, test } from "./house";

/** Tap cards, targets and buttons at random until the game is over. */
function playAny(): Promise<void> {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const any = (found: HTMLElement[]) => found[Math.floor(Math.random() * found.length)];
  return new Promise((done) => {
    const timer = setInterval(() => {
      const closes = all("dialog[open] .primary");
      const ways = all(".choices .primary:enabled");
      const taps = all(
        ".others button.open, .others .holder button, .hand button:enabled, .choices button:enabled",
      );
      any([closes, ways, taps].find(({ length }) => length > 0) ?? [])?.click();
      if (document.querySelector(".trophy")) {
        clearInterval(timer);
        done();
      }
    }, 8);
  });
}

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

async function expectNoFault(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

const seats = [
  { kind: "person" as const, name: "Ana" },
  { kind: "bot" as const, name: "Bo", level: "strong" },
];

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
  await expectNoFault(page);

  await page.evaluate(watchHands);
  await page.evaluate(playAny);
  await expect(page.getByRole("heading", { name: /wins!|share the win!/ })).toBeVisible();
  expect((await size())[0]).toBe(390);
  await expectNoFault(page);

  const running = views.filter(({ phase }) => phase !== "over");
  expect(running.length).toBeGreaterThan(10);
  expect(running.map(({ players }) => players[1]?.hand)).toEqual(running.map(() => null));
  const log = (await page.locator(".log p").allTextContents()).map((line) => line.trim());
  const draws = log.filter((line) => line.startsWith("Bo draws") && !line.includes("from Ana's hand"));
  expect(new Set(draws)).toEqual(new Set(["Bo draws a card"]));
  const drawings = await page.evaluate(() => [
    ...(window as unknown as { hiddenCards: Set<string> }).hiddenCards,
  ]);
  expect(drawings, "all that is hidden looks the same: the back").toHaveLength(1);
});

test("Pikzi by keyboard: choose a card, lay it down", async ({ page }) => {
  await setTable(page, { game: "pikzi", seats });
  const hand = page.getByRole("group", { name: "Your hand" }).getByRole("button");
  const place = page.getByRole("button", { name: /^Place / });
  await expect(async () => {
    for (const key of ["1", "2", "3", "4"]) {
      if ((await place.count()) > 0) break;
      await page.keyboard.press(key);
    }
    expect(await place.count()).toBeGreaterThan(0);
  }).toPass();
  await expect(hand.and(page.locator("[aria-pressed=true]"))).toHaveCount(1);
  await page.keyboard.press("p");
  await expect(
    page.getByRole("region", { name: "Ana" }).getByRole("group", { name: /: piece \d/ }),
  ).toHaveCount(1);
});

test("Pikzi on one device: nobody sees a hand before saying who they are", async ({ page }) => {
  await setTable(page, {
    game: "pikzi",
    options: { portraits: 1 },
    seats: [
      { kind: "person", name: "Ana" },
      { kind: "person", name: "Bo" },
    ],
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
