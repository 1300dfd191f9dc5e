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
  /** To the pickup, in a straight line; null if the driver's position is unknown. */
  meters: number | null;
}

/** How many can be chosen from. Drivers farther away are better found by asking all. */
const CHOICES = 5;

/** Drivers we hear from and whose position is known come first. */
const rank = ({ driver, meters }: FreeDriver): number =>
  Number(driver.silentSince !== null) * 2 + Number(meters === null);

/**
 * Drivers who could take this ride: online, without a ride, in a vehicle that serves its type, not its present driver.
 * Nearest first, then those of unknown position, and last the silent ones.
 * @param type the ride's; undefined if unknown, in which case any vehicle will do
 */
export function nearestDrivers(
  ride: Pick<BoardRide, 'pickup' | 'driver'>,
  { drivers, positions }: Pick<BoardState, 'drivers' | 'positions'>,
  driven: { has(driverId: string): boolean },
  type: VehicleNeeds | undefined,
  most = CHOICES,
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
  return free.toSorted((a, b) => rank(a) - rank(b) || (a.meters ?? 0) - (b.meters ?? 0)).slice(0, most);
}
