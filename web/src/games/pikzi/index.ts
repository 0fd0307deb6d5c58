import type { Sound } from "../../sound/sounds";
import type { PikziView } from "../../wire/types";
import type { GameModule } from "../game";
import Badge from "./Badge.svelte";
import { type Change, changeOf } from "./change";
import Table from "./Table.svelte";
import Trophy from "./Trophy.svelte";

const story: Record<Change, { pace: number; sound: Sound | null }> = {
  deal: { pace: 90, sound: null },
  draw: { pace: 350, sound: null },
  place: { pace: 800, sound: "knock" },
  discard: { pace: 800, sound: "slide" },
  attack: { pace: 1400, sound: "turn" },
  let: { pace: 600, sound: null },
  take: { pace: 1300, sound: "snatch" },
  guard: { pace: 1400, sound: "bust" },
  reverse: { pace: 1600, sound: "snatch" },
  pluck: { pace: 900, sound: "slide" },
  exchange: { pace: 1000, sound: "slide" },
  finish: { pace: 1500, sound: "cheer" },
  round: { pace: 1500, sound: "cheer" },
  quiet: { pace: 60, sound: null },
};

export default {
  Table,
  Badge,
  Trophy,
  score: (view, seat) => view.players[seat]?.points ?? 0,
  pace: (before, after) => story[changeOf(before, after)].pace,
  sound: (before, after) => story[changeOf(before, after)].sound,
  named: true,
  secretive: true,
} satisfies GameModule<PikziView>;
