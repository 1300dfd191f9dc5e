import type { RideDetail } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Actor } from '../core/actor.ts';
import { inSnapshot, type Reader } from '../core/in-snapshot.ts';
import { nameInEnglish } from '../places/name-in-english.ts';
import { readRides } from '../rides/list-rides.ts';
import { findNamedRideIds } from './find-ride-ids.ts';
import { readIdEnd } from './id-end.ts';
import { containing } from './containing.ts';

/** The newest rides that match, at most `limit`: of all for an admin, else of the person's own. */
export const searchRides = (db: Db, actor: Actor, text: string, limit: number): Promise<RideDetail[]> =>
  inSnapshot(db, async (snapshot) => {
    const ids =
      actor.role === 'admin'
        ? (await findNamedRideIds(snapshot, text)).ids
        : await findOwnRideIds(snapshot, actor.userId, text);
    return readRides(snapshot, ids.slice(0, limit));
  });

/** A person's rides are few enough to look at each. */
async function findOwnRideIds(db: Reader, userId: string, text: string): Promise<string[]> {
  const { rows } = await db.pool.query<{ id: string }>({
    name: 'search_own_rides',
    text: `select id from rides where (rider_id = $1 or driver_id = $1) and deleted_at is null
        and (lower(pickup_address || E'\\n' || destination_address) like any (array[lower($2), lower($4)])
          or id::text like '%' || $3)
      order by id desc limit 100`,
    values: [userId, containing(text), readIdEnd(text) ?? null, containing(nameInEnglish(text))],
  });
  return rows.map((row) => row.id);
}
