import { remember, remembered } from "../memory";
import type { TableNow } from "../wire/types";

/** What a table promised when this browser first saw it, and whether that was before the first roll. */
export interface Promised {
  table: string;
  commitment: string;
  early: boolean;
}

const MOST = 100;

/**
 * Keep what the table promises. Only what was heard first counts, for a table that changed its secret would change
 * its promise as well.
 */
export function notePromise({ id, commitment, status }: TableNow): Promised {
  const known = remembered<Promised[]>("promises", []);
  const first = known.find(({ table }) => table === id);
  if (first) return first;
  const promised = { table: id, commitment, early: status === "open" };
  remember("promises", [promised, ...known].slice(0, MOST));
  return promised;
}
