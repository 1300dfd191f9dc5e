import type { Db } from '@ridewire/db';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { tellPeople } from '../notifications/tell-people.ts';

/** What drivers did without a connection is taken in within this time, with its own time. */
const SETTLED = sql.raw(`interval '1 hour'`);

/** Referrals `f` for which rides may still count. */
const IS_COUNTED = sql.raw(`f.ends_at is not null and f.reached_at is null and f.closed_at is null`);
/** Referrals `f` that somebody is still to be paid for, or can be. */
export const IS_OPEN = sql.raw(`f.ends_at is not null and f.closed_at is null`);

const Ids = z.array(z.strictObject({ id: z.uuid() })).transform((rows) => rows.map(({ id }) => id));
const Pairs = z.array(z.strictObject({ bringerId: z.uuid(), comerId: z.uuid(), isReached: z.boolean() }));

/** Counts the rides of these drivers for the referrals they came by, and pays those whose number is reached. */
export async function countReferrals(tx: Tx, driverIds: readonly string[]): Promise<void> {
  const drivers = sql`${sql.param([...driverIds])}::uuid[]`;
  // The rides are read in a later statement: one that another process counted in the meantime isn't missed.
  const held = Ids.parse(
    (
      await tx.execute(sql`
        select f.id from referrals f where f.driver_id = any (${drivers}) and ${IS_COUNTED}
        order by f.id for no key update`)
    ).rows,
  );
  if (held.length === 0) return;
  // The ride that reaches the number is the last of those it takes: no more of a driver's rides are read.
  const { rows } = await tx.execute(sql`
    update referrals f set done = counted.done,
      reached_at = case when counted.done = counted.rides then counted.last_at end
    from (
      select f.id, t.rides, count(took.completed_at)::smallint as done, max(took.completed_at) as last_at
      from referrals f join referral_terms t on t.id = f.terms_id left join lateral (
        select r.completed_at from rides r
        where r.driver_id = f.driver_id and r.requested_at > f.approved_at - interval '1 day'
          and r.status = 'completed' and r.deleted_at is null and r.rider_id <> f.brought_by
          and r.completed_at >= f.approved_at and r.completed_at < f.ends_at
        order by r.completed_at limit t.rides
      ) took on true
      where f.id = any (${sql.param(held)}::uuid[]) group by f.id, t.rides
    ) counted
    where f.id = counted.id and f.done <> counted.done
    returning f.brought_by as "bringerId", f.driver_id as "comerId", f.reached_at is not null as "isReached"`);
  const moved = Pairs.parse(rows);
  await tell(
    tx,
    ...moved.map(({ bringerId, comerId }) => ({ event: 'referral.changed' as const, bringerId, comerId })),
  );
  if (moved.some(({ isReached }) => isReached))
    await payReached(tx, sql`f.id = any (${sql.param(held)}::uuid[])`);
}

const Paid = z.array(
  z.strictObject({
    ...{ bringerId: z.uuid(), comerId: z.uuid(), driverId: z.uuid() },
    ...{ rides: z.int(), bonusCents: z.int() },
  }),
);

/** Neither suspended nor blocked, of a driver and user with these names. */
const isFree = (driver: string, user: string) => `(not ${driver}.suspended and ${user}.status = 'active')`;
/** The two of a referral, each with what is promised. */
const BOTH = sql.raw(`(values (f.driver_id, t.comer_cents), (f.brought_by, t.bringer_cents)) p (id, cents)`);

/**
 * Pays both drivers of referrals whose number is reached, and tells them. Nobody is paid while suspended or blocked, and the driver who
 * brought also not while the other one is: that waits until they may drive again. A bonus is a row with a key, so that each is paid once.
 * @param which a condition on the referrals `f`
 */
