/** A car that was silent for this long is drawn hollow, where it was last. */
const LOST_AFTER_MS = 15_000;

/** Whether a car's last report, at `at`, is too old to be believed. Both in ms of the server's clock. */
export const isLost = (at: number, nowMs: number): boolean => nowMs - at >= LOST_AFTER_MS;

/** Until a car with this last report is lost, in ms; never again once it is. */
export const msUntilLost = (at: number, nowMs: number): number =>
  isLost(at, nowMs) ? Number.POSITIVE_INFINITY : at + LOST_AFTER_MS - nowMs;
