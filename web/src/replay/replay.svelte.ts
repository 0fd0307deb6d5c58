import type { GameModule } from "../games/game";
import { isStill } from "../motion/motion";
import type { Stage } from "../motion/stage";
import type { Event, Replay, SeatNow, View } from "../wire/types";

const STILL_PACE = 900; // ms a step is shown for where nothing moves

/** A game seen again: the table after so many of its steps. */
export class ReplayStore {
  /** How many steps have been made. */
  at = $state(0);
  before = $state.raw<View | null>(null);
  playing = $state(false);

  stage: Stage | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly replay: Replay,
    readonly game: GameModule,
  ) {}

  readonly seats = $derived.by(() =>
    this.replay.players.map((name, seat): SeatNow => ({
      seat,
      name,
      kind: "person",
      level: null,
      away: false,
    })),
  );

  get length(): number {
    return this.replay.steps.length;
  }

  get event(): Event | null {
    const step = this.replay.steps[this.at - 1];
    return step ? { ...step, ply: this.at, at: 0 } : null;
  }

  get view(): View {
    return this.replay.steps[this.at - 1]?.view ?? this.replay.view;
  }

  /** The number of the turn that is shown, among `turns`; -1 before the first. */
  get turn(): number {
    return this.replay.turns.findLastIndex(({ step }) => step < this.at);
  }

  get seat(): number | null {
    return this.replay.turns[this.turn]?.seat ?? null;
  }

  go(to: number): void {
    const at = Math.max(0, Math.min(this.length, to));
    if (at === this.at) return;
    this.stage?.finish();
    if (at === this.at + 1) void this.#step();
    else {
      this.before = null;
      this.at = at;
    }
  }

  /** To the beginning of a turn: its first step is made. */
  goTurn(number: number): void {
    const turn = this.replay.turns[number];
    if (turn) this.go(turn.step + 1);
    else this.go(number < 0 ? 0 : this.length);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else {
      if (this.at === this.length) this.go(0);
      this.playing = true;
      void this.#play();
    }
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async #play(): Promise<void> {
    while (this.playing && this.at < this.length) {
      await this.#step();
      const pace = this.event ? this.game.pace(this.before, this.view, this.event) : 0;
      await new Promise((done) => (this.#timer = setTimeout(done, isStill() ? STILL_PACE : pace)));
    }
    this.playing = false;
  }

  async #step(): Promise<void> {
    const apply = () => {
      this.before = this.view;
      this.at += 1;
    };
    await (this.stage ? this.stage.change(apply) : apply());
  }
}
