// Written by `npm run types` from the server's schema. Do not edit.

export type FromClient = Hello | Play | Chat | React | Leave | Return | Fill | Hint;
export type FromServer = Table | Events | Presence | Advice | Refusal | Bye;
export type View = PickominoView | PinaColadiceView | PikziView;
/**
 * How likely an end is: `[3, 0.25]` in JSON.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Odd = [number, number];
export type Games = GameNow[];
export type Lobby = LobbyTable[];

/**
 * Look at the table from a seat of one's own, or as a spectator. May be said again.
 */
export interface Hello {
  type: "hello";
  id?: number | null;
  seat?: number | null;
  since?: number | null;
  language?: "en" | "fr";
  token?: string | null;
}
export interface Play {
  type: "play";
  id?: number | null;
  ply: number;
  move: string;
}
export interface Chat {
  type: "chat";
  id?: number | null;
  text: string;
}
export interface React {
  type: "react";
  id?: number | null;
  reaction: "cheers" | "clap" | "laugh" | "sad" | "think" | "wow";
}
export interface Leave {
  type: "leave";
  id?: number | null;
}
export interface Return {
  type: "return";
  id?: number | null;
}
/**
 * Give an open seat to a bot.
 */
export interface Fill {
  type: "fill";
  id?: number | null;
  seat: number;
  level: string;
}
export interface Hint {
  type: "hint";
  id?: number | null;
  ply: number;
}
/**
 * Everything at once: the answer to `hello`.
 */
export interface Table {
  type: "table";
  re?: number | null;
  now: number;
  table: TableNow;
  seat: number | null;
  ply: number;
  history: Event[];
  to_move: number | null;
  deadline: number | null;
  view: View | null;
  legal: LegalMove[];
  result: Result | null;
}
/**
 * A table as anyone may know it.
 */
export interface TableNow {
  id: string;
  code: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  habits: Habits;
  status: "archived" | "open" | "over" | "playing";
  seats: SeatNow[];
  yours: number[];
  commitment: string;
  created: number;
}
/**
 * How a table behaves.
 */
export interface Habits {
  listed?: boolean;
  clock?: number | null;
  keeper?: string | null;
  pause?: number;
  chat?: boolean;
  hints?: boolean;
}
/**
 * Who sits where. `away`: someone who left or ran out of time; a bot keeps the seat if the table says so.
 */
export interface SeatNow {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string | null;
  level: string | null;
  away: boolean;
}
/**
 * One entry of the table's log, as this client may know it.
 */
export interface Event {
  ply: number;
  kind: "bot" | "chat" | "keep" | "leave" | "move" | "outcome" | "react" | "rematch" | "return" | "sit";
  seat: number | null;
  text: string;
  at: number;
  lines?: Said[];
  to_move?: number | null;
  deadline?: number | null;
  view?: View;
  legal?: LegalMove[];
  seats?: SeatNow[];
  result?: Result;
}
/**
 * A line: what to say, and how it reads in the client's language.
 */
export interface Said {
  key: string;
  text: string;
  args?: {
    [k: string]: unknown;
  };
  clause?: string | null;
}
export interface PickominoView {
  game: "pickomino";
  viewer: number | null;
  deluxe: boolean;
  turn: number;
  seat: number;
  to_move: number | null;
  phase: string;
  skewer: Tile[];
  reserve: number;
  players: PickominoPlayer[];
  dice: number;
  gold: "aside" | "hand" | "stays";
  rolled: string[];
  kept: string[];
  total: number;
  weasel: boolean;
  prize: Prize | null;
  choice: string[];
  raven: boolean;
}
/**
 * A tile on the skewer.
 */
export interface Tile {
  value: number;
  worms: number;
  up: boolean;
  specialist: string | null;
}
export interface PickominoPlayer {
  stack: number[];
  worms: number;
  grilled: number;
  specialist: string | null;
}
/**
 * What a stop would bring, so that nobody walks into a null throw unwarned (PK-10).
 */
export interface Prize {
  kind: "hen" | "null" | "steal" | "take";
  tile: number | null;
  seat: number | null;
  clause: string | null;
}
export interface PinaColadiceView {
  game: "pina_coladice";
  viewer: number | null;
  happy_hour: boolean;
  turn: number;
  first: number;
  seat: number;
  to_move: number | null;
  phase: string;
  grid: Coaster[];
  players: PinaColadicePlayer[];
  dice: number[];
  in_hand: number;
  rolls_left: number;
  last_round: boolean;
  cocktail: Cocktail | null;
}
/**
 * A coaster of the grid.
 */
export interface Coaster {
  cell: string;
  name: string;
  ingredient: string;
  colour: "blue" | "green" | "purple";
  slots: Slot[];
  made: boolean;
  gain: number | null;
  wins: boolean;
}
export interface Slot {
  points: number;
  seat: number | null;
}
export interface PinaColadicePlayer {
  score: number;
  tokens: number;
  placed: number;
}
/**
 * A Piña Coladice (PC-16).
 */
export interface Cocktail {
  seat: number;
  cells: string[];
  ingredients: string[];
}
export interface PikziView {
  game: "pikzi";
  viewer: number | null;
  portraits: number;
  young: boolean;
  rounds: number;
  teams: boolean;
  turn: number;
  round: number;
  first: number;
  seat: number;
  to_move: number | null;
  phase: string;
  drawer: number | null;
  pile: number;
  discard: string[];
  players: PikziPlayer[];
  hand_points: number;
  pike: Pike | null;
}
/**
 * One seat, as the viewer knows it.
 */
