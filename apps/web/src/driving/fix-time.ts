/** A fix said to be older or newer than this is not believed about its time, in milliseconds. */
const MOST_OFF_MS = 30_000;

/**
 * When a fix was made, by the server's clock, in whole epoch milliseconds. The server refuses reports that are a minute
 * off, and devices with wrong clocks drive too; some also stamp fixes by another clock than their own.
 * @param stampMs what the device wrote on the fix
 * @param deviceMs the device's clock now
 * @param clockOffsetMs server time minus device time
 */
export function fixTime(stampMs: number, deviceMs: number, clockOffsetMs: number): number {
  const believed = Number.isFinite(stampMs) && Math.abs(deviceMs - stampMs) <= MOST_OFF_MS;
  return Math.round((believed ? Math.min(stampMs, deviceMs) : deviceMs) + clockOffsetMs);
}
