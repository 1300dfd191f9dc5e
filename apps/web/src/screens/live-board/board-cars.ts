import type { BoardRide } from '@ridewire/contracts';
import { shownDrivers, type BoardState } from '../../live/apply-board-message.ts';
import type { FleetCar } from '../../map/car-fleet.ts';
import { carTone } from './car-tone.ts';

export interface CarFacts extends Pick<BoardState, 'drivers' | 'positions'> {
  /** By driver, the ride under way. */
  driven: ReadonlyMap<string, BoardRide>;
  /** Where filters are on: the rides that meet them. Cars without such a ride are left out. */
  only: ReadonlySet<BoardRide> | undefined;
}

/** The cars to draw: of everybody online or driving whose place is known. */
export function boardCars({ drivers, positions, driven, only }: CarFacts): FleetCar[] {
  const cars: FleetCar[] = [];
  for (const { id } of shownDrivers(drivers, driven)) {
    const position = positions.get(id);
    const ride = driven.get(id);
    if (!position || (only && !(ride && only.has(ride)))) continue;
    cars.push({ id, position, tone: ride ? carTone(ride.status) : 'idle', rideId: ride?.id ?? null });
  }
  return cars;
}
