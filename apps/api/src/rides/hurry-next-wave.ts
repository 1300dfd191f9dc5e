import { schema, type Db } from '@ridewire/db';
import { and, eq, gt, inArray, notExists, sql } from 'drizzle-orm';
import { IS_OPEN_OFFER } from './reads/open-offers.ts';

const { rideOffers, rides } = schema;

/**
 * Makes the next wave of rides due where no offer is open any longer. A separate statement after the commit: of the
 * last two drivers, who decline at once, one sees both declines.
 * @param wave where given, only of a ride that had no other wave since
 */
export async function hurryNextWave({ orm }: Db, rideIds: readonly string[], wave?: number): Promise<void> {
  const asked = orm
    .select({ driverId: rideOffers.driverId })
    .from(rideOffers)
    .where(and(eq(rideOffers.rideId, rides.id), IS_OPEN_OFFER));
  await orm
    .update(rides)
    .set({ nextWaveAt: sql`now()` })
    .where(
      and(
        inArray(rides.id, [...rideIds]),
        sql`${rides.status} = 'requested'`,
        wave === undefined ? undefined : eq(rides.wave, wave),
        gt(rides.nextWaveAt, sql`now()`),
        notExists(asked),
      ),
    );
}
