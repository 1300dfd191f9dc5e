import { isDriving, type BoardRide, type DriverPosition } from '@ridewire/contracts';
import { isDriverShown, type BoardState } from '../rides/live/reduce-board.ts';
import type { FleetCar } from '../../kit/map/car-fleet.ts';
import { carTone } from '../../kit/map/car-tone.ts';

export interface CarFacts extends Pick<BoardState, 'drivers' | 'positions'> {
  /** The ride under way, by driver. */
  driven: ReadonlyMap<string, BoardRide>;
  /** Rides that match the filters. */
  rides: readonly BoardRide[];
  /** Whether filters are on; then cars without such a ride are left out. */
  isFiltered: boolean;
  /** Rides that need attention. */
  stuck: { has(rideId: string): boolean };
}

/** The last listed car for each report and each waiting ride: the same object means that nothing changed. */
const listed = new WeakMap<DriverPosition | BoardRide, FleetCar>();

function list(from: DriverPosition | BoardRide, car: FleetCar): FleetCar {
  const known = listed.get(from);
  if (known && known.tone === car.tone && known.rideId === car.rideId && known.isStuck === car.isStuck)
    return known;
  listed.set(from, car);
  return car;
}

function listWaiting(ride: BoardRide, isStuck: boolean): FleetCar {
  const known = listed.get(ride);
  if (known?.isStuck === isStuck) return known;
  const { id, pickup, times } = ride;
  // A pickup stands still, so its position object never changes.
  const position = known?.position ?? {
    lat: pickup.lat,
    lng: pickup.lng,
    bearing: null,
    at: Date.parse(times.requested ?? ''),
  };
  return list(ride, { id: `waiting ${id}`, position, tone: 'requested', rideId: id, isStuck });
}

/**
 * The points to draw: the cars of all drivers who are online or driving and whose position is known, and each pickup
 * where a rider waits for a driver. An unchanged one is the same object as before.
 */
export function* boardCars({
  drivers,
  positions,
  driven,
  rides,
  isFiltered,
  stuck,
}: CarFacts): Generator<FleetCar, void> {
  const only = isFiltered ? new Set(rides.filter(({ status }) => isDriving(status))) : undefined;
  for (const driver of drivers.values()) {
    if (!isDriverShown(driver, driven)) continue;
    const { id } = driver;
    const ride = driven.get(id);
    const position = positions.get(id);
    if (!position || (only && !(ride && only.has(ride)))) continue;
    const tone = ride ? carTone(ride.status) : 'idle';
    const rideId = ride?.id ?? null;
    yield list(position, { id, position, tone, rideId, isStuck: rideId !== null && stuck.has(rideId) });
  }
  for (const ride of rides) if (ride.status === 'requested') yield listWaiting(ride, stuck.has(ride.id));
}
