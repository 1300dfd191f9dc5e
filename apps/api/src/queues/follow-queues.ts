import {
  findZone,
  inZoneOrder,
  isWithin,
  type Area,
  type LatLng,
  type OwnQueuePlace,
  type QueuesSnapshot,
  type StandingZone,
} from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { isDeepStrictEqual } from 'node:util';
import { keepLoaded, type KeptLoaded } from '../core/keep-loaded.ts';
import { inSnapshot } from '../core/in-snapshot.ts';
import type { Log } from '../core/log.ts';
import {
  listKeptPlaces,
  listPlaces,
  listStandingZones,
  type KeptPlace,
  type PlaceInLine,
} from './queue-queries.ts';

/** The lines change with each ride of an airport: they are read again no more often than this, in milliseconds. */
const PACE_MS = 200;
/** Reading a long line takes no more than one part in so many of a process's time. */
const MOST_SHARE = 20;
/** The drivers to whom each move of the line matters at once: the others have hours to wait. */
const NEAR_PLACES = 20;
/** The others are told of moves no more often than this, in milliseconds. */
const FAR_PACE_MS = 5_000;

/** A zone, and the box around it. */
export interface BoxedZone extends StandingZone {
  box: Area;
}

/** Where drivers queue, as this process knows it: the same in all, a moment after it changed. */
export interface Queues {
  /** Those that stand, in the order in which they count. */
  zones(): readonly StandingZone[];
  /** The zone that counts at a place. */
  zoneAt(place: LatLng): BoxedZone | undefined;
  /** The drivers in line there, first come first. */
  line(zoneId: string): readonly string[];
  /** The zone a driver is in line for. */
  zoneOf(driverId: string): string | undefined;
  /** All who have a place, also those whom the desk removed. */
  places(): ReadonlyMap<string, PlaceInLine>;
  /** Whether a place is kept for a driver who took a ride from it, also while they have the ride. */
  isKept(driverId: string): boolean;
  /** The place a driver can have back now, even if they are in another line. */
  findKept(driverId: string): (KeptPlace & { keptUntil: Date }) | undefined;
  hasKept(): boolean;
  /** A driver's own place, as they see it. */
  findOwn(driverId: string): OwnQueuePlace | null;
  /** The zones and how many queue there. */
  snapshot(): QueuesSnapshot;
}

export interface FollowedQueues extends Queues, KeptLoaded {
  /** Calls back with the drivers who see something else now, and with those of them who saw nothing before. */
  onChange(listener: (driverIds: readonly string[], joined: readonly string[]) => void): void;
  /** Calls back when there are other zones than before. */
  onZones(listener: () => void): void;
  /** Drivers in line who are out of their zone, and until when they keep their place, in milliseconds since 1970. */
  setOut(out: ReadonlyMap<string, number>): void;
}

/** Deadlines that differ by less are the same, in milliseconds. */
const OUT_SLACK_MS = 1_500;

interface Known {
  zones: readonly BoxedZone[];
  places: ReadonlyMap<string, PlaceInLine>;
  kept: ReadonlyMap<string, KeptPlace>;
  lines: ReadonlyMap<string, readonly string[]>;
  own: ReadonlyMap<string, OwnQueuePlace>;
  news: ReadonlyMap<string, number>;
}

const NOTHING: Known = {
  zones: [],
  ...{ places: new Map(), kept: new Map(), lines: new Map(), own: new Map(), news: new Map() },
};
const NOBODY: readonly string[] = [];

type Own = Known['own'];

