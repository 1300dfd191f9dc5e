import type { LostDriver, LostWhy, RideEventType } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';

const { rideEvents, users } = schema;

/** Why a waiting ride lost its driver, by its last event. */
export const LOST_WHY: Partial<Record<RideEventType, LostWhy>> = {
  'ride.released': 'given_back',
  'ride.reassigned': 'support',
  'ride.replaced': 'not_moving',
};
const LOSSES = [...(Object.keys(LOST_WHY) as RideEventType[]), 'ride.unreserved' as const];

/** A waiting ride's last driver; undefined for none. */
export async function findLostDriver({ orm }: Db, rideId: string): Promise<LostDriver | undefined> {
  const [last] = await orm
    .select({
      type: rideEvents.type,
      said: sql<LostWhy | null>`${rideEvents.data} ->> 'lost'`,
      name: users.name,
    })
    .from(rideEvents)
    .leftJoin(users, eq(users.id, sql`(${rideEvents.data} -> 'driver' ->> 'from')::uuid`))
    .where(and(eq(rideEvents.rideId, rideId), inArray(rideEvents.type, LOSSES)))
    .orderBy(desc(rideEvents.version))
    .limit(1);
  const why = last && (last.said ?? LOST_WHY[last.type]);
  return why && { why, name: last.name };
}
