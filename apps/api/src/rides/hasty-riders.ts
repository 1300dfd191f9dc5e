/** So many requests may a rider cancel within this time before they have to wait. */
const MAX_CANCELED = 20;
const WITHIN_MS = 600_000;
/** For so long, in milliseconds, the drivers who were asked for a canceled request are not asked by the same rider again. */
const QUIET_MS = 5_000;

/** When a request was canceled, and until when its drivers are left alone; by a clock nobody sets. */
interface Canceled {
  atMs: number;
  askedDrivers: ReadonlySet<string>;
}

/**
 * Riders who cancel what they have just requested, each of which rings at some drivers. Every process learns of it by the
 * same events, so all of them count alike.
 */
export class HastyRiders {
  /** By rider and ride, oldest first. */
  readonly #canceled = new Map<string, Map<string, Canceled>>();
  #sweptAt = performance.now();

  /** A rider canceled a request; heard twice it counts once. */
  note(riderId: string, rideId: string, askedDrivers: readonly string[]): void {
    const now = performance.now();
    this.#sweep(now);
    const rides = this.#canceled.get(riderId) ?? new Map<string, Canceled>();
    if (!rides.has(rideId)) rides.set(rideId, { atMs: now, askedDrivers: new Set(askedDrivers) });
    this.#canceled.set(riderId, rides);
  }

  /** How long a rider has to wait for their next request, in milliseconds; 0 for nearly everybody. */
  waitMs(riderId: string): number {
    const since = performance.now() - WITHIN_MS;
    const late = [...(this.#canceled.get(riderId)?.values() ?? [])].filter(({ atMs }) => atMs > since);
    const freed = late.at(-MAX_CANCELED);
    return freed ? freed.atMs - since : 0;
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
    if (now - this.#sweptAt < WITHIN_MS) return;
    this.#sweptAt = now;
    for (const [riderId, rides] of this.#canceled) {
      for (const [rideId, { atMs }] of rides) if (atMs <= now - WITHIN_MS) rides.delete(rideId);
      if (rides.size === 0) this.#canceled.delete(riderId);
    }
  }
}
