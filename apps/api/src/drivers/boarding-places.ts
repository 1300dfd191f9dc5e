import type { DriverPosition } from '@ridewire/contracts';
import type { Riding } from './known-driver.ts';
import { hasSetOff } from './set-off-policy.ts';

interface Boarding {
  rideId: string;
  at: number;
  place: DriverPosition;
}

/** Where each driver's rider got in, until the ride sets off: the first known position after that. */
export class BoardingPlaces {
  #boarded = new Map<string, Boarding>();

  /**
   * Takes a driver's next good position. Positions from before the rider got in, reported late, are not part of their
   * trip.
   * @returns whether the ride sets off here: once, and only farther on again
   */
  takeOff(riding: Riding, place: DriverPosition): boolean {
    const { driverId } = place;
    const { rideId, boardedAt: at } = riding;
    if (at == null) {
      this.#boarded.delete(driverId);
      return false;
    }
    if (place.at < at) return false;
    const boarded = this.#boarded.get(driverId);
    if (boarded?.rideId !== rideId || boarded.at !== at) {
      this.#boarded.set(driverId, { rideId, at, place });
      return false;
    }
    const isOff = hasSetOff(boarded.place, place);
    if (isOff) this.#boarded.delete(driverId);
    return isOff;
  }
}
