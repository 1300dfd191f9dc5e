import { distanceMeters, drivingSeconds, type DriverPosition, type LatLng } from '@ridewire/contracts';
import { NEXT_RIDE_SECONDS } from '@ridewire/dispatch';
import { freshPosition, isCooling, isLively, type KnownDriver } from './known-driver.ts';

/** Of latitude; a little less than it is. */
const METERS_PER_DEGREE = 111_000;

/** Somebody about to drop a rider off. */
export interface EndingDriver {
  driverId: string;
  rideId: string;
  dropOff: LatLng;
}

/** Who will soon drop somebody off, and has nothing to do after that. */
export class EndingDrivers {
  #drivers = new Map<string, KnownDriver>();

  clear(): void {
    this.#drivers.clear();
  }

  has(driverId: string): boolean {
    return this.#drivers.has(driverId);
  }

  /** Takes in who could be asked and is nearly at a drop-off, and forgets who isn't: few are, and each search looks at all of them. */
  update(driverId: string, known: KnownDriver, couldBeAsked: boolean): void {
    const { position, riding } = known;
    if (couldBeAsked && position && riding?.dropOff && isSoonAt(position, riding.dropOff))
      this.#drivers.set(driverId, known);
    else this.#drivers.delete(driverId);
  }

  /** Who drops off within this distance, soon by the straight line; the nearest first, each with where they are now. */
  nearest(
    pickup: LatLng,
    { limit, radiusMeters }: { limit: number; radiusMeters: number },
    isAsked: (driverId: string) => boolean,
    now: number,
  ): { driverId: string; meters: number; dropOff: LatLng; aboardAt: LatLng }[] {
    const found = [];
    for (const [driverId, known] of this.#drivers) {
      const dropOff = known.riding?.dropOff;
      if (!dropOff || Math.abs(dropOff.lat - pickup.lat) * METERS_PER_DEGREE > radiusMeters) continue;
      const meters = Math.round(distanceMeters(dropOff, pickup));
      if (meters > radiusMeters || isCooling(known, now) || !isAsked(driverId)) continue;
      const at = livelyPosition(known, now);
      if (at) found.push({ driverId, meters, dropOff, aboardAt: { lat: at.lat, lng: at.lng } });
    }
    return found.toSorted((a, b) => a.meters - b.meters).slice(0, limit);
  }

  /** All who drop somebody off soon. */
  list(now: number): EndingDriver[] {
    return [...this.#drivers].flatMap(([driverId, known]) => {
      const { rideId, dropOff } = known.riding ?? {};
      return rideId && dropOff && livelyPosition(known, now) ? [{ driverId, rideId, dropOff }] : [];
    });
  }
}

/** By the straight line. */
const isSoonAt = (at: LatLng, dropOff: LatLng): boolean =>
  drivingSeconds(distanceMeters(at, dropOff)) <= NEXT_RIDE_SECONDS;

/** Where the driver is, if they told so a moment ago. */
function livelyPosition(known: KnownDriver, now: number): DriverPosition | undefined {
  const at = freshPosition(known, now);
  return at && isLively(at, now) ? at : undefined;
}
