import type { Offer } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, asc, eq, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import { prepareOnce } from '../../core/prepare-once.ts';
import { isServedBy } from '../../drivers/serves-type.ts';
import { isAvoidedPair } from '../../wishes/avoided-pair.ts';
import { IS_LISTED } from './ride-conditions.ts';
import { isFree, mayTakeNext } from './ride-detail-queries.ts';
import { RIDE_IMAGE } from './ride-image.ts';
import { IS_OPEN_OFFER } from './open-offers.ts';
import { viewOffer } from './offer-view.ts';

const { rideOffers, rides } = schema;

const openOffers = prepareOnce((orm) => {
  const driverId = sql.placeholder('driverId');
  const { pickupMeters, pickupSeconds, leftSeconds, offeredAt, expiresAt } = rideOffers;
  return orm
    .select({ image: RIDE_IMAGE, pickupMeters, pickupSeconds, leftSeconds, offeredAt, expiresAt })
    .from(rideOffers)
    .innerJoin(rides, eq(rides.id, rideOffers.rideId))
    .where(
      and(
        eq(rideOffers.driverId, driverId),
        IS_OPEN_OFFER,
        sql`${rides.status} = 'requested'`,
        IS_LISTED,
        isNull(rides.nextDriverId),
        or(isFree(orm, driverId), and(isNotNull(leftSeconds), mayTakeNext(orm, driverId))),
        not(isAvoidedPair(rides.riderId, driverId)),
        isServedBy(rides.type, driverId),
      ),
    )
    .orderBy(sql`${pickupSeconds} nulls last`, sql`${pickupMeters} nulls last`, asc(offeredAt))
    .prepare('list_offers');
});

/**
 * Requests a driver can take now, nearest first: with an open offer, while online and free, or with a rider aboard if
 * asked for their next ride.
 */
export async function listOffers(db: Db, driverId: string): Promise<Offer[]> {
  const rows = await openOffers(db.orm).execute({ driverId });
  return rows.map((row) =>
    viewOffer(
      row.image,
      { meters: row.pickupMeters, seconds: row.pickupSeconds, leftSeconds: row.leftSeconds },
      row.offeredAt.getTime(),
      row.expiresAt.getTime(),
    ),
  );
}