export async function payReached(tx: Tx, which: SQL): Promise<void> {
  const { rows } = await tx.execute(sql`
    with paid as (
      insert into referral_bonuses (referral_id, driver_id, amount_cents)
      select f.id, p.id, p.cents
      from referrals f join referral_terms t on t.id = f.terms_id
        join drivers came on came.id = f.driver_id join users comer on comer.id = came.id
        cross join lateral ${BOTH} join drivers d on d.id = p.id join users u on u.id = p.id
      where ${which} and f.reached_at is not null and f.closed_at is null and p.cents > 0
        and ${sql.raw(isFree('d', 'u'))} and (came.deleted_at is not null or ${sql.raw(isFree('came', 'comer'))})
        and not exists (select from referral_bonuses b where b.referral_id = f.id and b.driver_id = p.id)
      order by f.id, p.id
      on conflict do nothing returning referral_id, driver_id, amount_cents
    )
    select f.brought_by as "bringerId", f.driver_id as "comerId", paid.driver_id as "driverId", t.rides,
      paid.amount_cents as "bonusCents"
    from paid join referrals f on f.id = paid.referral_id join referral_terms t on t.id = f.terms_id`);
  const paid = Paid.parse(rows);
  for (const { bringerId, driverId, rides, bonusCents } of paid)
    await tellPeople(tx, {
      to: [driverId],
      ...{ type: 'referral_paid', params: { isBringer: driverId === bringerId, rides, bonusCents } },
    });
  await tell(
    tx,
    ...paid.map(({ bringerId, comerId }) => ({ event: 'referral.changed' as const, bringerId, comerId })),
  );
  const isPaid = sql`f.reached_at is not null and not exists (
    select from referral_terms t cross join lateral ${BOTH} join drivers d on d.id = p.id
    where t.id = f.terms_id and p.cents > 0 and d.deleted_at is null
      and not exists (select from referral_bonuses b where b.referral_id = f.id and b.driver_id = p.id))`;
  await close(tx, sql`${which} and ${isPaid}`);
}

const Closed = z.array(z.strictObject({ bringerId: z.uuid(), comerId: z.uuid() }));

/**
 * Closes open referrals, and tells both drivers and the desk.
 * @param which a condition on the referrals `f`
 */
async function close(tx: Tx, which: SQL): Promise<void> {
  const { rows } = await tx.execute(sql`
    update referrals f set closed_at = now() where f.closed_at is null and ${which}
    returning f.brought_by as "bringerId", f.driver_id as "comerId"`);
  await tell(tx, ...Closed.parse(rows).map((pair) => ({ event: 'referral.changed' as const, ...pair })));
}

const AT_ONCE = 100;
const Since = z.array(z.strictObject({ since: z.string() }));

/**
 * Looks through the rides that were completed since the last look at some terms, and since the first driver still under way with them
 * was approved; pays who couldn't be paid before; and closes what is over. What no process counted when it was completed is found here,
 * however long ago. Terms that another process looks at are left to it.
 */
export async function lookThroughReferrals({ db }: { db: Db }): Promise<void> {
  const open = Ids.parse(
    (await db.orm.execute(sql`select distinct f.terms_id as id from referrals f where ${IS_OPEN} order by 1`))
      .rows,
  );
  for (const termsId of open)
    await inTransaction(db, async (tx) => {
      const isThese = sql`id = ${termsId}`;
      const isUnder = sql`f.terms_id = ${termsId}`;
      // No ride counts that was completed before the driver’s approval.
      const held = await tx.execute(sql`
        select greatest(coalesce(looked_at - ${SETTLED}, begins_at),
          (select min(f.approved_at) from referrals f where ${isUnder} and ${IS_COUNTED}))::text as since
        from referral_terms where ${isThese} for no key update skip locked`);
      const [moment] = Since.parse(held.rows);
      if (!moment) return;
      // An index of finished rides has when they changed last, which is no earlier than when they were completed. Only with the
      // moment itself does the database know how few of them came later.
      const drivers = await tx.execute(sql`
        select distinct r.driver_id as id from rides r
          join referrals f on f.driver_id = r.driver_id and ${isUnder} and ${IS_COUNTED}
        where r.status in ('completed', 'canceled') and r.updated_at >= ${moment.since}::timestamptz order by 1`);
      const ids = Ids.parse(drivers.rows);
      for (let from = 0; from < ids.length; from += AT_ONCE)
        await countReferrals(tx, ids.slice(from, from + AT_ONCE));
      await payReached(tx, isUnder);
      await close(tx, sql`${isUnder} and ${IS_COUNTED} and f.ends_at + ${SETTLED} < now()`);
      await tx.execute(sql`update referral_terms set looked_at = now() where ${isThese}`);
    });
}
