import type { Db } from '@ridewire/db';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { tellPeople } from '../notifications/tell-people.ts';

/** Rides that end at the same moment as a quest are committed within this time. */
const SETTLED = sql.raw(`interval '10 minutes'`);

/** Quests that rides may still count for: one is closed once all of its rides were looked through. */
export const IS_OPEN = sql`begins_at <= now()
  and (looked_at is null or looked_at < least(ends_at, ended_at) + ${SETTLED})`;

const Reached = z.array(
  z.strictObject({
    ...{ driverId: z.uuid(), questId: z.uuid(), quest: z.string(), rides: z.int(), bonusCents: z.int() },
  }),
);

/**
 * Gives these drivers the bonuses of the quests they reached, and tells them. A bonus is a row with a key, so that each is given once,
 * whichever process was first.
 * @param quests a condition on quests, with those that are open
 */
export async function awardBonuses(
  tx: Tx,
  driverIds: readonly string[],
  quests: SQL = sql`true`,
): Promise<void> {
  // The ride that completes a quest is the last of those it takes: no more of a driver's rides are read.
  const { rows } = await tx.execute(sql`
    with made as (
      insert into quest_bonuses (quest_id, driver_id, amount_cents, reached_at)
      select q.id, d.id, q.bonus_cents, last.completed_at
      from quests q cross join unnest(${sql.param([...driverIds])}::uuid[]) d(id) cross join lateral (
        select r.completed_at from rides r
        where r.driver_id = d.id and r.requested_at > q.begins_at - interval '1 day'
          and r.status = 'completed' and r.deleted_at is null
          and r.completed_at >= q.begins_at and r.completed_at < least(q.ends_at, q.ended_at)
        order by r.completed_at offset q.rides - 1 limit 1
      ) last
      where ${IS_OPEN} and ${quests}
        and not exists (select from quest_bonuses b where b.quest_id = q.id and b.driver_id = d.id)
      order by q.id, d.id
      on conflict do nothing returning quest_id, driver_id, amount_cents
    )
    select made.driver_id as "driverId", q.id as "questId", q.name as quest, q.rides,
      made.amount_cents as "bonusCents"
    from made join quests q on q.id = made.quest_id order by made.driver_id`);
  const reached = Reached.parse(rows);
  for (const [, same] of Map.groupBy(reached, ({ questId }) => questId)) {
    const [{ quest, rides, bonusCents }] = same as [(typeof same)[number]];
    const to = same.map(({ driverId }) => driverId);
    await tellPeople(tx, { to, type: 'quest_reached', params: { quest, rides, bonusCents } });
  }
  await tell(
    tx,
    ...reached.map(({ questId, driverId }) => ({ event: 'quest.reached' as const, questId, driverId })),
  );
}

const AT_ONCE = 100;
const Since = z.array(z.strictObject({ since: z.string() }));
const Ids = z.array(z.strictObject({ id: z.uuid() })).transform((rows) => rows.map(({ id }) => id));

/**
 * Looks through the rides that were completed since the last look at a quest, or since its first moment, for drivers who reached it.
 * What no process counted when it was completed is found here, however long ago: the quest says up to when it was looked at. A quest that
 * another process looks at is left to it.
 */
export async function lookForReached({ db }: { db: Db }): Promise<void> {
  const open = Ids.parse(
    (await db.orm.execute(sql`select id from quests where ${IS_OPEN} order by id`)).rows,
  );
  for (const questId of open)
    await inTransaction(db, async (tx) => {
      const isThis = sql`id = ${questId}`;
      // A bonus that another process has written waits for the key of its quest, and this one would wait for that bonus.
      const held = await tx.execute(sql`
        select coalesce(looked_at - ${SETTLED}, begins_at)::text as since
        from quests where ${isThis} and ${IS_OPEN} for no key update skip locked`);
      const [moment] = Since.parse(held.rows);
      if (!moment) return;
      // An index of finished rides has when they changed last, which is no earlier than when they were completed. Only with the
      // moment itself does the database know how few of them came later.
      const drivers = await tx.execute(sql`
        select distinct driver_id as id from rides
        where status in ('completed', 'canceled') and updated_at >= ${moment.since}::timestamptz and status = 'completed' order by 1`);
      const ids = Ids.parse(drivers.rows);
      for (let from = 0; from < ids.length; from += AT_ONCE)
        await awardBonuses(tx, ids.slice(from, from + AT_ONCE), sql`q.id = ${questId}`);
      await tx.execute(sql`update quests set looked_at = now() where ${isThis}`);
    });
}
