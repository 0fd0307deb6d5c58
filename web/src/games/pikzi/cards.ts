import { type BeastName } from "../../art/beasts/beasts";
import type { CardFace } from "../../art/pikzi/CardShape.svelte";
import type { Piece, PortraitName } from "../../art/portraits/portraits";
import { say } from "../../words/words.svelte";

/** Portraits have the same names in every language. */
const titles: Record<PortraitName, string> = {
  leica: "Léïca",
  philomene: "Philomène",
  fernand: "Fernand",
  mozart: "Mozart",
};

export const titleOf = (portrait: string): string => titles[portrait as PortraitName] ?? portrait;

/** What is printed on a card, from its name on the wire: "mozart 3", "bull". */
export function faceOf(card: string): CardFace {
  const [name, piece] = card.split(" ");
  if (piece === undefined) return { beast: card as BeastName };
  return { portrait: name as PortraitName, piece: Number(piece) as Piece };
}

/** The name of a card or portrait as the shared words want it: "Mozart 3", "Mozart", "bull". */
export function plainName(card: string): string {
  const [name = "", ...piece] = card.split(" ");
  return [titleOf(name), ...piece].join(" ");
}

/** What people call a card. */
export const cardName = (card: string): string => say("pikzi-card", { card: plainName(card) });

/** Every kind of card among these, and how many of it. */
export function counted(cards: string[]): [card: string, count: number][] {
  const kinds = [...new Set(cards)].sort();
  return kinds.map((kind) => [kind, cards.filter((card) => card === kind).length]);
}
