/**
 * How many requests a rider may cancel within this time, and how many late, with the driver on the way, before they
 * have to wait.
 */
const BOUNDS = { often: { most: 20, withinMs: 600_000 }, late: { most: 5, withinMs: 900_000 } };
const KEPT_MS = Math.max(BOUNDS.often.withinMs, BOUNDS.late.withinMs);
/** How long the drivers asked for a canceled request aren't asked by that rider again, in milliseconds. */
const QUIET_MS = 5_000;

/** Times by a monotonic clock. */
interface Canceled {
  atMs: number;
  isLate: boolean;
  askedDrivers: ReadonlySet<string>;
}

export interface RequestWait {
  ms: number;
  why: keyof typeof BOUNDS;
}

/**
 * Counts cancellations: of fresh requests, each of which rings at drivers, and of rides with a driver on the way. Every
 * process learns of them by events, so all count alike.
 */
export class RiderCancellations {
  /** By rider and ride, oldest first. */
  readonly #canceled = new Map<string, Map<string, Canceled>>();
  /** When the driver of a ride was seen not to come. */
  readonly #excused = new Map<string, number>();
  #sweptAt = performance.now();

  /** The driver doesn’t come, which is reason to cancel. */
  excuse(rideId: string): void {
    const now = performance.now();
    this.#sweep(now);
    this.#excused.set(rideId, now);
  }

  /** Reported twice, it counts once. @param hadDriver whether a driver had accepted it */
  note(riderId: string, rideId: string, askedDrivers: readonly string[], hadDriver = false): void {
    const now = performance.now();
    this.#sweep(now);
    const rides = this.#canceled.get(riderId) ?? new Map<string, Canceled>();
    const isLate = hadDriver && !this.#excused.has(rideId);
    if (!rides.has(rideId)) rides.set(rideId, { atMs: now, isLate, askedDrivers: new Set(askedDrivers) });
    this.#canceled.set(riderId, rides);
  }

  /** Null for nearly everyone. */
  findWait(riderId: string): RequestWait | null {
    const rides = [...(this.#canceled.get(riderId)?.values() ?? [])];
    const waits = (['often', 'late'] as const).map((why): RequestWait => {
      const { most, withinMs } = BOUNDS[why];
      const since = performance.now() - withinMs;
      const counted = rides.filter(({ atMs, isLate }) => atMs > since && (isLate || why === 'often'));
      return { why, ms: (counted.at(-most)?.atMs ?? since) - since };
    });
    const [longest] = waits.toSorted((a, b) => b.ms - a.ms);
    return longest && longest.ms > 0 ? longest : null;
  }

  /** Whether this rider just rang at the driver for nothing. */
  isQuiet(riderId: string, driverId: string): boolean {
    const since = performance.now() - QUIET_MS;
    const rides = this.#canceled.get(riderId);
    if (!rides) return false;
    for (const { atMs, askedDrivers } of rides.values())
      if (atMs > since && askedDrivers.has(driverId)) return true;
    return false;
  }

  #sweep(now: number): void {
    if (now - this.#sweptAt < KEPT_MS) return;
    this.#sweptAt = now;
    for (const [rideId, atMs] of this.#excused) if (atMs <= now - KEPT_MS) this.#excused.delete(rideId);
    for (const [riderId, rides] of this.#canceled) {
      for (const [rideId, { atMs }] of rides) if (atMs <= now - KEPT_MS) rides.delete(rideId);
      if (rides.size === 0) this.#canceled.delete(riderId);
    }
  }
}
