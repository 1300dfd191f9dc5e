/** A driver who didn't answer is not asked for the same ride again before this, in seconds. */
export const IGNORED_REST_SECONDS = 120;

/** A request no one took ends after this long, in minutes. */
export const REQUEST_MINUTES = 4;
