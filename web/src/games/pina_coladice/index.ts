import type { Sound } from "../../sound/sounds";
import type { PinaColadiceView } from "../../wire/types";
import type { GameModule } from "../game";
import Badge from "./Badge.svelte";
import { changeOf, type Kind } from "./change";
import Table from "./Table.svelte";
import Trophy from "./Trophy.svelte";

const story: Record<Kind, { pace: number; sound: Sound | null }> = {
  lay: { pace: 40, sound: null },
  roll: { pace: 750, sound: "rattle" },
  keep: { pace: 600, sound: "knock" },
  place: { pace: 1100, sound: "slide" },
  nothing: { pace: 1400, sound: "bust" },
  happy: { pace: 1700, sound: "rattle" },
  back: { pace: 1200, sound: "slide" },
  move: { pace: 1300, sound: "snatch" },
  flip: { pace: 1200, sound: "knock" },
  win: { pace: 1600, sound: "cheer" },
  quiet: { pace: 60, sound: null },
};

export default {
  Table,
  Badge,
  Trophy,
  score: (view, seat) => view.players[seat]?.score ?? 0,
  pace: (before, after) => story[changeOf(before, after).kind].pace,
  sound: (before, after) => story[changeOf(before, after).kind].sound,
  secretive: false,
} satisfies GameModule<PinaColadiceView>;
