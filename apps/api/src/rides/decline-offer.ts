import { schema, type Db } from '@ridewire/db';
import { and, eq, or, sql } from 'drizzle-orm';
import { inTransaction } from '../core/in-transaction.ts';
import { noteDecline } from '../drivers/note-decline.ts';
import { tell } from '../live/tell.ts';
import { hurryNextWave } from './hurry-next-wave.ts';
import { IS_LISTED } from './reads/ride-conditions.ts';
import { isOpenOffer } from './reads/open-offers.ts';

const { rideOffers, rides } = schema;

/**
 * Keeps a waiting ride, or the driver's own one, away from them. Without an open offer left, others are asked at once.
 * @returns whether there was such a ride
 */
export async function declineOffer(db: Db, rideId: string, driverId: string): Promise<boolean> {
  const declined = await inTransaction(db, async (tx) => {
    const [ride] = await tx
      .select({ wave: rides.wave, version: rides.version })
      .from(rides)
      .where(
        and(
          eq(rides.id, rideId),
          IS_LISTED,
          or(sql`${rides.status} = 'requested'`, eq(rides.driverId, driverId)),
        ),
      );
    if (!ride) return undefined;
    const now = sql`now()`;
    // Offered or not: the row keeps the ride away from this driver.
    const [offer] = await tx
      .insert(rideOffers)
      .values({ rideId, driverId, wave: ride.wave, expiresAt: now, declinedAt: now })
      .onConflictDoUpdate({ target: [rideOffers.rideId, rideOffers.driverId], set: { declinedAt: now } })
      .returning({
        wasAsked: sql<boolean>`coalesce(${sql.raw(isOpenOffer('old'))}, false)`,
        offeredAt: rideOffers.offeredAt,
        isNext: sql<boolean>`${rideOffers.leftSeconds} is not null`,
      });
    await tell(tx, { event: 'offer.declined', driverId, rideId, version: ride.version });
    // A next ride doesn't count: the driver still has a rider aboard.
    if (offer?.wasAsked && !offer.isNext) await noteDecline(tx, driverId, offer.offeredAt);
    return { wave: ride.wave, wasAsked: offer?.wasAsked === true };
  });
  if (declined?.wasAsked) await hurryNextWave(db, [rideId], declined.wave);
  return declined !== undefined;
}
