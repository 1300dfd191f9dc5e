import {
  estimateTrip,
  stopsAhead,
  isCoarse,
  isDriving,
  type SharedPosition,
  type SharedRide,
} from '@ridewire/contracts';
import { decodeWay } from '../../../kit/map/known-way.ts';
import { ON_WAY_METERS, progressOn } from '../../../kit/map/way-progress.ts';

/** Where the car drives next. */
export const targetOf = ({ status, pickup, destination }: SharedRide) =>
  status === 'accepted' ? pickup : destination;

/** By straight lines, from place to place, in seconds. */
function drivesAhead({ status, pickup, stops, destination }: SharedRide, from: SharedPosition): number {
  const places = status === 'accepted' ? [pickup] : [...stopsAhead({ stops }), destination];
  return places.reduce((sum, to, i) => sum + estimateTrip(places[i - 1] ?? from, to).durationSeconds, 0);
}

/**
 * When the car will be at the pickup, or with the rider aboard at the destination, in ms of the server's clock: along its
 * route while it drives there, otherwise estimated by the straight line. Null where it has arrived or isn't known to be near.
 */
export function arrivalMs(ride: SharedRide, position: SharedPosition | null): number | null {
  if (!position || isCoarse(position) || !isDriving(ride.status)) return null;
  if (ride.status === 'accepted' && ride.times.arrived) return null;
  const progress = ride.way && progressOn(decodeWay(ride.way), position);
  const seconds =
    progress && progress.offMeters <= ON_WAY_METERS ? progress.leftSeconds : drivesAhead(ride, position);
  return position.at + seconds * 1_000;
}