export interface PikziPlayer {
  cards: number;
  hand: string[] | null;
  known: string[];
  knows: string[];
  shown: string[];
  finished: string[];
  points: number;
  team: number | null;
}
/**
 * An attack that is not over.
 */
export interface Pike {
  seat: number;
  target: number;
  card: string;
  aim: string | null;
  drawn: string | null;
}
/**
 * A move open to this seat: send `move` back; `label` is what a button says.
 */
export interface LegalMove {
  move: string;
  label: Said;
}
/**
 * How the game ended, and the secret that the dice came from.
 */
export interface Result {
  standings: Standing[];
  secret: string;
}
/**
 * How one seat did. Tied seats share a place.
 */
export interface Standing {
  place: number;
  seat: number;
  player: string;
  score: number;
}
/**
 * What happened, in order; all of it is stored.
 */
export interface Events {
  type: "events";
  re?: number | null;
  now: number;
  events: Event[];
}
/**
 * Who is connected; follows every `hello`, and is told anew when it changes. Not stored, so it has no ply.
 */
export interface Presence {
  type: "presence";
  re?: number | null;
  seats: number[];
  spectators: number;
}
/**
 * What the coach says: the answer to `hint`.
 */
export interface Advice {
  type: "advice";
  re?: number | null;
  ply: number;
  advice: Counsel;
}
/**
 * Odds and hints, best first, in words and numbers.
 */
export interface Counsel {
  game: string;
  seat: number;
  unit: "points" | "worms";
  exact: boolean;
  ends: Said[];
  tips: Tip[];
  ahead: Outlook | null;
}
/**
 * A legal move.
 */
export interface Tip {
  value: number;
  win: number | null;
  odds: Odd[];
  reasons: Said[];
  move: string;
  label: Said;
  behind: number;
}
/**
 * What is to be expected, if the best is made of it.
 */
export interface Outlook {
  value: number;
  win: number | null;
  odds: Odd[];
  reasons: Said[];
}
/**
 * Nothing changed. The same shape answers HTTP requests.
 */
export interface Refusal {
  type: "refusal";
  re?: number | null;
  code: string;
  text: string;
  args?: {
    [k: string]: unknown;
  };
  clause?: string | null;
}
/**
 * The server stops; come back in so many seconds, with `since`.
 */
export interface Bye {
  type: "bye";
  re?: number | null;
  retry: number;
}
/**
 * Make a table.
 */
export interface NewTable {
  game: string;
  seats: Chair[];
  options?: {
    [k: string]: string | number | boolean;
  };
  habits?: Habits;
  nonce?: string | null;
}
/**
 * A seat as the table's maker wants it. A person's, on the maker's device, is taken at once or kept for it.
 */
export interface Chair {
  kind: "bot" | "open" | "person";
  name?: string | null;
  level?: string | null;
}
/**
 * Take a seat; the first open one, if none is named.
 */
export interface Sit {
  name: string;
  nonce: string;
  seat?: number | null;
}
/**
 * Come back with one's own link; or ask for it, with the cookie.
 */
export interface Session {
  token?: string | null;
}
/**
 * Play the same game with the same people. Without a nonce, one's seats are kept until one sits down.
 */
export interface Again {
  nonce?: string | null;
}
/**
 * Look at a game record, all of it open, or from one seat.
 */
export interface Replaying {
  record: string;
  seat?: number | null;
}
/**
 * Ask the coach about a real table. What is not told is as at the start of a game.
 */
export interface Consult {
  position: string;
  kept?: string;
  roll?: string;
  rolls?: number | null;
  players?: string[];
}
/**
 * The seats are yours. `token` belongs in your own link: whoever has it, has the seats.
 */
export interface Seated {
  table: TableNow;
  token: string;
  link: string;
}
/**
 * A game from beginning to end.
 */
export interface Replay {
  game: string;
  players: string[];
  options: {
    [k: string]: unknown;
  };
  seat: number | null;
  to_move: number | null;
  view: View;
  steps: ReplayStep[];
  turns: ReplayTurn[];
  standings: Standing[] | null;
}
/**
 * A move or an outcome, and the table after it.
 */
export interface ReplayStep {
  turn: number;
  kind: "move" | "outcome";
  seat: number | null;
  text: string;
  lines: Said[];
  to_move: number | null;
  view: View;
}
/**
 * Where a turn begins.
 */
export interface ReplayTurn {
  turn: number;
  seat: number;
  step: number;
  win: number[] | null;
}
/**
 * A real table as it was understood, and what the coach says about it.
 */
export interface Consulted {
  position: string;
  seat: number | null;
  view: View;
  lines: Said[];
  counsel: Counsel | null;
}
/**
 * A game on offer: how many may play it, its options as JSON Schema, the bots that know it.
 */
export interface GameNow {
  name: string;
  fewest: number;
  most: number;
  options: {
    [k: string]: unknown;
  };
  levels: string[];
}
/**
 * A listed table.
 */
export interface LobbyTable {
  id: string;
  code: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  status: "archived" | "open" | "over" | "playing";
  seats: number;
  free: number;
  created: number;
}
