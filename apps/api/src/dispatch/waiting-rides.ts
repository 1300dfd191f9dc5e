import { distanceMeters, type LatLng } from '@ridewire/contracts';
import type { AskedTrip } from '../rides/changes/request.ts';

interface WaitingRide extends AskedTrip {
  rideId: string;
  /** Straight line from the driver to the pickup; null when their place is unknown. */
  meters: number | null;
}

/** Rides no one has taken, in memory, to be offered at once to a driver who becomes free. */
export class WaitingRides {
  /** `since` is by a monotonic clock. */
  #rides = new Map<string, { trip: AskedTrip; since: number }>();

  clear(): void {
    this.#rides.clear();
  }

  /** @param waitedMs how long it has waited already; counts only when the ride is new */
  add(rideId: string, { riderId, type, pickup, destination }: AskedTrip, waitedMs = 0): void {
    const trip = { riderId, type, pickup, destination };
    const known = this.#rides.get(rideId);
    if (known) known.trip = trip;
    else this.#rides.set(rideId, { trip, since: performance.now() - waitedMs });
  }

  remove(rideId: string): void {
    this.#rides.delete(rideId);
  }

  get size(): number {
    return this.#rides.size;
  }

  /** The nearest rides; the longest waiting ones when the driver's place is unknown. */
  nearest(
    from: LatLng | undefined,
    { limit, radiusMeters, waitedMs }: { limit: number; radiusMeters: number; waitedMs: number },
    mayBeAsked: (trip: AskedTrip, rideId: string) => boolean = () => true,
  ): WaitingRide[] {
    const found: WaitingRide[] = [];
    const sinceAtMost = performance.now() - waitedMs;
    for (const [rideId, { trip, since }] of this.#rides) {
      if (since > sinceAtMost || !mayBeAsked(trip, rideId)) continue;
      const meters = from ? Math.round(distanceMeters(from, trip.pickup)) : null;
      if (meters === null || meters <= radiusMeters) found.push({ rideId, ...trip, meters });
    }
    return found.toSorted((a, b) => (a.meters ?? 0) - (b.meters ?? 0)).slice(0, limit);
  }
}
