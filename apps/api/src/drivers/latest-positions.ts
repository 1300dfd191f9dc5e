import {
  bearingDegrees,
  distanceMeters,
  isCoarse,
  replacesFix,
  type DriverPosition,
  type LatLng,
  type Position,
} from '@ridewire/contracts';

/** A shorter move says nothing about where the car is heading, in meters. In a jam several reports make one. */
const MIN_BEARING_METERS = 5;
/** A report further from our clock than this is stale or wrong, in milliseconds. */
const MAX_CLOCK_ERROR_MS = 60_000;
/** A position older than this doesn't tell where a driver is now, in milliseconds. */
const FRESH_MS = 120_000;

/** Each driver's last position: one entry a driver, never a history. */
export class LatestPositions {
  #latest = new Map<string, DriverPosition>();
  /** Where each was when its bearing was last measured. */
  #headingFrom = new Map<string, LatLng>();
  #changed = new Map<string, DriverPosition>();
  #fromHere = new Set<string>();
  #unsaved = new Set<string>();

  get(driverId: string): DriverPosition | undefined {
    return this.#latest.get(driverId);
  }

  /** The driver's position, if it is accurate enough to measure from. */
  getGood(driverId: string, now: number): DriverPosition | undefined {
    const position = this.#latest.get(driverId);
    return position && !isCoarse(position) && now - position.at <= FRESH_MS ? position : undefined;
  }

  /**
   * Takes a driver's reports, oldest first, and keeps the last plausible one.
   * @param each called with each plausible and accurate one
   * @returns the new latest position, or undefined when none was believable
   */
  report(
    driverId: string,
    reports: Position[],
    now: number,
    each: (position: DriverPosition) => void = () => {},
  ): DriverPosition | undefined {
    let accepted: DriverPosition | undefined;
    // A clock that runs ahead is corrected for the whole batch, so that its order and time differences stay.
    const timely = reports.filter((report) => Math.abs(now - report.at) <= MAX_CLOCK_ERROR_MS);
    const ahead = Math.max(0, (timely.at(-1)?.at ?? now) - now);
    for (const report of timely) {
      const at = Math.min(report.at - ahead, now);
      const before = this.#knownAt(driverId, now);
      const accuracy = report.accuracy === undefined ? undefined : Math.round(report.accuracy);
      const fix = { lat: report.lat, lng: report.lng, at, accuracy };
      if (before && !replacesFix(before, fix)) continue;
      const from = before && !isCoarse(before) ? (this.#headingFrom.get(driverId) ?? before) : undefined;
      const isMove = from && !isCoarse(fix) && distanceMeters(from, fix) >= MIN_BEARING_METERS;
      const bearing = isMove ? Math.round(bearingDegrees(from, fix)) : (before?.bearing ?? null);
      if (isMove || !from) this.#headingFrom.set(driverId, { lat: fix.lat, lng: fix.lng });
      accepted = { driverId, ...fix, bearing };
      this.#latest.set(driverId, accepted);
      if (!isCoarse(accepted)) each(accepted);
    }
    if (accepted) {
      this.#changed.set(driverId, accepted);
      this.#fromHere.add(driverId);
      this.#unsaved.add(driverId);
    }
    return accepted;
  }

  /** Takes what another process collected or the database has stored; older news is ignored. */
  learn(position: DriverPosition, now: number = Date.now()): boolean {
    const known = this.#knownAt(position.driverId, now);
    if (known && known.at >= position.at) return false;
    this.#latest.set(position.driverId, position);
    this.#headingFrom.set(position.driverId, { lat: position.lat, lng: position.lng });
    this.#changed.set(position.driverId, position);
    return true;
  }

  /**
   * The latest position; none if it is in the future: our clock was set back, and would keep the car there until it
   * caught up.
   */
  #knownAt(driverId: string, now: number): DriverPosition | undefined {
    const known = this.#latest.get(driverId);
    return known && known.at <= now ? known : undefined;
  }

  /** Sends the latest position once more, for a new watcher. */
  remind(driverId: string): void {
    const known = this.#latest.get(driverId);
    if (known) this.#changed.set(driverId, known);
  }

  /** The latest positions reported here since the last call; not those too inaccurate to be stored. */
  takeUnsaved(): DriverPosition[] {
    const positions = [...this.#unsaved].flatMap((driverId) => this.#latest.get(driverId) ?? []);
    this.#unsaved.clear();
    return positions.filter((position) => !isCoarse(position));
  }

  /** The moves since the last call, latest only. `own` are those reported to this process. */
  takeChanged(): { all: DriverPosition[]; own: DriverPosition[] } {
    const all = [...this.#changed.values()];
    const own = all.filter((position) => this.#fromHere.has(position.driverId));
    this.#changed.clear();
    this.#fromHere.clear();
    return { all, own };
  }
}
