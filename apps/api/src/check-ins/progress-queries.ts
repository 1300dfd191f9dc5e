import type { LatLng } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq, notExists, and, sql } from 'drizzle-orm';
import { IS_ABOARD } from './check-in-queries.ts';
import type { Progress } from './follow-progress.ts';

const { alerts, checkIns, rideProgress, rides } = schema;

/** A ride with its rider aboard, and what was asked last. */
export interface AboardRide {
  rideId: string;
  driverId: string;
  /** The stop it reached last; null before. */
  reached: LatLng | null;
  /** The stops ahead, and the destination. */
  ahead: LatLng[];
  progress: Progress | undefined;
}

export async function listAboard({ orm }: Db): Promise<AboardRide[]> {
  const rows = await orm
    .select({
      rideId: rides.id,
      driverId: sql<string>`${rides.driverId}`,
      destination: { lat: rides.destinationLat, lng: rides.destinationLng },
      stops: rides.stops,
      stopTimes: rides.stopTimes,
      kept: rideProgress,
    })
    .from(rides)
    .leftJoin(rideProgress, eq(rideProgress.rideId, rides.id))
    .where(and(IS_ABOARD, sql`${rides.driverId} is not null`));
  return rows.map(({ kept, destination, stops, stopTimes, ...ride }) => ({
    ...ride,
    reached: stops[stopTimes.length - 1] ?? null,
    ahead: [...stops.slice(stopTimes.length), destination],
    progress: kept ? progressOf(kept) : undefined,
  }));
}

const progressOf = (row: typeof rideProgress.$inferSelect): Progress => ({
  driverId: row.driverId,
  place: { lat: row.lat, lng: row.lng },
  sinceMs: row.since.getTime(),
  heardMs: row.heardAt.getTime(),
  nearest: { lat: row.nearestLat, lng: row.nearestLng },
  away:
    row.awaySince && row.awayMeters !== null
      ? { sinceMs: row.awaySince.getTime(), meters: row.awayMeters }
      : null,
});

interface KeptProgress {
  rideId: string;
  progress: Progress;
}

/** A statement has at most 65,535 parameters. */
const AT_ONCE = 1_000;

/** Keeps how cars get on. Of several processes the one that heard of a car last counts. */
export async function keepProgress(db: Db, kept: readonly KeptProgress[]): Promise<void> {
  // In order, so that processes that write the same rows never wait for each other in a circle.
  const sorted = kept.toSorted((a, b) => (a.rideId < b.rideId ? -1 : 1));
  for (let from = 0; from < sorted.length; from += AT_ONCE)
    await keepSome(db, sorted.slice(from, from + AT_ONCE));
}

async function keepSome({ orm }: Db, kept: readonly KeptProgress[]): Promise<void> {
  const rows = kept.map(({ rideId, progress: { driverId, place, nearest, away, ...times } }) => ({
    ...{ rideId, driverId, ...place },
    since: new Date(times.sinceMs),
    heardAt: new Date(times.heardMs),
    nearestLat: nearest.lat,
    nearestLng: nearest.lng,
    awaySince: away && new Date(away.sinceMs),
    awayMeters: away && Math.round(away.meters),
  }));
  await orm
    .insert(rideProgress)
    .values(rows)
    .onConflictDoUpdate({
      target: rideProgress.rideId,
      set: Object.fromEntries(
        [
          ...['driver_id', 'lat', 'lng', 'since', 'heard_at'],
          ...['nearest_lat', 'nearest_lng', 'away_since', 'away_meters'],
        ].map((name) => [
          name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
          sql.raw(`excluded.${name}`),
        ]),
      ),
      setWhere: sql`${rideProgress.heardAt} < excluded.heard_at`,
    });
}

/** Forgets how the cars of rides got on that are over. */
export async function forgetProgress({ orm }: Db): Promise<void> {
  await orm.delete(rideProgress).where(
    notExists(
      orm
        .select({ id: rides.id })
        .from(rides)
        .where(and(eq(rides.id, rideProgress.rideId), IS_ABOARD)),
    ),
  );
}

export interface OpenCheckIn {
  id: string;
  rideId: string;
  driverId: string;
  why: 'standing' | 'away';
  place: LatLng;
  answerBy: Date;
  /** Somebody pressed SOS since. */
  isHelped: boolean;
}

export const listOpenCheckIns = ({ orm }: Db): Promise<OpenCheckIn[]> =>
  orm
    .select({
      id: checkIns.id,
      rideId: checkIns.rideId,
      driverId: checkIns.driverId,
      why: checkIns.why,
      place: { lat: checkIns.lat, lng: checkIns.lng },
      answerBy: checkIns.answerBy,
      isHelped: sql<boolean>`exists (select from ${alerts} where ${alerts.rideId} = ${checkIns.rideId}
        and ${alerts.kind} = 'press' and ${alerts.raisedAt} >= ${checkIns.askedAt})`,
    })
    .from(checkIns)
    .where(eq(checkIns.state, 'open'));
