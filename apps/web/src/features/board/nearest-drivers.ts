import {
  distanceMeters,
  isCoarse,
  vehicleServes,
  type BoardRide,
  type VehicleNeeds,
} from '@ridewire/contracts';
import type { BoardState, LiveDriver } from '../rides/live/reduce-board.ts';

export interface FreeDriver {
  driver: LiveDriver;
  /** To the pickup, straight line; null where they are is not known. */
  meters: number | null;
}

/** So many can be chosen from; who is further away is better found by asking all. */
const CHOICES = 5;

/** Those who are heard of and whose place is known come first. */
const rank = ({ driver, meters }: FreeDriver): number =>
  Number(driver.silentSince !== null) * 2 + Number(meters === null);

/**
 * Who could take this ride: online, without a ride, in a vehicle that serves its type, not the one who has it; nearest first, then
 * those of unknown place, and last those of whom nothing is heard.
 * @param type the ride's; undefined where it is not known, and any vehicle will do
 */
export function nearestDrivers(
  ride: Pick<BoardRide, 'pickup' | 'driver'>,
  { drivers, positions }: Pick<BoardState, 'drivers' | 'positions'>,
  driven: { has(driverId: string): boolean },
  type: VehicleNeeds | undefined,
): FreeDriver[] {
  const free: FreeDriver[] = [];
  for (const driver of drivers.values()) {
    if (!driver.available || driven.has(driver.id) || driver.id === ride.driver?.id) continue;
    if (type && !vehicleServes(driver.vehicle, type)) continue;
    const position = positions.get(driver.id);
    free.push({
      driver,
      meters: position && !isCoarse(position) ? distanceMeters(position, ride.pickup) : null,
    });
  }
  return free.toSorted((a, b) => rank(a) - rank(b) || (a.meters ?? 0) - (b.meters ?? 0)).slice(0, CHOICES);
}
