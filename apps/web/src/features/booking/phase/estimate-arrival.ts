import {
  estimateTrip,
  isCoarse,
  type DriverPosition,
  type LatLng,
  type RiderRide,
} from '@ridewire/contracts';
import type { WayProgress } from '../../../kit/map/way-progress.ts';

/** How far and how long, by street. */
export interface Leg {
  distanceMeters: number;
  durationSeconds: number;
}

/** What is left by the way that is driven; where none is known, estimated by the straight line. */
const legTo = (to: LatLng, position: LatLng, progress: WayProgress | null): Leg =>
  progress
    ? { distanceMeters: progress.leftMeters, durationSeconds: progress.leftSeconds }
    : estimateTrip(position, to);

/** For so long after an accept what the driver was told still holds, in milliseconds: by then the way is known. */
const TOLD_HOLDS_MS = 20_000;

/**
 * The driver's way to the pickup; null while nobody knows where the driver is. Until the way there is known, a driver who just
 * accepted has the minutes by road that the request told them: the straight line would say others, and jump a moment later.
 * @param progress on the way there, where that is known
 */
export function approachOf(
  ride: RiderRide,
  position: DriverPosition | null,
  progress: WayProgress | null,
): { distanceMeters: number | null; durationSeconds: number } | null {
  if (!isKnown(position)) return null;
  const { approachSeconds, times } = ride;
  const isNew = times.accepted !== undefined && position.at < Date.parse(times.accepted) + TOLD_HOLDS_MS;
  if (!progress && isNew && approachSeconds !== undefined)
    return { distanceMeters: null, durationSeconds: approachSeconds };
  return legTo(ride.pickup, position, progress);
}

/** A coarse place may be kilometers off: nothing is reckoned from it. */
const isKnown = (position: DriverPosition | null): position is DriverPosition =>
  position !== null && !isCoarse(position);

/**
 * When the rider will be there, in ms of the server's clock: from where the car was last, else from when the trip began.
 * Null when neither says anything.
 */
export function arrivalMs(
  ride: RiderRide,
  position: DriverPosition | null,
  progress: WayProgress | null,
): number | null {
  if (isKnown(position))
    return position.at + legTo(ride.destination, position, progress).durationSeconds * 1_000;
  const began = ride.times.in_transit ?? ride.times.picked_up;
  return began ? Date.parse(began) + ride.durationSeconds * 1_000 : null;
}

/** What is left of the trip, and the share of it that is done (0 to 1). */
export function progressOf(
  ride: RiderRide,
  position: DriverPosition | null,
  progress: WayProgress | null,
): { share: number; leftMeters: number } | null {
  if (!isKnown(position)) return null;
  const leftMeters = legTo(ride.destination, position, progress).distanceMeters;
  const share = ride.distanceMeters > 0 ? 1 - leftMeters / ride.distanceMeters : 1;
  return { share: Math.min(1, Math.max(0, share)), leftMeters };
}
