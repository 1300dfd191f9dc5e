import type { StuckRideView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { asc, eq, isNull } from 'drizzle-orm';

const { stuckRides, users } = schema;

/** The longest stuck first. */
export async function listStuckRides({ orm }: Pick<Db, 'orm'>): Promise<StuckRideView[]> {
  const { rideId, why, since, level, ownedAt } = stuckRides;
  const rows = await orm
    .select({ rideId, why, since, level, ownedAt, owner: { id: users.id, name: users.name } })
    .from(stuckRides)
    .leftJoin(users, eq(users.id, stuckRides.ownerId))
    .where(isNull(stuckRides.clearedAt))
    .orderBy(asc(since), asc(rideId));
  return rows.map(({ owner, ownedAt, since, ...row }) => ({
    ...row,
    since: since.toISOString(),
    owner: owner && ownedAt && { ...owner, at: ownedAt.toISOString() },
  }));
}
