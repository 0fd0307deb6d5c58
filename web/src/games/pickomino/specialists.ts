import type { SpecialistName } from "../../art/specialists/Specialist.svelte";

const figures: Record<string, SpecialistName> = {
  can: "canned-worm",
  hen: "mother-hen",
  raven: "raven",
  weasel: "weasel",
  gold: "golden-die",
  apple: "apple",
};

/** The figure of a specialist, by the name it has on the wire. */
export const figureOf = (who: string): SpecialistName | undefined => figures[who];
