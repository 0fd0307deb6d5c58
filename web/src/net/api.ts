import { settings } from "../settings.svelte";
import { say } from "../words/words.svelte";
import type {
  Again,
  Consult,
  Consulted,
  GameNow,
  LobbyTable,
  NewTable,
  Refusal,
  Replay,
  Replaying,
  Seated,
  Session,
  Sit,
  TableNow,
} from "../wire/types";

/** The server said no, and why. As a message, with the clause at the end where a rule forced it. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.clause ? `${refusal.text} — ${refusal.clause}` : refusal.text);
  }
}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const headers = { "Accept-Language": settings.language, "Content-Type": "application/json" };
  const request = body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(body) };
  const [ok, answer] = await hear(path, request);
  if (!ok) throw new Refused(answer as Refusal);
  return answer as Answer;
}

/** Whether the server agreed, and what it said. Nobody there, or not our server: that is told like a refusal. */
async function hear(path: string, request: RequestInit): Promise<[boolean, unknown]> {
  try {
    const response = await fetch(path, request);
    return [response.ok, await response.json()];
  } catch {
    return [false, { type: "refusal", code: "line-lost", text: say("line-lost") }];
  }
}

let games: Promise<GameNow[]> | undefined;

/** The games that this server has: asked for once. */
export function listGames(): Promise<GameNow[]> {
  games ??= ask<GameNow[]>("/api/games").catch((error: unknown) => {
    games = undefined;
    throw error;
  });
  return games;
}
export const listTables = () => ask<LobbyTable[]>("/api/tables");
export const makeTable = (table: NewTable) => ask<Seated>("/api/tables", table);
export const sitDown = (id: string, sit: Sit) => ask<Seated>(`/api/tables/${id}/seats`, sit);
export const playAgain = (id: string, again: Again) => ask<Seated>(`/api/tables/${id}/rematch`, again);
export const tableById = (id: string) => ask<TableNow>(`/api/tables/${id}`);
export const replayTable = (code: string) => ask<Replay>(`/api/tables/${encodeURIComponent(code)}/replay`);
export const replayRecord = (replaying: Replaying) => ask<Replay>("/api/replay", replaying);
export const askCoach = (consult: Consult) => ask<Consulted>("/api/coach", consult);
const comeBack = (id: string, session: Session) => ask<Seated>(`/api/tables/${id}/session`, session);

/** The table of an invitation. A token, from one's own link, makes this browser the holder of its seats. */
export async function tableByCode(code: string, token?: string): Promise<TableNow> {
  const { id } = await ask<TableNow>(`/api/codes/${encodeURIComponent(code)}`);
  return token ? (await comeBack(id, { token })).table : tableById(id);
}

/** The address that brings our seats to another device. It is asked for when needed: a page keeps no tokens. */
export const ownLink = async (id: string) => location.origin + (await comeBack(id, {})).link;

/** This browser's part in the dice. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const recordAddress = (id: string, seat: number | null) =>
  `/api/tables/${id}/record${seat === null ? "" : `?seat=${seat}`}`;
