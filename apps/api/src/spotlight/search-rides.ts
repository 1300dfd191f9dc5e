import type { RideDetail } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, desc, eq, like, or, sql } from 'drizzle-orm';
import type { Actor } from '../core/actor.ts';
import { inSnapshot, type Reader } from '../core/in-snapshot.ts';
import { nameInEnglish } from '../places/name-in-english.ts';
import { readRides } from '../rides/desk/list-rides.ts';
import { IS_LISTED } from '../rides/reads/ride-conditions.ts';
import { findNamedRideIds, PLACES } from '../search/find-ride-ids.ts';
import { readIdEnd } from '../search/id-end.ts';
import { containing } from '../search/containing.ts';

const { rides } = schema;

const MOST_OWN = 100;

/** The newest rides that match, at most `limit`: all rides for an admin, otherwise the person's own. */
export const searchRides = (db: Db, actor: Actor, text: string, limit: number): Promise<RideDetail[]> =>
  inSnapshot(db, async (snapshot) => {
    const ids =
      actor.role === 'admin'
        ? (await findNamedRideIds(snapshot, text)).ids
        : await findOwnRideIds(snapshot, actor.userId, text);
    return readRides(snapshot, ids.slice(0, limit));
  });

/** A person's rides are few enough to compare each. */
async function findOwnRideIds(db: Reader, userId: string, text: string): Promise<string[]> {
  const end = readIdEnd(text);
  const rows = await db.orm
    .select({ id: rides.id })
    .from(rides)
    .where(
      and(
        or(eq(rides.riderId, userId), eq(rides.driverId, userId)),
        IS_LISTED,
        or(
          sql`${PLACES} like lower(${containing(text)})`,
          sql`${PLACES} like lower(${containing(nameInEnglish(text))})`,
          end ? like(sql`${rides.id}::text`, `%${end}`) : undefined,
        ),
      ),
    )
    .orderBy(desc(rides.id))
    .limit(MOST_OWN);
  return rows.map((row) => row.id);
}
