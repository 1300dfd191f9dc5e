import { sqlList } from '@ridewire/db/sql-list';
import { ACTIVE_STATUSES } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, desc, sql, type SQL } from 'drizzle-orm';
import { firstIdOf } from '../core/first-id-of.ts';
import type { Snapshot } from '../core/in-snapshot.ts';
import { rideConditions, type RideFilter } from './find-ride-ids.ts';
import { findUserIds } from './find-user-ids.ts';
import { ENOUGH } from './search-steps.ts';

const { rides } = schema;

const DAY_MS = 86_400_000;
/** If a thousand people take many rides, these days are enough; if not, they show how many days are. */
const RECENT_DAYS = 30;
const MOST_DAYS = 300;

/**
 * Rides of people whose name, email address or phone number contains the text, newest first.
 * @param found ids found otherwise, newest first: once they are enough, older rides make no difference
 */
export async function findRidesOfPeople(
  db: Snapshot,
  text: string,
  filter: RideFilter,
  found: readonly string[] = [],
): Promise<string[]> {
  const people = await findUserIds(db, text);
  if (people.ids.length === 0) return [];
  const [newest] = await db.orm.select({ id: rides.id }).from(rides).orderBy(desc(rides.id)).limit(1);
  if (!newest) return [];
  // The id of a ride from elsewhere may contain any time.
  const newestMs = Math.min(readMs(newest.id), Date.now());
  const last = found[ENOUGH - 1];
  for (let days = RECENT_DAYS; days < MOST_DAYS;) {
    const fromMs = newestMs - days * DAY_MS;
    const recent = await ridesOf(db, people.ids, filter, new Date(fromMs));
    if (recent.length === ENOUGH || (last && last >= firstIdOf(fromMs))) return recent;
    // Half as many again, since no two months are alike.
    days *= (1.5 * ENOUGH) / Math.max(1, recent.length);
  }
  return ridesOf(db, people.ids, filter);
}

const readMs = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16);

async function ridesOf(db: Snapshot, people: string[], filter: RideFilter, from?: Date): Promise<string[]> {
  const isListed = and(...rideConditions(filter));
  const isRecent = from ? sql`${rides.requestedAt} >= ${from.toISOString()}::timestamptz` : sql`true`;
  const of = (part: SQL) => sql`select ${rides.id} from ${rides} where ${part} and ${isListed}`;
  // One part for each index there is. Riders and drivers may both match: their rides count once.
  const { rows } = await db.orm.execute<{ id: string }>(
    sql`select distinct own.id from unnest(${sql.param(people)}::uuid[]) person(id)
      cross join lateral (
        ${of(sql`${rides.riderId} = person.id and ${rides.status} in ('completed', 'canceled') and ${isRecent}`)}
        union all ${of(sql`${rides.riderId} = person.id and ${rides.status} in ${sql.raw(sqlList(ACTIVE_STATUSES))}`)}
        union all ${of(sql`${rides.driverId} = person.id and ${isRecent}`)}) own
      order by own.id desc limit ${ENOUGH}`,
  );
  return rows.map((row) => row.id);
}
