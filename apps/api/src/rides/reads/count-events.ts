import type { RideEventType } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, count, eq } from 'drizzle-orm';

const { rideEvents } = schema;

/** How often something has happened to a ride. */
export async function countEvents({ orm }: Db, rideId: string, type: RideEventType): Promise<number> {
  const [counted] = await orm
    .select({ count: count() })
    .from(rideEvents)
    .where(and(eq(rideEvents.rideId, rideId), eq(rideEvents.type, type)));
  return counted?.count ?? 0;
}
