import type { LegalMove } from "../../wire/types";

/** An attack that one may launch: on whom, and on which piece or portrait; a hen is after the hand. */
export interface Aim extends LegalMove {
  seat: number;
  what: string | null;
}

/** All that one may do with a card of one's hand. */
export interface Uses {
  place: LegalMove | undefined;
  discard: LegalMove | undefined;
  /** Give it for the card that a hen has drawn. */
  swap: LegalMove | undefined;
  aims: Aim[];
}

const PIKE = /^(bull|wolf|hen) (\d)(?: (.+))?$/;

/** Sort the moves that came with the view by what they do with this card. */
export function usesOf(card: string, legal: LegalMove[]): Uses {
  const named = (verb: string) => legal.find(({ move }) => move === `${verb} ${card}`);
  return {
    place: named("place"),
    discard: named("discard"),
    swap: named("swap"),
    aims: legal.flatMap((option) => {
      const [, beast, seat, what] = PIKE.exec(option.move) ?? [];
      return beast === card ? [{ ...option, seat: Number(seat) - 1, what: what ?? null }] : [];
    }),
  };
}

/** Whether this move uses this card. */
export const usesMove = (card: string, move: string): boolean =>
  ["place", "discard", "swap"].some((verb) => move === `${verb} ${card}`) || PIKE.exec(move)?.[1] === card;

/** Whether there is anything to do with this card. */
export function isUseful(card: string, legal: LegalMove[]): boolean {
  const { place, discard, swap, aims } = usesOf(card, legal);
  return [place, discard, swap, ...aims].some((use) => use !== undefined);
}

/** The move with this name, if it is open to us. */
export const moveOf = (name: string, legal: LegalMove[]): LegalMove | undefined =>
  legal.find(({ move }) => move === name);
