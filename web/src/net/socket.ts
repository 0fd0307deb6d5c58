import type { Language } from "../settings.svelte";
import type { Events, FromClient, FromServer, Refusal, Table } from "../wire/types";

/** How the line to the server is. */
export type Line = "connecting" | "live" | "lost";

/** From where we look at the table. */
export interface Outlook {
  seat: number | null;
  language: Language;
}

export interface Listener {
  hear(message: FromServer): void;
  line(state: Line): void;
}

/** A request without what the socket adds itself. */
export type Request = Exclude<FromClient, { type: "hello" }>;

const SHORTEST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PATIENCE = 5_000; // for the answer to a hello

/** The line to one table: says hello, notices gaps and silence, and comes back by itself. */
export class TableSocket {
  #socket: WebSocket | undefined;
  #ply: number | undefined;
  #nextId = 1;
  #hello: number | undefined; // the id of the hello that waits for its answer
  #pause = SHORTEST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly address: string,
    private outlook: Outlook,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** The last event heard. */
  get ply(): number {
    return this.#ply ?? 0;
  }

  /** Send a request; its id comes back as `re` of the answer. */
  send(request: Request): number | undefined {
    if (this.#socket?.readyState !== WebSocket.OPEN) return undefined;
    const id = this.#nextId++;
    this.#socket.send(JSON.stringify({ ...request, id }));
    return id;
  }

  /** Look from elsewhere, or in another language: everything is told anew. */
  look(outlook: Partial<Outlook>): void {
    this.outlook = { ...this.outlook, ...outlook };
    this.#ply = undefined;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#sayHello();
  }

  /** Look as who we are by now: the server knows us by the cookie we came with. */
  reopen(outlook: Outlook): void {
    this.outlook = outlook;
    this.#ply = undefined;
    clearTimeout(this.#retry);
    this.#drop();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#retry);
    this.#drop();
  }

  #connect(): void {
    this.listener.line("connecting");
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => this.#sayHello();
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as FromServer);
    socket.onclose = () => this.#lose(this.#pause);
  }

  #sayHello(): void {
    this.#hello = this.#nextId++;
    this.#socket?.send(
      JSON.stringify({
        type: "hello",
        id: this.#hello,
        ...this.outlook,
        since: this.#ply,
      } satisfies FromClient),
    );
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lose(SHORTEST_PAUSE), PATIENCE);
  }

  #hear(message: FromServer): void {
    if (message.type === "bye") {
      this.#lose(message.retry * 1000);
      return;
    }
    const answers = message.re !== undefined && message.re === this.#hello;
    if (answers) {
      this.#hello = undefined;
      clearTimeout(this.#silence);
      if (message.type === "refusal") {
        this.#heed(message);
        return;
      }
      this.#pause = SHORTEST_PAUSE;
      this.listener.line("live");
    }
    if (message.type === "table") {
      if (answers) this.#tell(message, message.ply);
      else if (message.re == null) this.#hearTable(message);
    } else if (message.type === "events") this.#hearEvents(message);
    else this.listener.hear(message);
  }

  /** Our hello is refused, so that the server tells us nothing: not from that seat, or not now. */
  #heed({ code }: Refusal): void {
    if (code === "not-yours" && this.outlook.seat !== null) this.look({ seat: null });
    else this.#lose(this.#pause);
  }

  /** The server tells unasked from where we look by now: a seat that we held is ours no more. */
  #hearTable(message: Table): void {
    this.outlook = { ...this.outlook, seat: message.seat };
    this.#tell(message, message.ply);
  }

  #hearEvents(message: Events): void {
    if (this.#ply === undefined) return; // the answer to hello, still under way, has them
    const known = this.#ply;
    const fresh = message.events.filter((event) => event.ply > known);
    if (fresh[0] && fresh[0].ply > known + 1) {
      if (this.#hello === undefined) this.#sayHello();
      return;
    }
    this.#tell({ ...message, events: fresh }, fresh.at(-1)?.ply ?? known);
  }

  #tell(message: FromServer, ply: number): void {
    this.#ply = ply;
    this.listener.hear(message);
  }

  #lose(pause: number): void {
    if (this.#closed) return;
    this.#drop();
    this.listener.line("lost");
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #drop(): void {
    clearTimeout(this.#silence);
    this.#hello = undefined;
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** After sleep or a change of network, a line may be dead without knowing it: ask at once. */
  #wake = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      if (this.#hello === undefined) this.#sayHello();
    } else if (this.#socket === undefined) {
      clearTimeout(this.#retry);
      this.#connect();
    }
  };
}
