import { isDriving, type BoardRide } from '@ridewire/contracts';
import { shownDrivers, type BoardState } from '../rides/live/reduce-board.ts';
import type { FleetCar } from '../../kit/map/car-fleet.ts';
import type { CarPosition } from '../../kit/map/glide.ts';
import { carTone } from '../../kit/map/car-tone.ts';

export interface CarFacts extends Pick<BoardState, 'drivers' | 'positions'> {
  /** By driver, the ride under way. */
  driven: ReadonlyMap<string, BoardRide>;
  /** Those that meet the filters. */
  rides: readonly BoardRide[];
  /** Whether filters are on: then cars without such a ride are left out. */
  isFiltered: boolean;
  /** Rides that need a look. */
  stuck: { has(rideId: string): boolean };
}

/** Pickups stand still: the same object says so. */
const waitingAt = new WeakMap<BoardRide, CarPosition>();

function placeOfWaiting(ride: BoardRide): CarPosition {
  const known = waitingAt.get(ride);
  if (known) return known;
  const { lat, lng } = ride.pickup;
  const place = { lat, lng, bearing: null, at: Date.parse(ride.times.requested ?? '') };
  waitingAt.set(ride, place);
  return place;
}

/**
 * What to draw: the cars of everybody online or driving whose place is known, and each pickup where somebody waits for one
 * to accept.
 */
export function boardCars({ drivers, positions, driven, rides, isFiltered, stuck }: CarFacts): FleetCar[] {
  const cars: FleetCar[] = [];
  const only = isFiltered ? new Set(rides.filter(({ status }) => isDriving(status))) : undefined;
  for (const { id } of shownDrivers(drivers, driven)) {
    const position = positions.get(id);
    const ride = driven.get(id);
    if (!position || (only && !(ride && only.has(ride)))) continue;
    const tone = ride ? carTone(ride.status) : 'idle';
    const rideId = ride?.id ?? null;
    cars.push({ id, position, tone, rideId, isStuck: rideId !== null && stuck.has(rideId) });
  }
  for (const ride of rides) {
    if (ride.status !== 'requested') continue;
    const { id } = ride;
    const position = placeOfWaiting(ride);
    cars.push({ id: `waiting ${id}`, position, tone: 'requested', rideId: id, isStuck: stuck.has(id) });
  }
  return cars;
}
