import type { GameModule } from "../games/game";
import { isStill } from "../motion/motion";
import type { Stage } from "../motion/stage";
import { type Line, type Outlook, type Request, TableSocket } from "../net/socket";
import { play as sound } from "../sound/sounds";
import type {
  Counsel,
  Event,
  FromServer,
  LegalMove,
  Refusal,
  Result,
  SeatNow,
  Table,
  TableNow,
  View,
} from "../wire/types";

const MOST_ENTRIES = 400;
const HURRY = 80; // so many events behind, we stop telling the story in detail

/** A table as this page knows it: what the socket told, shown event by event at a pace people can follow. */
export class TableStore {
  now = $state.raw<TableNow>() as TableNow;
  seats = $state.raw<SeatNow[]>([]);
  seat = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  before = $state.raw<View | null>(null);
  event = $state.raw<Event | null>(null);
  toMove = $state<number | null>(null);
  /** Whose turn it is, also while the dice roll. */
  turn = $state<number | null>(null);
  deadline = $state<number | null>(null);
  result = $state.raw<Result | null>(null);
  log = $state.raw<Event[]>([]);
  line = $state<Line>("connecting");
  refusal = $state.raw<Refusal | null>(null);
  /** Seats whose people are connected, once we know; and how many others look on. */
  present = $state.raw<number[] | null>(null);
  spectators = $state(0);
  /** What the coach says about the decision before us. */
  counsel = $state.raw<Counsel | null>(null);
  /** The id of the next table, once somebody asked for a rematch. */
  next = $state<string | null>(null);

  stage: Stage | undefined;
  #legal = $state.raw<LegalMove[]>([]);
  #waiting = $state<number | undefined>(undefined); // the id of our move under way
  #asked = $state<number | undefined>(undefined); // the id of our question to the coach
  #skew = 0; // seconds that our clock is ahead of the server's
  #queue = $state.raw<Event[]>([]);
  #showing = false;
  #rushed = false;
  #hurry: (() => void) | undefined;
  readonly #socket: TableSocket;

