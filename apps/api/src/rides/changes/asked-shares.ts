/** How many asked drivers fit into a notification of 8,000 bytes, next to the ride and without it. */
export const ASKED_INSIDE = 40;
export const ASKED_APART = 180;
