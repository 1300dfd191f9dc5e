/** A notification has 8,000 bytes: this many asked drivers fit next to the ride, and this many into a separate one. */
export const ASKED_INSIDE = 40;
export const ASKED_APART = 180;
