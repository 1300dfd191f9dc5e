import { distanceMeters, drivingSeconds, type DriverPosition, type LatLng } from '@ridewire/contracts';
import { NEXT_RIDE_SECONDS } from '@ridewire/dispatch';
import {
  carPlace,
  freshPosition,
  isCooling,
  isLively,
  type CarPlace,
  type KnownDriver,
} from './known-driver.ts';

/** Meters in a degree of latitude, rounded down a little. */
const METERS_PER_DEGREE = 111_000;

/** A driver about to drop a rider off. */
export interface EndingDriver {
  driverId: string;
  rideId: string;
  dropOff: LatLng;
}

/** The drivers who will soon drop someone off and have no ride after that. */
export class EndingDrivers {
  #drivers = new Map<string, KnownDriver>();

  clear(): void {
    this.#drivers.clear();
  }

  has(driverId: string): boolean {
    return this.#drivers.has(driverId);
  }

  /**
   * Adds drivers who could be asked and are nearly at a drop-off, and removes the others: few qualify, and each search
   * looks at all of them.
   */
  update(driverId: string, known: KnownDriver, couldBeAsked: boolean): void {
    const { position, riding } = known;
    if (couldBeAsked && position && riding?.dropOff && isSoonAt(position, riding.dropOff))
      this.#drivers.set(driverId, known);
    else this.#drivers.delete(driverId);
  }

  /** Drivers who soon drop off within this distance, by straight line; the nearest first, each with their position. */
  nearest(
    pickup: LatLng,
    { limit, radiusMeters }: { limit: number; radiusMeters: number },
    isAsked: (driverId: string) => boolean,
    now: number,
  ): { driverId: string; meters: number; dropOff: LatLng; aboardAt: CarPlace }[] {
    const found = [];
    for (const [driverId, known] of this.#drivers) {
      const dropOff = known.riding?.dropOff;
      if (!dropOff || Math.abs(dropOff.lat - pickup.lat) * METERS_PER_DEGREE > radiusMeters) continue;
      const meters = Math.round(distanceMeters(dropOff, pickup));
      if (meters > radiusMeters || isCooling(known, now) || !isAsked(driverId)) continue;
      const at = livelyPosition(known, now);
      if (at) found.push({ driverId, meters, dropOff, aboardAt: carPlace(at) });
    }
    return found.toSorted((a, b) => a.meters - b.meters).slice(0, limit);
  }

  /** All drivers who soon drop someone off. */
  list(now: number): EndingDriver[] {
    return [...this.#drivers].flatMap(([driverId, known]) => {
      const { rideId, dropOff } = known.riding ?? {};
      return rideId && dropOff && livelyPosition(known, now) ? [{ driverId, rideId, dropOff }] : [];
    });
  }
}

/** By straight line. */
const isSoonAt = (at: LatLng, dropOff: LatLng): boolean =>
  drivingSeconds(distanceMeters(at, dropOff)) <= NEXT_RIDE_SECONDS;

/** The driver's position, if it was reported a moment ago. */
function livelyPosition(known: KnownDriver, now: number): DriverPosition | undefined {
  const at = freshPosition(known, now);
  return at && isLively(at, now) ? at : undefined;
}
