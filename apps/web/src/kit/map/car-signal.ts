/** A car that was silent for this long is drawn hollow, where it was last. */
const LOST_AFTER_MS = 15_000;

/** Whether a car's last report, at `at`, is too old to be believed. Both in ms of the server's clock. */
export const isLost = (at: number, nowMs: number): boolean => nowMs - at >= LOST_AFTER_MS;

/** A car that was silent for this long has left where it was: nothing is reckoned from there any more. */
const GONE_AFTER_MS = 60_000;

/** Whether a car's last report, at `at`, is too old to reckon from. Both in ms of the server's clock. */
export const isGone = (at: number, nowMs: number): boolean => nowMs - at >= GONE_AFTER_MS;

/** Until a car with this last report is gone, in ms; never again once it is. */
export const msUntilGone = (at: number, nowMs: number): number =>
  isGone(at, nowMs) ? Number.POSITIVE_INFINITY : at + GONE_AFTER_MS - nowMs;

/** Until a car with this last report is lost, in ms; never again once it is. */
export const msUntilLost = (at: number, nowMs: number): number =>
  isLost(at, nowMs) ? Number.POSITIVE_INFINITY : at + LOST_AFTER_MS - nowMs;
