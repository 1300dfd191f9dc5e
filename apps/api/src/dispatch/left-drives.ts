import { distanceMeters, drivingMeters, drivingSeconds, type LatLng } from '@ridewire/contracts';
import { NEXT_RIDE_SECONDS } from '@ridewire/dispatch';
import type { CarPlace } from '../drivers/known-driver.ts';
import type { Drive } from '../streets/search-messages.ts';
import type { WayFinder } from '../streets/way-finder.ts';

/** A drive found this recently is used again, less the time that has passed. */
const KEPT_MS = 15_000;
/** Far more than the drivers near a drop-off at once. */
const KEPT_DRIVES = 5_000;

interface Kept {
  to: LatLng;
  atMs: number;
  drive: Promise<Drive | null>;
}

/** The remaining drives to drop-offs, for which many requests nearby ask. */
export class LeftDrives {
  readonly #kept = new Map<string, Kept>();
  readonly #ways: Pick<WayFinder, 'findDrives'>;

  constructor(ways: Pick<WayFinder, 'findDrives'>) {
    this.#ways = ways;
  }

  /** Null for a longer drive than a driver with a next ride may have left; by straight line where no streets are known. */
  async find(driverId: string, from: CarPlace, to: LatLng, nowMs = performance.now()): Promise<Drive | null> {
    const known = this.#kept.get(driverId);
    const isKnown =
      known && known.to.lat === to.lat && known.to.lng === to.lng && nowMs - known.atMs < KEPT_MS;
    const kept = isKnown ? known : { to, atMs: nowMs, drive: this.#search(from, to) };
    if (!isKnown) {
      if (this.#kept.size >= KEPT_DRIVES) this.#kept.clear();
      this.#kept.set(driverId, kept);
    }
    const drive = await kept.drive;
    return drive && { ...drive, seconds: Math.max(0, drive.seconds - (nowMs - kept.atMs) / 1000) };
  }

  /** Call it when the streets change. */
  clear(): void {
    this.#kept.clear();
  }

  async #search(from: CarPlace, to: LatLng): Promise<Drive | null> {
    const found = await this.#ways.findDrives(to, [from], NEXT_RIDE_SECONDS).catch(() => null);
    if (found) return found[0] ?? null;
    const line = distanceMeters(from, to);
    const seconds = drivingSeconds(line);
    return seconds <= NEXT_RIDE_SECONDS ? { meters: drivingMeters(line), seconds } : null;
  }
}
