import { distanceMeters, type LatLng } from '@ridewire/contracts';

/** Rides that nobody has taken yet, in memory: what a driver who becomes free is offered at once. */
export class WaitingRides {
  /** With when each began to wait, by the process's own clock. */
  #rides = new Map<string, { pickup: LatLng; since: number }>();

  clear(): void {
    this.#rides.clear();
  }

  /** @param waitedMs how long it has waited already; one that is known began when it was first heard of */
  add(rideId: string, pickup: LatLng, waitedMs = 0): void {
    if (!this.#rides.has(rideId)) this.#rides.set(rideId, { pickup, since: performance.now() - waitedMs });
  }

  remove(rideId: string): void {
    this.#rides.delete(rideId);
  }

  get size(): number {
    return this.#rides.size;
  }

  /**
   * Ids and distances of the nearest rides that have waited so long, the longest waiting ones when `from` is unknown.
   * @param from where the driver is
   */
  nearest(
    from: LatLng | undefined,
    { limit, radiusMeters, waitedMs }: { limit: number; radiusMeters: number; waitedMs: number },
  ): { rideId: string; pickup: LatLng; meters: number | null }[] {
    const found: { rideId: string; pickup: LatLng; meters: number | null }[] = [];
    const sinceAtMost = performance.now() - waitedMs;
    for (const [rideId, { pickup, since }] of this.#rides) {
      if (since > sinceAtMost) continue;
      const meters = from ? Math.round(distanceMeters(from, pickup)) : null;
      if (meters === null || meters <= radiusMeters) found.push({ rideId, pickup, meters });
    }
    return found.toSorted((a, b) => (a.meters ?? 0) - (b.meters ?? 0)).slice(0, limit);
  }
}
