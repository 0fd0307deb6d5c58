import type { LegalMove } from "../../wire/types";
import { type Aim, moveOf, usesOf } from "./uses";

/** A big button. Without a move it waits for a choice on the table or in the hand. */
export interface Choice {
  option: LegalMove | null;
  /** The key of its words while it waits. */
  waits?: string;
  kind: "primary" | "secondary";
  key: string;
}

const optional = (option: LegalMove | undefined, kind: Choice["kind"], key: string): Choice[] =>
  option ? [{ option, kind, key }] : [];

/** The buttons under the hand: at most three. */
export function choicesOf(legal: LegalMove[], picked: string | null, aim: Aim | undefined): Choice[] {
  return [
    ...optional(moveOf("dog", legal), "primary", "G"),
    ...optional(moveOf("let", legal), "secondary", "L"),
    ...optional(moveOf("pass", legal), "primary", "P"),
    ...optional(moveOf("give back", legal), "secondary", "B"),
    ...optional(moveOf("put", legal), picked === null ? "primary" : "secondary", "P"),
    ...swaps(legal, picked),
    ...(picked === null ? [] : turns(legal, picked, aim)),
  ];
}

function swaps(legal: LegalMove[], picked: string | null): Choice[] {
  if (!legal.some(({ move }) => move.startsWith("swap "))) return [];
  const swap = picked === null ? undefined : usesOf(picked, legal).swap;
  return [{ option: swap ?? null, waits: "pikzi-swap-none", kind: swap ? "primary" : "secondary", key: "S" }];
}

function turns(legal: LegalMove[], picked: string, aim: Aim | undefined): Choice[] {
  const { place, discard, aims } = usesOf(picked, legal);
  const pike: Choice[] =
    aims.length > 0 ? [{ option: aim ?? null, waits: "pikzi-pike-none", kind: "primary", key: "P" }] : [];
  return [...pike, ...optional(place, "primary", "P"), ...optional(discard, "secondary", "D")];
}
