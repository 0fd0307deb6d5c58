import type { MiniFace } from "./MiniDie.svelte";

export interface PlacedDie {
  face: MiniFace;
  x: number;
  y: number;
  width: number;
}

/** Dice side by side, centred on (0, 0); each next one stands `step` higher. */
function line(faces: MiniFace[], width: number, { gap = 3, step = 0, top = 0 } = {}): PlacedDie[] {
  const left = -(faces.length * (width + gap) - gap) / 2;
  const middle = ((faces.length - 1) * step) / 2;
  return faces.map((face, i) => ({
    face,
    width,
    x: left + i * (width + gap),
    y: top - width / 2 + middle - i * step,
  }));
}

function twoLines(upper: MiniFace[], lower: MiniFace[]): PlacedDie[] {
  return [...line(upper, 21, { top: -12 }), ...line(lower, 21, { top: 12 })];
}

const values = [1, 2, 3, 4, 5, 6] as const;

/** The dice drawn on each coaster (PC-2); sums are drawn as numbers instead. */
export const dice: Record<number, PlacedDie[]> = {
  ...Object.fromEntries(values.map((value) => [value, line([value, value], 34, { gap: 5 })])),
  7: twoLines(["heart", "heart"], ["triangle", "triangle"]),
  ...Object.fromEntries(values.map((value) => [7 + value, line([value, value, value], 25)])),
  14: line([1, 3, 5], 21, { gap: 9 }),
  15: line([2, 4, 6], 21, { gap: 9 }),
  20: line([1, 2, 3, 4], 19.5, { gap: 1, step: 8.5 }),
  21: line([1, 2, 3, 4, 5], 16, { gap: 1, step: 7.2 }),
  22: twoLines(["heart", "heart"], ["heart", "heart"]),
  23: twoLines(["heart", "heart", "heart"], ["triangle", "triangle"]),
  24: twoLines(["heart", "triangle", "square"], ["star", "diamond"]),
  25: twoLines(["heart", "heart", "heart"], ["heart", "heart"]),
};

export interface Sum {
  sign?: "at most" | "at least";
  text: string;
}

export const sums: Record<number, Sum> = {
  16: { sign: "at most", text: "9" },
  17: { text: "12–14" },
  18: { text: "21–23" },
  19: { sign: "at least", text: "26" },
};
