import type { Slot as DrawnSlot } from "../../art/coasters/Coaster.svelte";
import { coasters } from "../../art/coasters/coasters";
import type { Coaster, SeatNow } from "../../wire/types";
import { nameOf } from "../../table/names";
import { say } from "../../words/words.svelte";

/** The number of a coaster in the box, by which it is drawn. */
export const numberOf = ({ ingredient }: Coaster): number =>
  1 + coasters.findIndex((printed) => printed.ingredient === ingredient);

/** The slots as they are printed: tokens lie on top of them. */
export const printedSlots = ({ slots }: Coaster): DrawnSlot[] => slots.map(({ points }) => ({ points }));

/** A coaster in words: combination, ingredient, slots and owners. */
export function describe(coaster: Coaster, seats: SeatNow[]): string {
  const { cell, name, ingredient, slots } = coaster;
  const places = slots.map(({ points, seat }) =>
    seat === null
      ? say("pina_coladice-slot-free", { points })
      : say("pina_coladice-slot-taken", { name: nameOf(seats, seat) }),
  );
  return [say("pina_coladice-spot", { cell, coaster: name, ingredient }), ...places].join(", ");
}

/** What a token there would bring to the player in turn, in words; nothing where the dice do not make it. */
export function promise({ made, gain, wins }: Coaster): string {
  if (!made || gain === null) return "";
  return say(wins ? "pina_coladice-would-win" : "pina_coladice-would-gain", { gain });
}
