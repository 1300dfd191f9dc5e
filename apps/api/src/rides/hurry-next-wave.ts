import { schema, type Db } from '@ridewire/db';
import { and, eq, gt, notExists, sql } from 'drizzle-orm';
import { prepareOnce } from '../core/prepare-once.ts';
import { IS_OPEN_OFFER } from './reads/open-offers.ts';

const { rideOffers, rides } = schema;

const makeDue = prepareOnce((orm) => {
  const asked = orm
    .select({ driverId: rideOffers.driverId })
    .from(rideOffers)
    .where(and(eq(rideOffers.rideId, rides.id), IS_OPEN_OFFER));
  return orm
    .update(rides)
    .set({ nextWaveAt: sql`now()` })
    .where(
      and(
        sql`${rides.id} = any (${sql.placeholder('rideIds')}::uuid[])`,
        sql`${rides.status} = 'requested'`,
        sql`${rides.wave} = coalesce(${sql.placeholder('wave')}::int, ${rides.wave})`,
        gt(rides.nextWaveAt, sql`now()`),
        notExists(asked),
      ),
    )
    .prepare('hurry_next_wave');
});

/**
 * Makes the next wave due where no offer is open any longer. A statement after the commit: of the last two drivers, who
 * decline at once, one sees both declines.
 * @param wave only of rides still at this wave
 */
export async function hurryNextWave({ orm }: Db, rideIds: readonly string[], wave?: number): Promise<void> {
  await makeDue(orm).execute({ rideIds, wave: wave ?? null });
}
