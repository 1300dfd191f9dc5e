/** Who drops a rider off within this may be asked for the next ride, in seconds. */
export const NEXT_RIDE_SECONDS = 240;

/** Stopping and getting out take so long, in seconds. */
const DROP_OFF_SECONDS = 20;

/**
 * How long a driver who still has somebody aboard takes to the next pickup, in seconds.
 * @param leftSeconds to the drop-off
 * @param waySeconds from there to the pickup
 */
export const nextPickupSeconds = (leftSeconds: number, waySeconds: number): number =>
  Math.max(0, leftSeconds) + DROP_OFF_SECONDS + waySeconds;
