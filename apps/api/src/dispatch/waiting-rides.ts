import { distanceMeters, type LatLng } from '@ridewire/contracts';

/** Rides that nobody has taken yet, in memory: what a driver who becomes free is offered at once. */
export class WaitingRides {
  #pickups = new Map<string, LatLng>();

  clear(): void {
    this.#pickups.clear();
  }

  add(rideId: string, pickup: LatLng): void {
    this.#pickups.set(rideId, pickup);
  }

  remove(rideId: string): void {
    this.#pickups.delete(rideId);
  }

  get size(): number {
    return this.#pickups.size;
  }

  /** Ids and distances of the `limit` nearest within `radiusMeters`; the longest waiting ones when `from` is unknown. */
  nearest(
    from: LatLng | undefined,
    limit: number,
    radiusMeters: number,
  ): { rideId: string; meters: number | null }[] {
    const all = [...this.#pickups].map(([rideId, pickup]) => ({
      rideId,
      meters: from ? Math.round(distanceMeters(from, pickup)) : null,
    }));
    return all
      .filter((ride) => ride.meters === null || ride.meters <= radiusMeters)
      .toSorted((a, b) => (a.meters ?? 0) - (b.meters ?? 0))
      .slice(0, limit);
  }
}
