/** The action cards of Pikzi and the guard dog that answers them (PZ-2). */
export const beastNames = ["bull", "hen", "wolf", "dog"] as const;
export type BeastName = (typeof beastNames)[number];
