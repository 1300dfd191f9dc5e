import type { OwnedRide, UserIdInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, desc, eq } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { IS_FINISHED, IS_LISTED, isActive } from '../reads/ride-conditions.ts';
import { RIDE_IMAGE } from '../reads/ride-image.ts';
import { viewOwned } from '../reads/ride-view.ts';

const { rides } = schema;

const SHOWN_RIDES = 10;

/** A person's last rides, under way or not, newest first. */
export async function listRidesOf(db: Db, { userId }: UserIdInput): Promise<OwnedRide[]> {
  const ids = () => db.orm.select({ id: rides.id }).from(rides);
  const newest = desc(rides.requestedAt);
  // One subquery for each index. Nobody is both a rider and a driver.
  const near = union(
    ids()
      .where(and(eq(rides.riderId, userId), IS_FINISHED, IS_LISTED))
      .orderBy(newest)
      .limit(SHOWN_RIDES),
    ids().where(and(eq(rides.riderId, userId), isActive())),
    ids()
      .where(and(eq(rides.driverId, userId), IS_LISTED))
      .orderBy(newest)
      .limit(SHOWN_RIDES),
  ).as('near');
  const rows = await db.orm
    .select({ image: RIDE_IMAGE })
    .from(rides)
    .innerJoin(near, eq(near.id, rides.id))
    .where(IS_LISTED)
    .orderBy(newest)
    .limit(SHOWN_RIDES);
  return rows.map(({ image }) => viewOwned(image));
}
