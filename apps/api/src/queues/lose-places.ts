import { UNSEEN_IN_LINE_SECONDS } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { z } from 'zod';
import { inTransaction } from '../core/in-transaction.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import type { DriverInZone } from './change-line.ts';

/*
 * The account is locked too, as where it is deleted. Nobody is waited for: whoever is held by someone else has their turn with the next
 * look, and one who loses the place now is told once, by the process that deletes the row.
 */
const losePlaces = (isLost: string) => `
with held as (
  select p.driver_id, z.name as zone
  from queue_places p join queue_zones z on z.id = p.zone_id join users u on u.id = p.driver_id join drivers d on d.id = p.driver_id
  where ${isLost} order by p.driver_id
  for key share of u skip locked for update of p skip locked
)
delete from queue_places p using held where p.driver_id = held.driver_id
returning p.driver_id as "driverId", held.zone, p.removed_at is not null as "wasRemoved"`;

const LEAVE = losePlaces(`exists (
  select from json_to_recordset($1::json) as w("driverId" uuid, "zoneId" uuid)
  where p.driver_id = w."driverId" and p.zone_id = w."zoneId")`);

const MISS = losePlaces(
  `d.last_position_at < now() - interval '${UNSEEN_IN_LINE_SECONDS} seconds' and p.driver_id <> all ($1::uuid[])`,
);

const LostRows = z.array(z.strictObject({ driverId: z.uuid(), zone: z.string(), wasRemoved: z.boolean() }));

const leave = (leaving: readonly DriverInZone[]) => ({
  name: 'leave_lines',
  text: LEAVE,
  values: [JSON.stringify(leaving)],
});

/** Drivers who left these zones lose their place there, and are told. */
export const leaveLines = (db: Db, leaving: readonly DriverInZone[]): Promise<void> =>
  lose(db, leave(leaving), 'out');

/** Drivers who go back to a better place give up theirs here. They aren't told: they see the other. */
export async function giveUpPlaces(
  { pool }: Pick<Db, 'pool'>,
  leaving: readonly DriverInZone[],
): Promise<void> {
  await pool.query(leave(leaving));
}

/**
 * Drivers whose position nobody has known for long lose their place, and are told.
 * @param maybeIn drivers whose position is too rough to be stored, and who may be in their zone: they aren't missed
 */
export const missPlaces = (db: Db, maybeIn: readonly string[] = []): Promise<void> =>
  lose(db, { name: 'miss_places', text: MISS, values: [maybeIn] }, 'unseen');

async function lose(
  db: Db,
  statement: { name: string; text: string; values: unknown[] },
  why: 'out' | 'unseen',
): Promise<void> {
  await inTransaction(db, async (tx, connection) => {
    const lost = LostRows.parse((await connection.query(statement)).rows);
    // Those whom the desk had taken out were told then.
    const byZone = Map.groupBy(
      lost.filter(({ wasRemoved }) => !wasRemoved),
      ({ zone }) => zone,
    );
    for (const [zone, drivers] of byZone)
      await tellPeople(tx, {
        to: drivers.map(({ driverId }) => driverId),
        type: 'queue_left',
        params: { zone, reason: null, why },
      });
  });
}
