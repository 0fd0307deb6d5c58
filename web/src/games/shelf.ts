import type { Component } from "svelte";
import type { CoachProps, GameModule, Offer } from "./game";

const tables = import.meta.glob<{ default: GameModule }>("./*/index.ts");
const coaches = import.meta.glob<{ default: Component<CoachProps> }>("./*/Coach.svelte");
const lists = import.meta.glob<Offer[]>("./*/offers.ts", { eager: true, import: "default" });

/** Every way to play a game that this page can draw. */
export const offers: Offer[] = Object.values(lists)
  .flat()
  .filter(({ game }) => `./${game}/index.ts` in tables);

/** A game's table, fetched when it is first needed. */
export async function openGame(game: string): Promise<GameModule> {
  const load = tables[`./${game}/index.ts`];
  if (!load) throw new Error(`No table for ${game}`);
  return (await load()).default;
}

/** The ways to play for which the coach can be asked about a real table. */
export const coached: Offer[] = offers.filter(({ game }) => `./${game}/Coach.svelte` in coaches);

/** How a game's real table is told to the coach, fetched when it is first needed. */
export async function openCoach(game: string): Promise<Component<CoachProps>> {
  const load = coaches[`./${game}/Coach.svelte`];
  if (!load) throw new Error(`No coach for ${game}`);
  return (await load()).default;
}

/** The offer that a table came from: the one whose options it has. */
export function offerOf(game: string, options: Record<string, unknown>): Offer | undefined {
  return offers.find(
    (offer) =>
      offer.game === game && Object.entries(offer.options).every(([name, value]) => options[name] === value),
  );
}
