import type { Offer } from "../games/game";
import { openTable } from "../net/seating";
import { go } from "../route.svelte";
import { settings } from "../settings.svelte";
import type { Chair, NewTable } from "../wire/types";
import { say } from "../words/words.svelte";
import { botNames } from "./bots";

/** What we are called: as last time, or a guest. */
export const ownName = (): string => settings.name.trim() || say("guest");

/** Make a table and go there. */
export async function start(table: Omit<NewTable, "nonce">): Promise<void> {
  go(`/t/${(await openTable(table)).code}`);
}

/** Play at once, against the best bots. They need not seem to think: the page shows their turns at a pace that one can skip. */
export function startNow(offer: Offer): Promise<void> {
  const name = ownName();
  const bots = botNames(offer.bots, [name]).map((bot): Chair => ({ kind: "bot", name: bot }));
  const seats: Chair[] = [{ kind: "person", name }, ...bots];
  return start({ game: offer.game, options: offer.options, seats, habits: { pause: 0 } });
}
