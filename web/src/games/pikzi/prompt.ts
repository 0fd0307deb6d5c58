import type { LegalMove } from "../../wire/types";
import { moveOf, usesOf } from "./uses";

/** The key of what the player is asked to do now; none while others move. */
export function promptOf(legal: LegalMove[], picked: string | null): string | null {
  if (legal.length === 0) return null;
  if (moveOf("let", legal)) return moveOf("dog", legal) ? "pikzi-prompt-answer" : "pikzi-prompt-let";
  if (moveOf("give back", legal)) return "pikzi-prompt-hen-card";
  if (moveOf("pass", legal)) return "pikzi-prompt-pass";
  if (picked === null) return "pikzi-prompt-turn";
  const { place, aims } = usesOf(picked, legal);
  if (place) return "pikzi-prompt-place";
  return aims.length > 0 ? `pikzi-prompt-${picked}` : "pikzi-prompt-useless";
}
