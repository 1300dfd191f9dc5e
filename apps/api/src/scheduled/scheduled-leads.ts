import { drivingSeconds, type LatLng } from '@ridewire/contracts';
import type { DriverIndex } from '../drivers/driver-index.ts';
import type { RideTypes } from '../ride-types/follow-ride-types.ts';
import type { WayFinder } from '../streets/way-finder.ts';
import type { SurgePrices } from '../surge/surge-prices.ts';
import { FAR_SECONDS, leadSeconds, MOST_LEAD_SECONDS } from './lead-seconds.ts';
import type { ScheduledRow } from './scheduled-content.ts';

/** The cars nearest by straight line, as far as the widest wave asks: the quickest by road are among them. In meters. */
const NEAREST = { limit: 6, radiusMeters: 12_000, includesUnplaced: false };
/** A drive that was found by road counts this long, in milliseconds: cars come and go. */
const KEPT_MS = 60_000;

type Trip = Pick<ScheduledRow, 'id' | 'pickupAt' | 'type' | 'pickupLat' | 'pickupLng'>;

/** How long before its time each scheduled ride is requested. */
export interface ScheduledLeads {
  /** In seconds, as cars and roads are now. */
  secondsFor(trip: Trip, nowMs: number): Promise<number>;
}

interface Deps {
  drivers: Pick<DriverIndex, 'nearest' | 'takes'>;
  surge: Pick<SurgePrices, 'tenthsAt'>;
  rideTypes: Pick<RideTypes, 'find'>;
  ways: Pick<WayFinder, 'findDrives'>;
}

/**
 * The second of these drives, since the first driver may decline, or be taken by another rider until then. A second one who isn't near
 * takes as long as when no car is.
 */
function secondOf(seconds: readonly number[]): number | null {
  const [first, second] = seconds.toSorted((a, b) => a - b);
  return first === undefined ? null : (second ?? Math.max(first, FAR_SECONDS));
}

/**
 * The straight line says too little in a rush hour, when cars take twice as long: so the drive is found by road, where one is known.
 * The line is enough while it says that it is time, and before any ride can be requested.
 */
export function createScheduledLeads({ drivers, surge, rideTypes, ways }: Deps): ScheduledLeads {
  const known = new Map<string, { seconds: number; atMs: number }>();

  async function findByRoad(id: string, pickup: LatLng, starts: LatLng[], nowMs: number) {
    const isFresh = ({ atMs }: { atMs: number }) => Math.abs(nowMs - atMs) < KEPT_MS;
    const before = known.get(id);
    if (before && isFresh(before)) return before.seconds;
    for (const [other, drive] of known) if (!isFresh(drive)) known.delete(other);
    const drives = await ways.findDrives(pickup, starts, MOST_LEAD_SECONDS).catch(() => null);
    if (!drives) return null;
    const seconds = secondOf(drives.map((drive) => drive?.seconds ?? MOST_LEAD_SECONDS)) ?? MOST_LEAD_SECONDS;
    known.set(id, { seconds, atMs: nowMs });
    return seconds;
  }

  return {
    async secondsFor({ id, pickupAt, type, pickupLat: lat, pickupLng: lng }, nowMs) {
      const pickup = { lat, lng };
      const tenths = surge.tenthsAt(pickup);
      const terms = rideTypes.find(type);
      const others = { has: (driverId: string) => !terms || !drivers.takes(driverId, terms) };
      const cars = terms ? drivers.nearest(pickup, NEAREST, others) : [];
      const lines = cars.flatMap(({ meters }) => (meters === null ? [] : drivingSeconds(meters)));
      const byLine = leadSeconds(secondOf(lines), tenths);
      const leftSeconds = (pickupAt.getTime() - nowMs) / 1_000;
      if (lines.length === 0 || leftSeconds <= byLine || leftSeconds > MOST_LEAD_SECONDS) return byLine;
      const starts = cars.flatMap(({ place }) => place ?? []);
      const seconds = await findByRoad(id, pickup, starts, nowMs);
      return seconds === null ? byLine : leadSeconds(seconds, tenths);
    },
  };
}
