import { distanceMeters, type BoardRide } from '@ridewire/contracts';
import type { BoardState, LiveDriver } from '../../live/apply-board-message.ts';

export interface FreeDriver {
  driver: LiveDriver;
  /** To the pickup, straight line; null where they are is not known. */
  meters: number | null;
}

/** So many can be chosen from; who is further away is better found by asking all. */
const CHOICES = 5;

/** Who could take this ride: online, without a ride, not the one who has it; nearest first, those of unknown place last. */
export function nearestDrivers(
  ride: Pick<BoardRide, 'pickup' | 'driver'>,
  { drivers, positions }: Pick<BoardState, 'drivers' | 'positions'>,
  driven: { has(driverId: string): boolean },
): FreeDriver[] {
  const free: FreeDriver[] = [];
  for (const driver of drivers.values()) {
    if (!driver.available || driven.has(driver.id) || driver.id === ride.driver?.id) continue;
    const position = positions.get(driver.id);
    free.push({ driver, meters: position ? distanceMeters(position, ride.pickup) : null });
  }
  return free.sort((a, b) => (a.meters ?? Infinity) - (b.meters ?? Infinity) || 0).slice(0, CHOICES);
}
