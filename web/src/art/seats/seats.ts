/** A seat at the table; its mark and its colour follow from the number. */
export type Seat = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const seats: Seat[] = [1, 2, 3, 4, 5, 6, 7];

/** The mark of a seat as the server counts it, from 0. */
export const markOf = (seat: number): Seat => seats[seat % seats.length] ?? 1;