/** Tells drivers that what they see of their line is another: at once where it matters, and together later far back in a line. */
function createTeller(tell: (changed: readonly string[], joined: readonly string[]) => void) {
  const far = new Set<string>();
  let telling: NodeJS.Timeout | undefined;
  return {
    compare(before: Own, now: Own): void {
      const ids = new Set([...before.keys(), ...now.keys()]);
      const changed = [...ids].filter((id) => !isDeepStrictEqual(before.get(id), now.get(id)));
      const urgent: string[] = [];
      for (const id of changed)
        if (isUrgent(before.get(id), now.get(id))) {
          far.delete(id);
          urgent.push(id);
        } else far.add(id);
      tell(
        urgent,
        urgent.filter((id) => !before.has(id)),
      );
      if (far.size > 0)
        telling ??= setTimeout(() => {
          telling = undefined;
          const later = [...far];
          far.clear();
          tell(later, []);
        }, FAR_PACE_MS);
    },
    stop: () => clearTimeout(telling),
  };
}

/** Follows the database. If it can't be read, the last values stay in use. */
export function followQueues({ db, log }: { db: Db; log: Log }): FollowedQueues {
  const listeners: ((driverIds: readonly string[], joined: readonly string[]) => void)[] = [];
  const zonesListeners: (() => void)[] = [];
  let known = NOTHING;
  let out: ReadonlyMap<string, number> = new Map();
  let readAtMs = -Infinity;
  let readMs = 0;
  let hiding: NodeJS.Timeout | undefined;
  let pause: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    readAtMs = performance.now();
    const [zones, places, kept] = await inSnapshot(db, async (snapshot) => {
      const standing = inZoneOrder(await listStandingZones(snapshot));
      if (standing.length === 0) return [standing, [], []] as const;
      return [standing, await listPlaces(snapshot), await listKeptPlaces(snapshot)] as const;
    });
    const before = known;
    known = arrange(zones, places, kept, before);
    hideInTime(kept);
    readMs = performance.now() - readAtMs;
    if (keyOf(before.zones) !== keyOf(known.zones)) for (const listener of zonesListeners) listener();
    teller.compare(before.own, known.own);
  }
  /** A place kept until now is no longer shown, though its row stays for drivers who came in time. */
  function hideInTime(kept: readonly KeptPlace[]): void {
    clearTimeout(hiding);
    const now = Date.now();
    const dueMs = kept.flatMap(({ keptUntil }) =>
      keptUntil && isAhead(keptUntil, now) ? [+keptUntil - now] : [],
    );
    if (dueMs.length > 0) hiding = setTimeout(() => followed.reload(), Math.min(...dueMs)).unref();
  }
  function tell(changed: readonly string[], joined: readonly string[]): void {
    for (const listener of listeners) listener(changed, joined);
  }
  const teller = createTeller(tell);
  const kept = keepLoaded(look, (error) => log.error({ error }, 'could not read the queues'));
  const followed: FollowedQueues = {
    ...kept,
    reload() {
      if (pause) return;
      const waitMs = readAtMs + Math.max(PACE_MS, readMs * MOST_SHARE) - performance.now();
      if (waitMs <= 0) return kept.reload();
      pause = setTimeout(() => {
        pause = undefined;
        kept.reload();
      }, waitMs);
    },
    stop() {
      clearTimeout(pause);
      teller.stop();
      clearTimeout(hiding);
      kept.stop();
    },
    onChange: (listener) => void listeners.push(listener),
    onZones: (listener) => void zonesListeners.push(listener),
    zones: () => known.zones,
    zoneAt: (place) => (known.zones.length === 0 ? undefined : findZone(near(known.zones, place), place)),
    line: (zoneId) => known.lines.get(zoneId) ?? NOBODY,
    zoneOf(driverId) {
      const place = known.places.get(driverId);
      return place?.removedReason === null ? place.zoneId : undefined;
    },
    places: () => known.places,
    isKept: (driverId) => known.kept.has(driverId),
    findKept(driverId) {
      const place = known.kept.get(driverId);
      return place?.keptUntil ? { ...place, keptUntil: place.keptUntil } : undefined;
    },
    hasKept: () => known.kept.size > 0,
    findOwn(driverId) {
      const own = known.own.get(driverId) ?? null;
      const untilMs = out.get(driverId);
      return own && 'place' in own && untilMs !== undefined
        ? { ...own, outUntil: new Date(untilMs).toISOString() }
        : own;
    },
    setOut(next) {
      const ids = [...new Set([...out.keys(), ...next.keys()])];
      // Each look finds the same moment again, give or take the time it took.
      const changed = ids.filter(
        (id) => !(Math.abs((out.get(id) ?? 0) - (next.get(id) ?? 0)) < OUT_SLACK_MS),
      );
      if (changed.length === 0) return;
      out = new Map([...next].map(([id, untilMs]) => [id, changed.includes(id) ? untilMs : out.get(id)!]));
      tell(changed, []);
    },
    snapshot: () =>
      known.zones.map(({ id, name, ring }) => ({
        ...{ id, name, ring },
        count: known.lines.get(id)?.length ?? 0,
        news: known.news.get(id) ?? 0,
      })),
  };
  return followed;
}

