import type { Sound } from "../../sound/sounds";
import type { PickominoView } from "../../wire/types";
import type { GameModule } from "../game";
import Badge from "./Badge.svelte";
import { type Change, changeOf } from "./change";
import Table from "./Table.svelte";
import Trophy from "./Trophy.svelte";

const story: Record<Change, { pace: number; sound: Sound | null }> = {
  roll: { pace: 700, sound: "rattle" },
  keep: { pace: 650, sound: "knock" },
  take: { pace: 1000, sound: "slide" },
  steal: { pace: 1300, sound: "snatch" },
  hen: { pace: 1100, sound: "snatch" },
  null: { pace: 1400, sound: "bust" },
  quiet: { pace: 60, sound: null },
};

export default {
  Table,
  Badge,
  Trophy,
  score: (view, seat) => view.players[seat]?.worms ?? 0,
  pace: (before, after) => story[changeOf(before, after)].pace,
  sound: (before, after) => story[changeOf(before, after)].sound,
  secretive: false,
} satisfies GameModule<PickominoView>;
