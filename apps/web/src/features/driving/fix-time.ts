/** The time of a fix that claims to be older or newer than this is not trusted, in milliseconds. */
const MOST_OFF_MS = 30_000;

/** Our estimate of the server's clock drifts by less, in milliseconds. */
const CLOCK_SLACK_MS = 1_000;

/**
 * Whether a fix was made later than now: then the device's clock has been set back, and earlier values don't tell which
 * fix is newer.
 */
export const liesAhead = (atMs: number, nowMs: number): boolean => atMs > nowMs + CLOCK_SLACK_MS;

/**
 * When a fix was made, by the server's clock, in whole epoch milliseconds. The server refuses reports that are a minute
 * off, and devices with wrong clocks drive too; some also stamp fixes with a different clock.
 * @param stampMs the device's stamp on the fix
 * @param deviceMs the device's clock now
 * @param clockOffsetMs server time minus device time
 */
export function fixTime(stampMs: number, deviceMs: number, clockOffsetMs: number): number {
  const believed = Number.isFinite(stampMs) && Math.abs(deviceMs - stampMs) <= MOST_OFF_MS;
  return Math.round((believed ? Math.min(stampMs, deviceMs) : deviceMs) + clockOffsetMs);
}
