/** The regulars: names for bots, so that a log reads like an evening out. */
const regulars = ["Ginette", "Marcel", "Lulu", "Firmin", "Odette", "Gaston", "Suzon"];

/** So many bots' names, none of them taken already. */
export function botNames(count: number, taken: string[]): string[] {
  return regulars.filter((name) => !taken.includes(name)).slice(0, count);
}
