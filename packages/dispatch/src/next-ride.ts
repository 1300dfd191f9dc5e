/** Drivers who will drop off their rider within this time may be asked for the next ride, in seconds. */
export const NEXT_RIDE_SECONDS = 240;

/** How long stopping and getting out take, in seconds. */
const DROP_OFF_SECONDS = 20;

/**
 * How long a driver who still has a rider aboard takes to reach the next pickup, in seconds.
 * @param leftSeconds to the destination
 * @param waySeconds from there to the pickup
 */
export const nextPickupSeconds = (leftSeconds: number, waySeconds: number): number =>
  Math.max(0, leftSeconds) + DROP_OFF_SECONDS + waySeconds;
