import { estimateTrip, isCoarse, type DriverPosition, type RiderRide } from '@ridewire/contracts';

/** How far and how long, by street. */
export interface Leg {
  distanceMeters: number;
  durationSeconds: number;
}

/** The driver's way to the pickup; null while nobody knows where the driver is. */
export const approachOf = (ride: RiderRide, position: DriverPosition | null): Leg | null =>
  isKnown(position) ? estimateTrip(position, ride.pickup) : null;

/** A coarse place may be kilometers off: nothing is reckoned from it. */
const isKnown = (position: DriverPosition | null): position is DriverPosition =>
  position !== null && !isCoarse(position);

/**
 * When the rider will be there, in ms of the server's clock: from where the car was last, else from when the trip began.
 * Null when neither says anything.
 */
export function arrivalMs(ride: RiderRide, position: DriverPosition | null): number | null {
  if (isKnown(position))
    return position.at + estimateTrip(position, ride.destination).durationSeconds * 1_000;
  const began = ride.times.in_transit ?? ride.times.picked_up;
  return began ? Date.parse(began) + ride.durationSeconds * 1_000 : null;
}

/** What is left of the trip, and the share of it that is done (0 to 1). */
export function progressOf(
  ride: RiderRide,
  position: DriverPosition | null,
): { share: number; leftMeters: number } | null {
  if (!isKnown(position)) return null;
  const leftMeters = estimateTrip(position, ride.destination).distanceMeters;
  const share = ride.distanceMeters > 0 ? 1 - leftMeters / ride.distanceMeters : 1;
  return { share: Math.min(1, Math.max(0, share)), leftMeters };
}
