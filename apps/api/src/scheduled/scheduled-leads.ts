import { drivingSeconds, type LatLng } from '@ridewire/contracts';
import type { Candidate, DriverIndex } from '../drivers/driver-index.ts';
import type { RideTypes } from '../ride-types/follow-ride-types.ts';
import type { WayFinder } from '../streets/way-finder.ts';
import type { SurgePrices } from '../surge/surge-prices.ts';
import { FAR_SECONDS, leadSeconds, MOST_LEAD_SECONDS } from './lead-seconds.ts';
import type { ScheduledRow } from './scheduled-content.ts';

/** The cars nearest by straight line, as far as the widest wave asks: the quickest by road are among them. In meters. */
const NEAREST = { limit: 6, radiusMeters: 12_000, includesUnplaced: false };
/** A drive that was found by road counts this long, in milliseconds: cars come and go. */
const KEPT_MS = 60_000;

type Trip = Pick<ScheduledRow, 'id' | 'pickupAt' | 'type' | 'pickupLat' | 'pickupLng' | 'driverId'>;

/** How long before its time each scheduled ride is requested. */
export interface ScheduledLeads {
  /** In seconds, as cars and roads are now. */
  secondsFor(trip: Trip, nowMs: number): Promise<number>;
}

/** The drive that counts, of several. In seconds; null for none. */
type PickDrive = (seconds: readonly number[]) => number | null;

interface Look {
  pickup: LatLng;
  /** The price level there. */
  tenths: number;
  leftSeconds: number;
  nowMs: number;
}

interface Deps {
  drivers: Pick<DriverIndex, 'nearest' | 'takes' | 'candidateFor'>;
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
 * The drive of who took the ride beforehand counts too, where it is known.
 * The line is enough while it says that it is time, and before any ride can be requested.
 */
export function createScheduledLeads({ drivers, surge, rideTypes, ways }: Deps): ScheduledLeads {
  const known = new Map<string, { seconds: number; atMs: number }>();

  async function findByRoad(
    key: string,
    { pickup, nowMs }: Pick<Look, 'pickup' | 'nowMs'>,
    starts: LatLng[],
    pick: PickDrive,
  ) {
    const isFresh = ({ atMs }: { atMs: number }) => Math.abs(nowMs - atMs) < KEPT_MS;
    const before = known.get(key);
    if (before && isFresh(before)) return before.seconds;
    for (const [other, drive] of known) if (!isFresh(drive)) known.delete(other);
    const drives = await ways.findDrives(pickup, starts, MOST_LEAD_SECONDS).catch(() => null);
    if (!drives) return null;
    const seconds = pick(drives.map((drive) => drive?.seconds ?? MOST_LEAD_SECONDS)) ?? MOST_LEAD_SECONDS;
    known.set(key, { seconds, atMs: nowMs });
    return seconds;
  }

  /** @param key what a drive that was found is kept under */
  async function leadWith(key: string, cars: readonly Candidate[], look: Look, pick: PickDrive) {
    const { tenths, leftSeconds } = look;
    const lines = cars.flatMap(({ meters }) => (meters === null ? [] : drivingSeconds(meters)));
    const byLine = leadSeconds(pick(lines), tenths);
    if (lines.length === 0 || leftSeconds <= byLine || leftSeconds > MOST_LEAD_SECONDS) return byLine;
    const starts = cars.flatMap(({ place }) => place ?? []);
    const seconds = await findByRoad(key, look, starts, pick);
    return seconds === null ? byLine : leadSeconds(seconds, tenths);
  }

  return {
    async secondsFor({ id, pickupAt, type, pickupLat: lat, pickupLng: lng, driverId }, nowMs) {
      const pickup = { lat, lng };
      const leftSeconds = (pickupAt.getTime() - nowMs) / 1_000;
      const look = { pickup, tenths: surge.tenthsAt(pickup), leftSeconds, nowMs };
      const terms = rideTypes.find(type);
      const others = { has: (each: string) => !terms || !drivers.takes(each, terms) };
      const cars = terms ? drivers.nearest(pickup, NEAREST, others) : [];
      const usual = await leadWith(id, cars, look, secondOf);
      const own = driverId === null ? undefined : drivers.candidateFor(driverId, pickup);
      if (!own?.place) return usual;
      // Never later than without them: they may not come after all.
      return Math.max(usual, await leadWith(`${id} ${driverId}`, [own], look, ([only]) => only ?? null));
    },
  };
}
