import { beforeEach, expect, test, vi } from "vitest";
import { notePromise } from "../../src/net/promises";
import type { TableNow } from "../../src/wire/types";

const table = (id: string, commitment: string, status = "open") =>
  ({ id, commitment, status }) as unknown as TableNow;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

test("what a table promised first counts", () => {
  const first = notePromise(table("a", "first"));
  expect(first).toEqual({ table: "a", commitment: "first", early: true });
  expect(notePromise(table("a", "second", "over"))).toEqual(first);
});

test("a promise first heard during the game is marked", () => {
  expect(notePromise(table("a", "first", "playing")).early).toBe(false);
});

test("old promises are forgotten, the newest are not", () => {
  for (let n = 0; n < 150; n++) notePromise(table(String(n), "first"));
  expect(notePromise(table("149", "second")).commitment).toBe("first");
  expect(notePromise(table("0", "second")).commitment).toBe("second");
  expect(localStorage.getItem("guinguette.promises")?.length).toBeLessThan(10_000);
});
