import type { Face } from "../../art/DieShape.svelte";

export interface ThrownDie {
  /** As the server writes it: 1 to 5, or w. */
  code: string;
  face: Face;
  gold: boolean;
  /** Its name on the way aside; a die of a face that lies there already goes nowhere. */
  thing: string | undefined;
  key: string;
}

/** Read dice as the server writes them: "4", "w", the golden die "g1" or "gw". Faces of `aside` stay where they are. */
export function readDice(dice: string[], aside: string[] = []): ThrownDie[] {
  const seen = new Map<string, number>();
  return dice.map((die) => {
    const gold = die.startsWith("g");
    const code = gold ? die.slice(1) : die;
    const nth = seen.get(code) ?? 0;
    seen.set(code, nth + 1);
    const key = `die-${code}-${nth}`;
    const thing = aside.includes(code) ? undefined : key;
    return { code, face: code === "w" ? "worm" : (Number(code) as Face), gold, thing, key };
  });
}

/** Dice of one face lie together, in the order of the faces. */
export function byFace(dice: ThrownDie[]): { code: string; dice: ThrownDie[] }[] {
  const groups = new Map<string, ThrownDie[]>();
  for (const die of dice) groups.set(die.code, [...(groups.get(die.code) ?? []), die]);
  return [...groups]
    .map(([code, group]) => ({ code, dice: group }))
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}