  constructor(
    table: TableNow,
    private readonly game: GameModule,
    outlook: Outlook,
  ) {
    this.now = table;
    this.seats = table.seats;
    this.seat = outlook.seat;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#socket = new TableSocket(`${scheme}://${location.host}/api/tables/${table.id}/socket`, outlook, {
      hear: (message) => this.#hear(message),
      line: (line) => this.#lineIs(line),
    });
  }

  /** All that was heard has been shown. */
  get settled(): boolean {
    return this.#queue.length === 0;
  }

  /** Others moved faster than people can follow: the rest is still to be shown. */
  get behind(): boolean {
    return this.#queue.length > 1;
  }

  get legal(): LegalMove[] {
    const mayPlay = this.settled && this.#waiting === undefined && this.line === "live";
    return mayPlay ? this.#legal : [];
  }

  play(move: string): void {
    this.refusal = null;
    this.#waiting = this.#socket.send({ type: "play", ply: this.#socket.ply, move });
  }

  /** Ask the coach about our decision. */
  askHint(): void {
    this.#asked = this.#socket.send({ type: "hint", ply: this.#socket.ply });
  }

  get asking(): boolean {
    return this.#asked !== undefined;
  }

  /** How many seconds ago it was, by the server's clock. */
  ago(at: number): number {
    return Date.now() / 1000 - this.#skew - at;
  }

  send(request: Request): void {
    this.#socket.send(request);
  }

  look(outlook: Partial<Outlook>): void {
    this.#socket.look(outlook);
  }

  /** A seat became ours. */
  sit(table: TableNow, outlook: Outlook): void {
    this.now = table;
    this.#socket.reopen(outlook);
  }

  /** Show at once all that is still to be shown, until it is our turn. */
  skip(): void {
    this.stage?.finish();
    this.#rushed = true;
    this.#hurry?.();
  }

  close(): void {
    this.#socket.close();
    this.#queue = [];
  }

  #lineIs(line: Line): void {
    this.line = line;
    if (line === "lost") this.#waiting = this.#asked = undefined;
  }

  #hear(message: FromServer): void {
    if ("now" in message) this.#skew = Date.now() / 1000 - message.now;
    const answers = (id: number | undefined) => message.re != null && message.re === id;
    const isHint = answers(this.#asked);
    if (answers(this.#waiting)) this.#waiting = undefined;
    if (isHint) this.#asked = undefined;
    if (message.type === "table") this.#replace(message);
    else if (message.type === "refusal") this.refusal = message;
    else if (message.type === "presence") {
      this.present = message.seats;
      this.spectators = message.spectators;
    } else if (message.type === "advice") {
      if (isHint) this.counsel = message.advice;
    } else if (message.type === "events") {
      this.#queue = [...this.#queue, ...message.events];
      if (!this.#showing) void this.#show();
    }
  }

  #replace(message: Table): void {
    this.#queue = [];
    this.#hurry?.();
    this.now = message.table;
    this.seats = message.table.seats;
    this.seat = message.seat;
    this.before = null;
    this.event = null;
    this.view = message.view;
    this.result = message.result;
    this.#turnTo(message.to_move, message.deadline);
    this.#legal = message.legal;
    this.#forgetHint();
    this.log = message.history;
    this.next = message.history.find(({ kind }) => kind === "rematch")?.text ?? null;
  }

  async #show(): Promise<void> {
    this.#showing = true;
    for (let event = this.#queue[0]; event; event = this.#queue[0]) {
      const shown = event;
      const apply = () => this.#apply(shown);
      await (this.stage ? this.stage.change(apply) : apply());
      if (this.#queue.length > 1 || shown.result) await this.#linger(shown);
      if (this.#queue[0] === shown) this.#queue = this.#queue.slice(1);
    }
    this.#showing = false;
    // Whoever skips waits for their own turn, also if the others are not done yet.
    if (this.seat === null || this.#legal.length > 0 || this.result) this.#rushed = false;
  }

  #apply(event: Event): void {
    this.log = [...this.log, event].slice(-MOST_ENTRIES);
    if (event.seats) this.seats = event.seats;
    if (event.kind === "rematch") this.next = event.text;
    if (event.view === undefined) {
      if (event.kind === "leave" || event.kind === "bot") this.#giveUp(event.seat);
      return;
    }
    this.before = this.view;
    this.view = event.view;
    this.event = event;
    this.#legal = event.legal ?? [];
    this.#forgetHint();
    if (event.result) this.result = event.result;
    this.#turnTo(event.to_move ?? null, event.deadline ?? null);
    const noise = this.game.sound(this.before, this.view, event);
    if (noise) sound(noise);
  }

  /** A seat that is left before the game is anybody's: whoever sits there next is not us. */
  #giveUp(seat: number | null): void {
    const yours = this.now.yours.filter((own) => own !== seat);
    if (yours.length === this.now.yours.length) return;
    this.now = { ...this.now, yours };
    if (this.seat !== seat) return;
    this.seat = yours[0] ?? null;
    this.look({ seat: this.seat });
  }

  #turnTo(seat: number | null, deadline: number | null): void {
    this.toMove = seat;
    this.deadline = deadline === null ? null : deadline + this.#skew;
    if (seat !== null || this.result) this.turn = seat;
  }

  /** It was about another moment. */
  #forgetHint(): void {
    this.counsel = null;
    this.#asked = undefined;
  }

  /** Leave people time to see what happened. */
  async #linger(event: Event): Promise<void> {
    if (this.#rushed || isStill() || this.#queue.length > HURRY || !this.view) return;
    const pace = event.view ? this.game.pace(this.before, this.view, event) : 0;
    await new Promise<void>((done) => {
      this.#hurry = done;
      setTimeout(done, pace);
    });
    this.#hurry = undefined;
  }
}