const isAhead = (moment: Date, now = Date.now()): boolean => moment.getTime() > now;

/** The edges of a zone never change: a zone with others takes its place. */
const keyOf = (zones: readonly StandingZone[]): string =>
  JSON.stringify(zones.map(({ id, name }) => [id, name]));

/** Whether a driver is told at once: for those far back, the number alone can wait. */
const isUrgent = (before: OwnQueuePlace | undefined, after: OwnQueuePlace | undefined): boolean =>
  !before ||
  !after ||
  !('place' in before && 'place' in after) ||
  before.zone !== after.zone ||
  before.wasMoved !== after.wasMoved ||
  after.place <= NEAR_PLACES;

/** Most drivers are far from every zone: that is quick to see. */
const near = (zones: readonly BoxedZone[], place: LatLng) => zones.filter(({ box }) => isWithin(box, place));

function arrange(
  zones: readonly StandingZone[],
  rows: readonly PlaceInLine[],
  kept: readonly KeptPlace[],
  before: Known,
): Known {
  const boxed = zones.map((zone): BoxedZone => {
    const [lngs, lats] = [0, 1].map((at) => zone.ring.map((corner) => corner[at as 0 | 1])) as [
      number[],
      number[],
    ];
    const [south, west] = [Math.min(...lats), Math.min(...lngs)];
    const [north, east] = [Math.max(...lats), Math.max(...lngs)];
    return { ...zone, box: { south, west, north, east } };
  });
  const names = new Map(zones.map(({ id, name }) => [id, name]));
  const standing = rows.filter(({ zoneId }) => names.has(zoneId));
  const lines = new Map(zones.map(({ id }) => [id, [] as string[]]));
  for (const { driverId, zoneId, removedReason } of standing)
    if (removedReason === null) lines.get(zoneId)?.push(driverId);
  const own = new Map<string, OwnQueuePlace>();
  for (const { driverId, zoneId, keptUntil } of kept) {
    const zone = names.get(zoneId);
    if (zone !== undefined && keptUntil && isAhead(keptUntil))
      own.set(driverId, { zone, keptUntil: keptUntil.toISOString() });
  }
  const passed = new Map<string, number>();
  for (const { driverId, zoneId, wasMoved, removedReason } of standing) {
    const zone = names.get(zoneId) ?? '';
    const of = lines.get(zoneId)?.length ?? 0;
    if (removedReason !== null) own.set(driverId, { zone, removed: removedReason });
    else {
      const place = (passed.get(zoneId) ?? 0) + 1;
      passed.set(zoneId, place);
      const kept = own.get(driverId);
      own.set(driverId, { zone, place, of, wasMoved, ...(kept && 'keptUntil' in kept && { kept }) });
    }
  }
  const news = new Map(
    zones.map(({ id }) => {
      const isSame = isDeepStrictEqual(lines.get(id), before.lines.get(id));
      return [id, (before.news.get(id) ?? 0) + (isSame ? 0 : 1)] as const;
    }),
  );
  return {
    zones: boxed,
    places: new Map(standing.map((row) => [row.driverId, row])),
    kept: new Map(kept.map((place) => [place.driverId, place])),
    ...{ lines, own, news },
  };
}
