import { distanceMeters, type LatLng } from '@ridewire/contracts';
import type { AskedTrip } from '../rides/changes/request.ts';

/** Rides no one has taken, in memory, to be offered at once to a driver who becomes free. */
export class WaitingRides {
  /** The longest waiting first. */
  readonly #trips = new Map<string, AskedTrip>();

  clear(): void {
    this.#trips.clear();
  }

  /** A ride that is already known keeps its place. */
  add(rideId: string, { riderId, type, pickup, destination }: AskedTrip): void {
    this.#trips.set(rideId, { riderId, type, pickup, destination });
  }

  remove(rideId: string): void {
    this.#trips.delete(rideId);
  }

  get size(): number {
    return this.#trips.size;
  }

  /** The nearest rides; the longest waiting ones when the driver's place is unknown. */
  nearest(
    from: LatLng | undefined,
    { limit, radiusMeters }: { limit: number; radiusMeters: number },
    mayBeAsked: (trip: AskedTrip, rideId: string) => boolean,
  ): (AskedTrip & { rideId: string })[] {
    const found = [];
    for (const [rideId, trip] of this.#trips) {
      if (!mayBeAsked(trip, rideId)) continue;
      const meters = from ? Math.round(distanceMeters(from, trip.pickup)) : 0;
      if (meters <= radiusMeters) found.push({ rideId, ...trip, meters });
    }
    return found.toSorted((a, b) => a.meters - b.meters).slice(0, limit);
  }
}
