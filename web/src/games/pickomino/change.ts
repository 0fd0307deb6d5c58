import type { PickominoView } from "../../wire/types";

/** What a change of the view means to those who watch. */
export type Change = "roll" | "keep" | "take" | "steal" | "hen" | "null" | "quiet";

const height = (view: PickominoView, seat: number) => view.players[seat]?.stack.length ?? 0;
const hasHen = (view: PickominoView, seat: number) => view.players[seat]?.specialist === "hen";

/** What happened between two views, read from the table alone. */
export function changeOf(before: PickominoView | null, after: PickominoView): Change {
  if (!before) return "quiet";
  const { seat } = before;
  if (height(after, seat) > height(before, seat)) {
    const robbed = after.players.some((_, other) => height(after, other) < height(before, other));
    return robbed ? "steal" : "take";
  }
  if (hasHen(after, seat) && !hasHen(before, seat)) return "hen";
  if (height(after, seat) < height(before, seat)) return "null";
  const chosen = before.phase === "return" || before.phase === "grill"; // what follows a tile already taken
  if (after.turn !== before.turn && before.phase !== "first") return chosen ? "quiet" : "null";
  if (after.kept.length > before.kept.length) return "keep";
  return after.rolled.length > 0 && before.rolled.length === 0 ? "roll" : "quiet";
}
