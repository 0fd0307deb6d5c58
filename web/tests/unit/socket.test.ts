import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Line, TableSocket } from "../../src/net/socket";
import type { Event, FromServer, Table } from "../../src/wire/types";

/** The other end of the line. */
class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const socket = this.all.at(-1);
    if (!socket) throw new Error("nobody connected");
    return socket;
  }
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** Answer the last hello with the whole table. */
  welcome(ply: number) {
    this.say({ type: "table", re: this.sent.at(-1)?.id, ply, history: [] });
  }
  lose() {
    this.readyState = 3;
    this.onclose?.();
  }
}

const events = (...plies: number[]) => ({
  type: "events",
  events: plies.map((ply) => ({ ply, kind: "chat" })),
});

let page: EventTarget;
let heard: FromServer[];
let lines: Line[];
let socket: TableSocket;
const plies = () =>
  heard.flatMap((message) => (message.type === "events" ? message.events.map(({ ply }: Event) => ply) : []));

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.spyOn(Math, "random").mockReturnValue(0.5); // no jitter
  FakeSocket.all = [];
  heard = [];
  lines = [];
  socket = new TableSocket(
    "ws://table",
    { seat: 0, language: "fr" },
    { hear: (message) => heard.push(message), line: (line) => lines.push(line) },
  );
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function sitDown(ply = 3) {
  FakeSocket.last.open();
  FakeSocket.last.welcome(ply);
}

describe("hello", () => {
  test("is said first, from our seat and in our language", () => {
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", id: 1, seat: 0, language: "fr" }]);
    FakeSocket.last.welcome(3);
    expect(lines).toEqual(["connecting", "live"]);
    expect((heard[0] as Table).ply).toBe(3);
    expect(socket.ply).toBe(3);
  });

  test("is said anew for another seat, and only its answer counts", () => {
    sitDown();
    socket.look({ seat: 1, language: "fr" });
    socket.look({ seat: 2, language: "fr" });
    FakeSocket.last.say({ type: "table", re: 2, ply: 4, seat: 1 });
    FakeSocket.last.say({ type: "table", re: 3, ply: 4, seat: 2 });
    expect(heard.map((message) => message.type === "table" && message.seat)).toEqual([undefined, 2]);
  });

  test("comes with a new socket once a seat became ours", () => {
    sitDown();
    socket.reopen({ seat: 1, language: "fr" });
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", id: 2, seat: 1, language: "fr" }]);
  });
});

describe("a refused hello", () => {
  const refuse = (code: string) =>
    FakeSocket.last.say({ type: "refusal", re: FakeSocket.last.sent.at(-1)?.id, code, text: "…" });

  test.each(["no-database", "too-fast", "server-error"])(
    "as %s is tried again, with growing pauses",
    (code) => {
      for (const pause of [500, 1000, 2000]) {
        const before = FakeSocket.all.length;
        FakeSocket.last.open();
        refuse(code);
        expect(lines.at(-1)).toBe("lost");
        expect(socket.send({ type: "leave" })).toBeUndefined();
        vi.advanceTimersByTime(pause - 1);
        expect(FakeSocket.all).toHaveLength(before);
        vi.advanceTimersByTime(1);
        expect(FakeSocket.all).toHaveLength(before + 1);
      }
      expect(lines).not.toContain("live");
      sitDown();
      expect(lines.at(-1)).toBe("live");
    },
  );

  test("after a gap loses the line as well, and asks for what was missed", () => {
    sitDown(3);
    FakeSocket.last.say(events(6));
    refuse("no-database");
    expect(lines.at(-1)).toBe("lost");
    vi.advanceTimersByTime(500);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toMatchObject([{ type: "hello", seat: 0, since: 3 }]);
  });

  test("from a seat that is not ours makes us look on", () => {
    sitDown(3);
    FakeSocket.last.lose();
    vi.advanceTimersByTime(500);
    FakeSocket.last.open();
    refuse("not-yours");
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "hello", id: 3, seat: null, language: "fr" });
    expect(lines.at(-1)).toBe("connecting");
    FakeSocket.last.welcome(7);
    expect(lines.at(-1)).toBe("live");
  });

  test("as a spectator is not repeated at once", () => {
    FakeSocket.last.open();
    refuse("not-yours");
    refuse("not-yours");
    expect(lines.at(-1)).toBe("lost");
  });
});

describe("a table told unasked", () => {
  test("says from where we look by now", () => {
    sitDown(3);
    FakeSocket.last.say({ type: "table", re: null, ply: 4, seat: null });
    expect(heard.at(-1)).toMatchObject({ type: "table", seat: null });
    expect(socket.ply).toBe(4);
    FakeSocket.last.lose();
    vi.advanceTimersByTime(500);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toMatchObject([{ type: "hello", seat: null, since: 4 }]);
  });
});

describe("events", () => {
  test("are told once, in order", () => {
    sitDown(3);
    FakeSocket.last.say(events(4, 5));
    FakeSocket.last.say(events(5, 6));
    expect(plies()).toEqual([4, 5, 6]);
  });

  test("after a gap are asked for, once", () => {
    sitDown(3);
    FakeSocket.last.say(events(6));
    FakeSocket.last.say(events(7));
    expect(FakeSocket.last.sent.slice(1)).toEqual([
      { type: "hello", id: 2, seat: 0, language: "fr", since: 3 },
    ]);
    FakeSocket.last.say({ ...events(4, 5, 6, 7), re: 2 });
    expect(plies()).toEqual([4, 5, 6, 7]);
  });

  test("that arrive before the table wait for it", () => {
    FakeSocket.last.open();
    FakeSocket.last.say(events(4));
    FakeSocket.last.welcome(4);
    expect(plies()).toEqual([]);
  });
});

describe("a lost line", () => {
  test("is taken up again with growing pauses, since the last event", () => {
    sitDown(3);
    FakeSocket.last.lose();
    expect(lines.at(-1)).toBe("lost");
    for (const pause of [500, 1000, 2000]) {
      const before = FakeSocket.all.length;
      vi.advanceTimersByTime(pause - 1);
      expect(FakeSocket.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(before + 1);
      FakeSocket.last.lose();
    }
    vi.advanceTimersByTime(4000);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toMatchObject({ since: 3 });
  });

  test("waits as long as the server says when it restarts", () => {
    sitDown();
    FakeSocket.last.say({ type: "bye", retry: 2 });
    vi.advanceTimersByTime(1999);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("is noticed by silence", () => {
    FakeSocket.last.open();
    vi.advanceTimersByTime(5000);
    expect(lines.at(-1)).toBe("lost");
  });

  test("is looked after when the page wakes up", () => {
    sitDown(3);
    page.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "hello", since: 3 });
    vi.advanceTimersByTime(5000);
    page.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe("requests", () => {
  test("carry ids that come back", () => {
    sitDown();
    expect(socket.send({ type: "play", ply: socket.ply, move: "roll" })).toBe(2);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "play", id: 2, ply: 3, move: "roll" });
    FakeSocket.last.say({ type: "refusal", re: 2, code: "stale", text: "…" });
    expect(heard.at(-1)).toMatchObject({ type: "refusal", re: 2 });
  });

  test("are not sent into the void", () => {
    expect(socket.send({ type: "leave" })).toBeUndefined();
  });

  test("end with the visit", () => {
    sitDown();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
