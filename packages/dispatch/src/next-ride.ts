/** Drivers who drop off their rider within this time may be asked for the next ride. */
export const NEXT_RIDE_SECONDS = 240;

/** How long stopping and getting out take. */
const DROP_OFF_SECONDS = 20;

/**
 * How long a driver with a rider aboard takes to the next pickup.
 * @param leftSeconds to the destination
 * @param waySeconds from there to the pickup
 */
export const nextPickupSeconds = (leftSeconds: number, waySeconds: number): number =>
  Math.max(0, leftSeconds) + DROP_OFF_SECONDS + waySeconds;
