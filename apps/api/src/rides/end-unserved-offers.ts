import { schema, type Db } from '@ridewire/db';
import { and, asc, eq, inArray, not, sql } from 'drizzle-orm';
import { inTransaction } from '../core/in-transaction.ts';
import { isServedBy } from '../drivers/serves-type.ts';
import { tell } from '../live/tell.ts';
import { hurryNextWave } from './hurry-next-wave.ts';
import { IS_OPEN_OFFER } from './reads/open-offers.ts';

const { rideOffers, rides } = schema;

/**
 * Ends open offers whose driver's vehicle doesn't fit: of a driver who changed vehicles, or of all after a change of
 * ride types. Those drivers read their offers again; where no one else is asked, others are at once.
 * @param driverId left out for all
 */
export async function endUnservedOffers(db: Db, driverId?: string): Promise<void> {
  const isWanted = and(IS_OPEN_OFFER, driverId === undefined ? undefined : eq(rideOffers.driverId, driverId));
  const ended = await inTransaction(db, async (tx) => {
    // Locked in the order of their keys, as everywhere.
    const unserved = await tx
      .select({ rideId: rideOffers.rideId, driverId: rideOffers.driverId, version: rides.version })
      .from(rideOffers)
      .innerJoin(rides, and(eq(rides.id, rideOffers.rideId), sql`${rides.status} = 'requested'`))
      .where(and(isWanted, not(isServedBy(rides.type, rideOffers.driverId))))
      .orderBy(asc(rideOffers.rideId), asc(rideOffers.driverId))
      .for('update', { of: rideOffers });
    const byRide = Map.groupBy(unserved, ({ rideId }) => rideId);
    for (const [rideId, offers] of byRide) {
      const driverIds = offers.map((offer) => offer.driverId);
      await tx
        .update(rideOffers)
        .set({ endedAt: sql`now()` })
        .where(and(eq(rideOffers.rideId, rideId), inArray(rideOffers.driverId, driverIds)));
      const version = offers[0]?.version ?? 0;
      await tell(tx, { event: 'offers.changed', rideId, version, driverIds });
    }
    return [...byRide.keys()];
  });
  if (ended.length > 0) await hurryNextWave(db, ended);
}
