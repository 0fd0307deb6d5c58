import type { NewTable, TableNow } from "../wire/types";
import { makeTable, newNonce, playAgain, sitDown } from "./api";
import { notePromise } from "./promises";

/** Make a table, and take our seats there. */
export async function openTable(wish: Omit<NewTable, "nonce">): Promise<TableNow> {
  const { table } = await makeTable(wish);
  const seats = wish.seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  return takeSeats(table, seats);
}

/** Play again with the same people, in our seats of the old table. */
export async function openRematch({ id, yours }: TableNow): Promise<TableNow> {
  const { table } = await playAgain(id, {});
  const taken = new Set(table.yours);
  return takeSeats(
    table,
    yours.filter((seat) => !taken.has(seat)),
  );
}

/**
 * Sit down on seats that are kept for us. Our part in the dice is made only now that the table has promised its own:
 * together with the wish for a table, it would let the server choose a secret that suits it.
 */
async function takeSeats(table: TableNow, seats: number[]): Promise<TableNow> {
  notePromise(table);
  let now = table;
  for (const seat of seats) {
    const name = table.seats[seat]?.name ?? "";
    now = (await sitDown(table.id, { seat, name, nonce: newNonce() })).table;
  }
  return now;
}
