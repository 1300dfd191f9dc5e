/*
 * Figures that browsers and servers agree on. Without schemas, as the choices are.
 */

/** notifications.live shows so many. */
export const LATEST_NOTIFICATIONS = 30;
/** Pixels on each side of the two sizes that are kept. */
export const AVATAR_SIZES = { large: 512, small: 128 } as const;
/** Fewer letters find nearly everything, which says nothing. */
export const FEWEST_SEARCH_LETTERS = 2;
