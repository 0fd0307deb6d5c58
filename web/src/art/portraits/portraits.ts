/** The four portraits of Pikzi, in the order of their names in the rules (PZ-1). */
export const portraitNames = ["leica", "philomene", "fernand", "mozart"] as const;
export type PortraitName = (typeof portraitNames)[number];

/** 1 top left, 2 top right, 3 bottom left, 4 bottom right. */
export type Piece = 1 | 2 | 3 | 4;
export const pieces: Piece[] = [1, 2, 3, 4];

/** The top left corner of a piece in the whole portrait of 200 by 280. */
export function corner(piece: Piece): { x: number; y: number } {
  return { x: piece % 2 === 1 ? 0 : 100, y: piece <= 2 ? 0 : 140 };
}
