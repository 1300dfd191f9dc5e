import { schema, type Db } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import type { Log } from '../core/log.ts';
import { reasonOf } from '../core/reason-of.ts';
import { changeDrivers } from './change-drivers.ts';
import { judgeDeclines } from './cooling-policy.ts';

const { drivers, rides } = schema;

/** How many declines are remembered: as many as the rule ever counts. */
const REMEMBERED = 10;

const agoMs = (moment: unknown) => sql<number>`(extract(epoch from now() - ${moment}) * 1000)::float8`;

// No ride requested longer ago than this was accepted recently.
const keptAt = sql`(select max(r.accepted_at) from ${rides} r where r.driver_id = ${drivers.id}
  and r.requested_at > now() - interval '3 hours' and (r.canceled_by is distinct from 'driver' or r.is_no_show))`;

/**
 * Remembers that a driver turned a request down; too many of these lead to a cool-down, during which nothing more is
 * counted.
 * @param offeredAt when it was offered: requests the driver had at the same time count once. Absent for a ride that was
 * accepted
 */
export async function noteDecline(tx: Tx, driverId: string, offeredAt?: Date): Promise<void> {
  const isIt = eq(drivers.id, driverId);
  const [driver] = await tx
    .select({
      isCooling: sql<boolean>`coalesce(${drivers.coolingUntil} > now(), false)`,
      declines: drivers.recentDeclines,
      declinesAgoMs: sql<
        number[]
      >`array(select ${agoMs(sql`each`)} from unnest(${drivers.recentDeclines}) each)`,
      keptAgoMs: sql<number | null>`${agoMs(keptAt)}`,
      cooledAgoMs: sql<number | null>`${agoMs(drivers.cooledAt)}`,
      coolings: drivers.coolings,
    })
    .from(drivers)
    .where(isIt)
    .for('no key update');
  if (!driver || driver.isCooling) return;
  const lastAt = driver.declines.at(-1);
  if (offeredAt && lastAt && offeredAt < lastAt) return;
  const cooling = judgeDeclines({ ...driver, declinesAgoMs: [...driver.declinesAgoMs, 0] });
  if (cooling)
    await changeDrivers(tx, isIt, {
      recentDeclines: [],
      coolingUntil: sql`now() + ${cooling.ms} * interval '1 millisecond'`,
      coolingWhy: cooling.why,
      cooledAt: sql`now()`,
      coolings: cooling.coolings,
    });
  else
    await tx
      .update(drivers)
      .set({
        recentDeclines: sql`(${drivers.recentDeclines} || now())[greatest(1, cardinality(${drivers.recentDeclines}) + ${2 - REMEMBERED}):]`,
      })
      .where(isIt);
}

/** Counts a ride that has left its driver like a decline. Nothing tries again, so a failure is logged as an error. */
export const noteLeftRide = ({ db, log }: { db: Db; log: Log }, driverId: string): Promise<void> =>
  inTransaction(db, (tx) => noteDecline(tx, driverId)).catch((error: unknown) =>
    log.error({ reason: reasonOf(error), driverId }, 'could not count a ride that left its driver'),
  );
