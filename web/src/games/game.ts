import type { Component, Snippet } from "svelte";
import type { ArtProps } from "../art/Art.svelte";
import type { Sound } from "../sound/sounds";
import type { Consult, Consulted, Event, LegalMove, SeatNow, View } from "../wire/types";

/** What a game's table is given. It holds no rules: it draws `view` and offers `legal`. */
export interface TableProps<V extends View = View> {
  view: V;
  /** The view before the last event; null at first sight. */
  before: V | null;
  /** The event that led from `before` to `view`, with its lines in the reader's language. */
  event: Event | null;
  seats: SeatNow[];
  /** The seat we look from; null for a spectator. */
  me: number | null;
  /** The moves open to us now, with their labels; empty while others move or a move of ours is under way. */
  legal: LegalMove[];
  /** The move that the coach would make, once asked. */
  tip: string | null;
  /** It was played long ago, and nothing waits for the reader. */
  past?: boolean;
  /** Send a move of `legal`. With `sure`, ask that question first. */
  play(move: string, sure?: Question): void;
}

/** Asked before a move that one might regret. */
export interface Question {
  title: string;
  text: string;
  clause?: string | null;
  /** The words on the button that goes ahead. */
  yes: string;
}

export interface SeatProps<V extends View = View> {
  view: V;
  seat: number;
}

export interface TrophyProps<V extends View = View> {
  view: V;
  /** The seats that won, the members of a team among them. */
  champions: number[];
}

/** What `games/<name>/index.ts` exports by default. */
export interface GameModule<V extends View = View> {
  Table: Component<TableProps<V>>;
  /** What a seat's chip shows beside its name: a top tile, cards left, … */
  Badge: Component<SeatProps<V>>;
  /** What the winners carry home, for the end screen. */
  Trophy: Component<TrophyProps<V>>;
  /** What the seat counts now; null where nobody may know. */
  score(view: V, seat: number): number | null;
  /** How long (ms) this change deserves to be looked at before the next one comes. */
  pace(before: V | null, after: V, event: Event): number;
  /** What this change sounds like. */
  sound(before: V | null, after: V, event: Event): Sound | null;
  /** The table itself says who sits where: chips may leave out names where room is scarce. */
  named?: boolean;
  /** Hands are secret: before a device changes hands, the table is covered. */
  secretive: boolean;
}

/** A way to play a game, as the home page offers it; `games/<name>/offers.ts` lists them. */
export interface Offer {
  /** Also the prefix of its words: `<id>-title`, `<id>-pitch`. */
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  Picture: Component<ArtProps>;
  minutes: number;
  /** Bots that sit down when one plays at once. */
  bots: number;
}

/** What `games/<name>/Coach.svelte` is given: it lets people tell a real table, tap by tap. */
export interface CoachProps {
  offer: Offer;
  /**
   * Ask the coach. Null if the server refuses: then the page says why, and the tap does not count. Without a question,
   * as long as too little is told for one, what the coach said last is forgotten.
   */
  ask(consult: Consult | null): Promise<Consulted | null>;
  /** What the coach said last. */
  answer: Snippet;
}
