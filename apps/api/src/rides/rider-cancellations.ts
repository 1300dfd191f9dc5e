/**
 * How many requests a rider may cancel within this time before they have to wait, and how many of them late, with the
 * driver already on the way.
 */
const BOUNDS = { often: { most: 20, withinMs: 600_000 }, late: { most: 5, withinMs: 900_000 } };
const KEPT_MS = Math.max(BOUNDS.often.withinMs, BOUNDS.late.withinMs);
/** How long, in milliseconds, the drivers who were asked for a canceled request are not asked by the same rider again. */
const QUIET_MS = 5_000;

/** When a request was canceled, and until when its drivers are left alone; by a monotonic clock. */
interface Canceled {
  atMs: number;
  isLate: boolean;
  askedDrivers: ReadonlySet<string>;
}

/** How long a rider has to wait for their next request, in milliseconds, and why. */
export interface RequestWait {
  ms: number;
  why: keyof typeof BOUNDS;
}

/**
 * Counts riders' cancellations: of fresh requests, each of which rings at some drivers, and of rides whose drivers are
 * on their way. Every process learns of them by the same events, so all of them count alike.
 */
export class RiderCancellations {
  /** By rider and ride, oldest first. */
  readonly #canceled = new Map<string, Map<string, Canceled>>();
  /** Rides whose driver didn’t come, and when that was seen. */
  readonly #excused = new Map<string, number>();
  #sweptAt = performance.now();

  /** The driver of a ride doesn’t come, so the rider has reason to cancel it. */
  excuse(rideId: string): void {
    const now = performance.now();
    this.#sweep(now);
    this.#excused.set(rideId, now);
  }

  /**
   * A rider canceled a ride; reported twice, it counts once.
   * @param hadDriver whether a driver had accepted it
   */
  note(riderId: string, rideId: string, askedDrivers: readonly string[], hadDriver = false): void {
    const now = performance.now();
    this.#sweep(now);
    const rides = this.#canceled.get(riderId) ?? new Map<string, Canceled>();
    const isLate = hadDriver && !this.#excused.has(rideId);
    if (!rides.has(rideId)) rides.set(rideId, { atMs: now, isLate, askedDrivers: new Set(askedDrivers) });
    this.#canceled.set(riderId, rides);
  }

  /** How long a rider has to wait for their next request; null for nearly everyone. */
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

  /** Whether this rider rang at a driver a moment ago for nothing. */
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
