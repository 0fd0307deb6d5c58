import type { Language } from "../settings.svelte";

export interface Clause {
  id: string;
  text: string;
  /** Our decision where the booklet is silent. */
  ruling: boolean;
  /** Said by a picture only. */
  picture: boolean;
}

export interface RuleBook {
  title: string;
  intro: string;
  sections: { title: string; clauses: Clause[] }[];
}

const LINE = /^- \*\*([A-Z]{2}-\d+b?)\*\*((?: \[(?:ruling|picture)\])*) (.+)$/;
const files = import.meta.glob<string>("../../../src/guinguette/games/*/clauses.*.md", {
  query: "?raw",
  import: "default",
});

/** The same reading as `guinguette.core.clauses`. */
export function parseRules(text: string): RuleBook {
  const book: RuleBook = { title: "", intro: "", sections: [] };
  for (const line of text.split("\n")) {
    const clause = LINE.exec(line);
    if (line.startsWith("# ")) book.title = line.slice(2);
    else if (line.startsWith("## ")) book.sections.push({ title: line.slice(3), clauses: [] });
    else if (clause) {
      const [, id = "", marks = "", words = ""] = clause;
      book.sections.at(-1)?.clauses.push({
        id,
        text: words,
        ruling: marks.includes("ruling"),
        picture: marks.includes("picture"),
      });
    } else if (line) book.intro = line;
  }
  return book;
}

export async function readRules(game: string, language: Language): Promise<RuleBook | undefined> {
  const load = files[`../../../src/guinguette/games/${game}/clauses.${language}.md`];
  return load && parseRules(await load());
}

/** A clause's letters are those of its game. */
const letters: Record<string, string> = {
  PK: "pickomino",
  DX: "pickomino",
  PC: "pina_coladice",
  PZ: "pikzi",
};
export const gameOfClause = (id: string): string => letters[id.slice(0, 2)] ?? "";

export function findClause(book: RuleBook, id: string): Clause | undefined {
  return book.sections.flatMap(({ clauses }) => clauses).find((clause) => clause.id === id);
}
