import { URGENT_MINUTES } from '@ridewire/contracts';
import type { SurgeSettings } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, count, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { firstIdOf } from '../core/first-id-of.ts';
import type { Tx } from '../core/in-transaction.ts';

const { rides, surge, surgeAreas } = schema;

/** Requests that ended this long ago without a car still count, in minutes. */
const LOOK_BACK_MINUTES = 10;
/** A rider who gave up sooner may just have changed their mind, in seconds. */
const WAITED_SECONDS = 60;
/**
 * No request waits for longer, in minutes: it limits how old the ids of counted ones can be. A scheduled one may be requested half an
 * hour before its time.
 */
const OLDEST_MINUTES = 60;

/** The present surge. */
export interface SurgeState extends SurgeSettings {
  /** By H3 cell, in tenths of the usual price; areas at the usual price are left out. */
  areas: ReadonlyMap<string, number>;
}

/** The settings and the surge by area; undefined until they are first set. */
export async function readSurge(db: Db): Promise<SurgeState | undefined> {
  const rows = await db.orm
    .select({
      isOn: surge.isOn,
      capTenths: surge.capTenths,
      cell: surgeAreas.cell,
      tenths: surgeAreas.tenths,
    })
    .from(surge)
    .leftJoin(surgeAreas, gt(surgeAreas.tenths, 10));
  const [first] = rows;
  if (!first) return undefined;
  const areas = rows.flatMap(({ cell, tenths }): [string, number][] =>
    cell !== null && tenths !== null ? [[cell, tenths]] : [],
  );
  return { isOn: first.isOn, capTenths: first.capTenths, areas: new Map(areas) };
}

/**
 * How many people wait for a car in each area, or recently waited in vain; each counts once. The ids of requests tell
 * their time, so that only the latest are read.
 */
export async function countUnserved(tx: Tx, now = Date.now()): Promise<{ cell: string; requests: number }[]> {
  const inVain = and(
    eq(rides.status, 'canceled'),
    isNull(rides.driverId),
    sql`${rides.canceledAt} > now() - ${LOOK_BACK_MINUTES} * interval '1 minute'`,
    sql`${rides.canceledAt} - ${rides.requestedAt} >= ${WAITED_SECONDS} * interval '1 second'`,
  );
  const rows = await tx
    .select({ cell: rides.pickupCell, requests: count(sql`distinct ${rides.riderId}`) })
    .from(rides)
    .where(
      and(
        gt(rides.id, firstIdOf(now - OLDEST_MINUTES * 60_000)),
        or(sql`${rides.status} = 'requested'`, inVain),
        // Nobody waits for a scheduled ride before it is urgent.
        sql`coalesce(${rides.scheduledFor} <= coalesce(${rides.canceledAt}, now()) + ${URGENT_MINUTES} * interval '1 minute', true)`,
        isNull(rides.deletedAt),
        isNotNull(rides.pickupCell),
      ),
    )
    .groupBy(rides.pickupCell);
  return rows.flatMap(({ cell, requests }) => (cell === null ? [] : [{ cell, requests }]));
}
