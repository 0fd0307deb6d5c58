import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { python } from "../../scripts/python.mjs";
import { TestServer } from "../../scripts/server.mjs";
import { another, expect, playToEnd, test } from "./house";

interface Asked {
  path: string;
  seat?: number;
  nonce?: string;
}

/** All that the page sends to tables over HTTP from now on; numbers and letters of tables left out. */
function requestsOf(page: Page): Asked[] {
  const asked: Asked[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST") return;
    const path = new URL(request.url()).pathname.replace(/tables\/\w+/, "tables/…");
    const { seat, nonce } = request.postDataJSON() as Partial<Asked>;
    asked.push({ path, seat, nonce });
  });
  return asked;
}

// The one test with real dice.
test("the table promises its secret before anybody adds to the dice, and every die can be checked", async ({
  browser,
}) => {
  const server = await new TestServer({ fair: true }).start();
  const page = await another(browser, server);
  const asked = requestsOf(page);
  await page.goto("/");
  await page.getByRole("button", { name: "New table of Piña Coladice" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Seat 2").selectOption("person");
  await form.getByLabel("Your name").last().fill("Bo");
  await form.getByRole("button", { name: "Set the table" }).click();
  const nonce: unknown = expect.stringMatching(/^\w{32}$/);
  const sat = [0, 1].map((seat) => ({ path: "/api/tables/…/seats", seat, nonce }));
  await expect(page.getByRole("group", { name: "Coasters" })).toBeVisible();
  expect(asked).toEqual([{ path: "/api/tables" }, ...sat]);
  expect(asked[1]?.nonce).not.toBe(asked[2]?.nonce);

  await playToEnd(page);
  const check = page.getByRole("button", { name: "Check the dice" });
  await check.click();
  await expect(page.getByText("The secret is the promised one.")).toBeVisible();
  const commitment = await page.getByRole("dialog").locator("dd").first().innerText();
  await page.getByRole("button", { name: "Close" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download the record" }).click(),
  ]);
  const command = ["-c", "from guinguette.cli import main; main()", "verify", await download.path()];
  execFileSync(python, [...command, "--commitment", commitment]);

  // Had the table promised something else at first, this browser would know.
  await page.evaluate((commitment) => {
    const kept = localStorage.getItem("guinguette.promises") ?? "";
    localStorage.setItem("guinguette.promises", kept.replace(commitment, "0".repeat(64)));
  }, commitment);
  await page.reload();
  await check.click();
  await expect(page.getByText("The secret is not the promised one!")).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();

  asked.length = 0;
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page.getByRole("group", { name: "Coasters" })).toBeVisible();
  expect(asked).toEqual([{ path: "/api/tables/…/rematch" }, ...sat]);
  await page.context().close();
  await server.end();
});
