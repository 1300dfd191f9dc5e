/** A notification has 8,000 bytes: so many asked drivers fit beside the ride, and so many into one of their own. */
export const ASKED_INSIDE = 60;
export const ASKED_APART = 180;
