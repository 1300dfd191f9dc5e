import { schema, type Db } from '@ridewire/db';
import { and, eq, inArray, not, sql } from 'drizzle-orm';
import { isServedBy } from '../drivers/serves-type.ts';
import { askOthers } from './ask-others.ts';
import { IS_STANDING } from './reads/standing-offers.ts';

const { rideOffers, rides } = schema;

/**
 * Ends the open offers of rides that the vehicle a driver changed to doesn't serve; where nobody else is asked, others are at
 * once. Repeated, it does nothing.
 */
export async function endUnservedOffers(db: Db, driverId: string): Promise<void> {
  const isOfDriver = eq(rideOffers.driverId, driverId);
  // Locked in the order of their keys, as everywhere.
  const unserved = db.orm
    .select({ rideId: rideOffers.rideId })
    .from(rideOffers)
    .innerJoin(rides, eq(rides.id, rideOffers.rideId))
    .where(and(isOfDriver, IS_STANDING, not(isServedBy(rides.type, driverId))))
    .orderBy(rideOffers.rideId)
    .for('update', { of: rideOffers });
  const ended = await db.orm
    .update(rideOffers)
    .set({ endedAt: sql`now()` })
    .where(and(isOfDriver, IS_STANDING, inArray(rideOffers.rideId, unserved)))
    .returning({ rideId: rideOffers.rideId });
  if (ended.length > 0)
    await askOthers(
      db,
      ended.map(({ rideId }) => rideId),
    );
}
