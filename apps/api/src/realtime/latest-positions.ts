import { bearingDegrees, distanceMeters, type DriverPosition, type Position } from '@ridewire/contracts';

/** Faster than this between two reports is no car but a broken clock or receiver, in meters per second (250 km/h). */
const MAX_SPEED = 250_000 / 3_600;
/** GPS wanders: closer than this a car may jump without having moved, in meters. */
const JITTER_METERS = 100;
/** A shorter move says nothing about where the car is heading, in meters. */
const MIN_BEARING_METERS = 5;
/** A report further from our clock than this is stale or wrong, in milliseconds. */
const MAX_CLOCK_ERROR_MS = 60_000;
/** After this long any place is believed again: the driver may have been out of reach, in milliseconds. */
const FORGET_MS = 60_000;

/** Where each driver was last: one entry a driver, never a history. */
export class LatestPositions {
  #latest = new Map<string, DriverPosition>();
  #changed = new Map<string, DriverPosition>();
  #fromHere = new Set<string>();
  #unsaved = new Set<string>();

  get(driverId: string): DriverPosition | undefined {
    return this.#latest.get(driverId);
  }

  /**
   * Takes a driver's reports, oldest first, and keeps the last plausible one.
   * @param each told of each plausible one
   * @returns the new latest position, or undefined when none was believable
   */
  report(
    driverId: string,
    reports: Position[],
    now: number,
    each: (position: DriverPosition) => void = () => {},
  ): DriverPosition | undefined {
    let accepted: DriverPosition | undefined;
    // A clock that runs ahead is set back for the whole batch, so that its order and distances in time stay.
    const timely = reports.filter((report) => Math.abs(now - report.at) <= MAX_CLOCK_ERROR_MS);
    const ahead = Math.max(0, (timely.at(-1)?.at ?? now) - now);
    for (const report of timely) {
      const at = Math.min(report.at - ahead, now);
      const before = this.#knownAt(driverId, now);
      if (before && at <= before.at) continue;
      const moved = before ? distanceMeters(before, report) : 0;
      if (
        before &&
        at - before.at < FORGET_MS &&
        moved > JITTER_METERS + (MAX_SPEED * (at - before.at)) / 1_000
      )
        continue;
      const bearing =
        before && moved >= MIN_BEARING_METERS
          ? Math.round(bearingDegrees(before, report))
          : (before?.bearing ?? null);
      accepted = { driverId, lat: report.lat, lng: report.lng, bearing, at };
      this.#latest.set(driverId, accepted);
      each(accepted);
    }
    if (accepted) {
      this.#changed.set(driverId, accepted);
      this.#fromHere.add(driverId);
      this.#unsaved.add(driverId);
    }
    return accepted;
  }

  /** Takes what another process gathered or the database remembers; older news is ignored. */
  learn(position: DriverPosition, now: number = Date.now()): boolean {
    const known = this.#knownAt(position.driverId, now);
    if (known && known.at >= position.at) return false;
    this.#latest.set(position.driverId, position);
    this.#changed.set(position.driverId, position);
    return true;
  }

  /** The latest place; none where it lies ahead of us: our clock was set back, and would keep the car there until it caught up. */
  #knownAt(driverId: string, now: number): DriverPosition | undefined {
    const known = this.#latest.get(driverId);
    return known && known.at <= now ? known : undefined;
  }

  /** Sends the latest place once more: somebody new wants to know it. */
  remind(driverId: string): void {
    const known = this.#latest.get(driverId);
    if (known) this.#changed.set(driverId, known);
  }

  /** The latest places reported here since the last call. */
  takeUnsaved(): DriverPosition[] {
    const positions = [...this.#unsaved].flatMap((driverId) => this.#latest.get(driverId) ?? []);
    this.#unsaved.clear();
    return positions;
  }

  /** What moved since the last call, latest only. `own` are those reported to this process. */
  takeChanged(): { all: DriverPosition[]; own: DriverPosition[] } {
    const all = [...this.#changed.values()];
    const own = all.filter((position) => this.#fromHere.has(position.driverId));
    this.#changed.clear();
    this.#fromHere.clear();
    return { all, own };
  }
}
