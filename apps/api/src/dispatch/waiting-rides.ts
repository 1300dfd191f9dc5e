import { distanceMeters, type LatLng } from '@ridewire/contracts';
import type { AskedTrip } from '../rides/changes/request.ts';

/** A ride that a driver could be offered. */
interface WaitingRide extends AskedTrip {
  rideId: string;
  /** From the driver to the pickup, straight line; null when the driver's place is unknown. */
  meters: number | null;
}

/** Rides no one has taken yet, in memory, to be offered at once to a driver who becomes free. */
export class WaitingRides {
  /** Each with the start of its wait, by a monotonic clock. */
  #rides = new Map<string, { trip: AskedTrip; since: number }>();

  clear(): void {
    this.#rides.clear();
  }

  /** @param waitedMs how long it has waited already; a known ride began when it was first heard of */
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

  /**
   * The nearest rides that have waited this long; the longest waiting ones when `from` is unknown.
   * @param from the driver's place
   */
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
