/* Limits that browsers and servers share. No schemas here, for the same reason as in choices.ts. */
import type { CoolingWhy } from './drivers.ts';

/** How many notifications notifications.live shows. */
export const LATEST_NOTIFICATIONS = 30;
/** The two sizes in which pictures are stored, in pixels on each side. */
export const AVATAR_SIZES = { large: 512, small: 128 } as const;
/** A search for fewer letters would find nearly everything, so it is not run. */
export const FEWEST_SEARCH_LETTERS = 2;
/** How many places a rider may save besides home and work. */
export const MOST_OTHER_PLACES = 18;
/** The most views an admin saves, over all pages, and how long the name and the filters of one can be. */
export const MOST_SAVED_VIEWS = 40;
export const LONGEST_VIEW_NAME = 40;
export const LONGEST_VIEW_SEARCH = 600;
/** The longest name of a saved place, in characters. */
export const LONGEST_PLACE_NAME = 40;
/** The longest note with which a rider says where they stand, in characters. */
export const LONGEST_PICKUP_NOTE = 120;
/** How many stops a ride may have between its two ends. */
export const MOST_STOPS = 3;
/** How long a quoted fare is valid, in milliseconds. */
export const QUOTE_VALID_MS = 10 * 60_000;
/** How long the quote of another route is valid: by then the car is elsewhere. In milliseconds. */
export const ROUTE_QUOTE_VALID_MS = 2 * 60_000;
/** How often a ride's route may change. */
export const MOST_ROUTES = 10;
/** How many declined requests, in a row or within an hour, pause new ones. */
export const COOLING_COUNT: Record<CoolingWhy, number> = { row: 5, hour: 10 };
