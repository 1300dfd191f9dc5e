import { schema, type Db } from '@ridewire/db';
import { and, eq, gt, isNull, notExists, or, sql } from 'drizzle-orm';
import { inTransaction } from '../core/in-transaction.ts';
import { noteDecline } from '../drivers/note-decline.ts';
import { tell } from '../live/tell.ts';
import { IS_LISTED } from './reads/ride-conditions.ts';

const { rideOffers, rides } = schema;

/**
 * Keeps a ride that waits, or that this driver has, away from the driver. Was it the last who had been asked and not answered,
 * others are asked at once.
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
    // A decline lasts, offered or not: the row is what keeps the ride away from this driver.
    const [offer] = await tx
      .insert(rideOffers)
      .values({ rideId, driverId, wave: ride.wave, expiresAt: now, declinedAt: now })
      .onConflictDoUpdate({ target: [rideOffers.rideId, rideOffers.driverId], set: { declinedAt: now } })
      .returning({
        wasAsked: sql<boolean>`coalesce(old.declined_at is null and old.ended_at is null and old.expires_at > now(), false)`,
        offeredAt: rideOffers.offeredAt,
        isNext: sql<boolean>`${rideOffers.leftSeconds} is not null`,
      });
    await tell(tx, { event: 'offer.declined', driverId, rideId, version: ride.version });
    // Who has somebody aboard need not want the next one.
    if (offer?.wasAsked && !offer.isNext) await noteDecline(tx, driverId, offer.offeredAt);
    return { wave: ride.wave, wasAsked: offer?.wasAsked === true };
  });
  if (declined?.wasAsked) await askOthers(db, rideId, declined.wave);
  return declined !== undefined;
}

/**
 * The next wave needn't wait for people who all said no. A statement of its own, after the commit: of the last two, who decline
 * at once, one sees both. The wave tells whether another was made meanwhile.
 */
async function askOthers({ orm }: Db, rideId: string, wave: number): Promise<void> {
  const asked = orm
    .select({ driverId: rideOffers.driverId })
    .from(rideOffers)
    .where(
      and(
        eq(rideOffers.rideId, rides.id),
        isNull(rideOffers.declinedAt),
        isNull(rideOffers.endedAt),
        gt(rideOffers.expiresAt, sql`now()`),
      ),
    );
  await orm
    .update(rides)
    .set({ nextWaveAt: sql`now()` })
    .where(
      and(
        eq(rides.id, rideId),
        sql`${rides.status} = 'requested'`,
        eq(rides.wave, wave),
        gt(rides.nextWaveAt, sql`now()`),
        notExists(asked),
      ),
    );
}
