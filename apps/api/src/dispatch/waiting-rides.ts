import { distanceMeters, type LatLng } from '@ridewire/contracts';

/** Rides that nobody has taken yet, in memory: what a driver who becomes free is offered at once. */
export class WaitingRides {
  #rides = new Map<string, { pickup: LatLng; requestedAt: number }>();

  clear(): void {
    this.#rides.clear();
  }

  /** @param requestedAt milliseconds since 1970 */
  add(rideId: string, pickup: LatLng, requestedAt: number): void {
    this.#rides.set(rideId, { pickup, requestedAt });
  }

  remove(rideId: string): void {
    this.#rides.delete(rideId);
  }

  get size(): number {
    return this.#rides.size;
  }

  /**
   * Ids and distances of the nearest rides requested before a moment, the longest waiting ones when `from` is unknown.
   * @param from where the driver is
   */
  nearest(
    from: LatLng | undefined,
    {
      limit,
      radiusMeters,
      requestedBefore,
    }: { limit: number; radiusMeters: number; requestedBefore: number },
  ): { rideId: string; meters: number | null }[] {
    const found: { rideId: string; meters: number | null }[] = [];
    for (const [rideId, { pickup, requestedAt }] of this.#rides) {
      if (requestedAt > requestedBefore) continue;
      const meters = from ? Math.round(distanceMeters(from, pickup)) : null;
      if (meters === null || meters <= radiusMeters) found.push({ rideId, meters });
    }
    return found.toSorted((a, b) => (a.meters ?? 0) - (b.meters ?? 0)).slice(0, limit);
  }
}
