/** Worms printed on a tile (PK-1, DX-1). */
export function wormsOn(tile: number): 1 | 2 | 3 | 4 {
  if (tile < 25) return 1;
  if (tile < 29) return 2;
  return tile < 33 ? 3 : 4;
}
