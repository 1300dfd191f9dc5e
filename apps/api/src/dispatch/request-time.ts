/** A driver who didn't answer isn't asked for the same ride again before this. */
export const IGNORED_REST_SECONDS = 120;

/** A request no one took ends after this long. */
export const REQUEST_MINUTES = 4;
