import {
  estimateTrip,
  isCoarse,
  pickupAhead,
  stopsAhead,
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

/** The rest of the drive along its route; without a known route, estimated by straight lines from place to place. */
function legTo(places: readonly LatLng[], position: LatLng, progress: WayProgress | null): Leg {
  if (progress) return { distanceMeters: progress.leftMeters, durationSeconds: progress.leftSeconds };
  const legs = places.map((to, i) => estimateTrip(places[i - 1] ?? position, to));
  return {
    distanceMeters: legs.reduce((sum, leg) => sum + leg.distanceMeters, 0),
    durationSeconds: legs.reduce((sum, leg) => sum + leg.durationSeconds, 0),
  };
}

const placesAhead = (ride: RiderRide): readonly LatLng[] => [...stopsAhead(ride), ride.destination];

/** How long after an accept the minutes of the request still hold, in milliseconds: by then the route is known. */
const TOLD_HOLDS_MS = 20_000;

/**
 * The driver's drive to the pickup; null while the driver's place is unknown. Until the route there is known, a driver
 * who just accepted keeps the minutes by road that the request told them: the straight line would say others, and jump
 * a moment later.
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
  return legTo([ride.pickup], position, progress);
}

/** When the pickup of a scheduled ride is, in ms, while its driver need not set off yet; null otherwise. */
export function laterPickupMs(
  ride: RiderRide,
  position: DriverPosition | null,
  progress: WayProgress | null,
): number | null {
  const leg = approachOf(ride, position, progress);
  return leg && position && pickupAhead(ride.times.scheduled, position.at + leg.durationSeconds * 1_000);
}

/** A coarse position may be kilometers off: nothing is calculated from it. */
const isKnown = (position: DriverPosition | null): position is DriverPosition =>
  position !== null && !isCoarse(position);

/**
 * When the rider will be there, in ms of the server's clock: calculated from the car's last position, otherwise from
 * the start of the trip. Null without either.
 */
export function arrivalMs(
  ride: RiderRide,
  position: DriverPosition | null,
  progress: WayProgress | null,
): number | null {
  if (isKnown(position))
    return position.at + legTo(placesAhead(ride), position, progress).durationSeconds * 1_000;
  const began = ride.times.in_transit ?? ride.times.picked_up;
  return began ? Date.parse(began) + ride.durationSeconds * 1_000 : null;
}

/** The rest of the trip, and its finished share (0 to 1). */
export function progressOf(
  ride: RiderRide,
  position: DriverPosition | null,
  progress: WayProgress | null,
): { share: number; leftMeters: number } | null {
  if (!isKnown(position)) return null;
  const leftMeters = legTo(placesAhead(ride), position, progress).distanceMeters;
  const share = ride.distanceMeters > 0 ? 1 - leftMeters / ride.distanceMeters : 1;
  return { share: Math.min(1, Math.max(0, share)), leftMeters };
}
