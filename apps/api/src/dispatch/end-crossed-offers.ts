import { sqlList } from '@ridewire/db/sql-list';
import { DRIVING_STATUSES } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { prepareOnce } from '../core/prepare-once.ts';
import { IS_OPEN_OFFER } from '../rides/reads/open-offers.ts';

const { rideOffers } = schema;

/** An offer its busy driver couldn't have been made, by the same rule as OFFER. */
const IS_CROSSED = sql`(exists (select from rides a where a.driver_id = ${rideOffers.driverId}
    and a.status in ${sql.raw(sqlList(DRIVING_STATUSES))} and (${rideOffers.leftSeconds} is null or a.status <> 'in_transit'))
  or exists (select from rides a where a.next_driver_id = ${rideOffers.driverId}))`;

const end = prepareOnce((orm) => {
  const isOfDriver = eq(rideOffers.driverId, sql.placeholder('driverId'));
  const isOfRides = sql`${rideOffers.rideId} = any (${sql.placeholder('rideIds')}::uuid[])`;
  const crossed = orm
    .select({ rideId: rideOffers.rideId })
    .from(rideOffers)
    .where(and(isOfDriver, isOfRides, IS_OPEN_OFFER, IS_CROSSED))
    .orderBy(rideOffers.rideId)
    .for('update');
  return orm
    .update(rideOffers)
    .set({ endedAt: sql`now()` })
    .where(and(isOfDriver, inArray(rideOffers.rideId, crossed)))
    .prepare('end_crossed_offers');
});

/**
 * Ends offers made at the moment their driver took another ride: neither statement saw the other. Repeated, it does
 * nothing.
 */
export async function endCrossedOffers(
  { orm }: Db,
  driverId: string,
  rideIds: readonly string[],
): Promise<void> {
  await end(orm).execute({ driverId, rideIds });
}
