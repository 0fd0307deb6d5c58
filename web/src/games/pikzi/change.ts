import type { PikziView } from "../../wire/types";

/** What a change of the view means to those who watch. */
export type Change =
  | "deal"
  | "draw"
  | "place"
  | "discard"
  | "attack"
  | "let"
  | "take"
  | "guard"
  | "reverse"
  | "pluck"
  | "exchange"
  | "finish"
  | "round"
  | "quiet";

const finished = (view: PikziView) => view.players.flatMap((player) => player.finished);
const shown = (view: PikziView) => view.players.reduce((sum, player) => sum + player.shown.length, 0);

/** What happened between two views, read from the table alone. */
export function changeOf(before: PikziView | null, after: PikziView): Change {
  if (!before) return "quiet";
  if (before.round > 0 && after.round > before.round) return "round";
  if (finished(after).length > finished(before).length) return "finish";
  if (!before.pike && after.pike) return "attack";
  switch (before.phase) {
    case "answer":
      return answered(before, after);
    case "pluck":
      return after.phase === "hen" ? "pluck" : "quiet";
    case "hen":
      return after.phase === "hen" ? "quiet" : "exchange";
    case "turn":
      if (shown(after) > shown(before)) return "place";
      return after.discard.length !== before.discard.length || after.pile !== before.pile
        ? "discard"
        : "quiet";
  }
  if (after.pile === before.pile) return "quiet";
  return before.phase === "deal" ? "deal" : "draw";
}

/** A guard dog costs its owner a card; letting it happen does not. */
function answered(before: PikziView, after: PikziView): Change {
  if (after.phase === "answer" || !before.pike) return "quiet";
  if (after.pike) return "let";
  const { target, card } = before.pike;
  const cards = (view: PikziView) => view.players[target]?.cards ?? 0;
  if (cards(after) === cards(before)) return "take";
  return card === "wolf" ? "reverse" : "guard";
}

/** Portraits that were finished just now. */
export function justFinished(before: PikziView | null, after: PikziView): string[] {
  if (!before) return [];
  const old = finished(before);
  return finished(after).filter((portrait) => !old.includes(portrait));
}
