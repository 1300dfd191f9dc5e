import type { Offer } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, asc, eq, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import { prepareOnce } from '../../core/prepare-once.ts';
import { isServedBy } from '../../drivers/serves-type.ts';
import { isAvoidedPair } from '../../wishes/avoided-pair.ts';
import { IS_LISTED } from '../reads/ride-conditions.ts';
import { isFree, mayTakeNext } from '../reads/ride-detail-queries.ts';
import { RIDE_IMAGE } from '../reads/ride-image.ts';
import { IS_STANDING } from '../reads/standing-offers.ts';
import { viewOffer } from './offer-view.ts';

const { rideOffers, rides } = schema;

/** How long a driver may think about an offer, in seconds. */
export const OFFER_SECONDS = 30;

const standing = prepareOnce((orm) => {
  const driverId = sql.placeholder('driverId');
  const { pickupMeters, pickupSeconds, leftSeconds, offeredAt, expiresAt } = rideOffers;
  return orm
    .select({ image: RIDE_IMAGE, pickupMeters, pickupSeconds, leftSeconds, offeredAt, expiresAt })
    .from(rideOffers)
    .innerJoin(rides, eq(rides.id, rideOffers.rideId))
    .where(
      and(
        eq(rideOffers.driverId, driverId),
        IS_STANDING,
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
 * Requests a driver can take now: offered, not declined, not run out, and only while online and free, or with a rider
 * aboard if they were asked for their next ride; nearest first.
 */
export async function listOffers(db: Db, driverId: string): Promise<Offer[]> {
  const rows = await standing(db.orm).execute({ driverId });
  return rows.map((row) =>
    viewOffer(
      row.image,
      { meters: row.pickupMeters, seconds: row.pickupSeconds, leftSeconds: row.leftSeconds },
      row.offeredAt.getTime(),
      row.expiresAt.getTime(),
    ),
  );
}
