/** A car silent for this long is drawn hollow at its last position. */
const LOST_AFTER_MS = 15_000;

/** Whether a car's last report, at `at`, is too old to be believed. Both in ms of the server's clock. */
export const isLost = (at: number, nowMs: number): boolean => nowMs - at >= LOST_AFTER_MS;

/** A car silent for this long has left its last position, so nothing is estimated from there. */
const GONE_AFTER_MS = 60_000;

/** Whether a car's last report, at `at`, is too old to estimate from. Both in ms of the server's clock. */
export const isGone = (at: number, nowMs: number): boolean => nowMs - at >= GONE_AFTER_MS;

/** Time until a car with this last report is gone, in ms; infinite once it is. */
export const msUntilGone = (at: number, nowMs: number): number =>
  isGone(at, nowMs) ? Number.POSITIVE_INFINITY : at + GONE_AFTER_MS - nowMs;

/** Time until a car with this last report is lost, in ms; infinite once it is. */
export const msUntilLost = (at: number, nowMs: number): number =>
  isLost(at, nowMs) ? Number.POSITIVE_INFINITY : at + LOST_AFTER_MS - nowMs;
