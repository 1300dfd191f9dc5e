/*
 * Figures that browsers and servers agree on. Without schemas, as the choices are.
 */

/** notifications.live shows so many. */
export const LATEST_NOTIFICATIONS = 30;
/** Pixels on each side of the two sizes that are kept. */
export const AVATAR_SIZES = { large: 512, small: 128 } as const;
/** Fewer letters find nearly everything, which says nothing. */
export const FEWEST_SEARCH_LETTERS = 2;
/** So many places a rider may save, home and work included. */
export const MOST_SAVED_PLACES = 20;
/** So long a saved place's name may be. */
export const LONGEST_PLACE_NAME = 40;
