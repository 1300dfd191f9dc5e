/*
 * Figures that browsers and servers agree on. Without schemas, as the choices are.
 */
import type { CoolingWhy } from './drivers.ts';

/** notifications.live shows so many. */
export const LATEST_NOTIFICATIONS = 30;
/** Pixels on each side of the two sizes that are kept. */
export const AVATAR_SIZES = { large: 512, small: 128 } as const;
/** Fewer letters find nearly everything, which says nothing. */
export const FEWEST_SEARCH_LETTERS = 2;
/** So many places a rider may save beside home and work. */
export const MOST_OTHER_PLACES = 18;
/** So long a saved place's name may be. */
export const LONGEST_PLACE_NAME = 40;
/** How long a quoted price may be taken, in milliseconds. */
export const QUOTE_VALID_MS = 10 * 60_000;
/** After so many requests turned down, in a row or within an hour, new ones rest. */
export const COOLING_COUNT: Record<CoolingWhy, number> = { row: 5, hour: 10 };
