import type { SeatNow } from "../wire/types";
import { say } from "../words/words.svelte";

/** How a seat is called. */
export function nameOf(seats: SeatNow[], seat: number | null): string {
  return seats.find((place) => place.seat === seat)?.name ?? say("seat-number", { number: (seat ?? 0) + 1 });
}
