import { describe, expect, test } from "vitest";
import { findClause, parseRules, readRules } from "../../src/rules/clauses";

test("a rule book is read clause by clause", () => {
  const book = parseRules(`# Game

Two to five players.

## A turn
- **PK-4** [ruling] The booklet is *silent*.
- **PK-14b** Each tile.
`);
  expect(book.title).toBe("Game");
  expect(book.intro).toBe("Two to five players.");
  expect(findClause(book, "PK-4")).toEqual({
    id: "PK-4",
    text: "The booklet is *silent*.",
    ruling: true,
    picture: false,
  });
  expect(findClause(book, "PK-14b")?.text).toBe("Each tile.");
});

describe("every game has the same clauses in both languages", () => {
  test.each(["pickomino", "pina_coladice", "pikzi"])("%s", async (game) => {
    const [en, fr] = await Promise.all([readRules(game, "en"), readRules(game, "fr")]);
    const ids = (book: typeof en) => book?.sections.map(({ clauses }) => clauses.map(({ id }) => id));
    expect(ids(en)?.flat().length).toBeGreaterThan(5);
    expect(ids(fr)).toEqual(ids(en));
  });
});
