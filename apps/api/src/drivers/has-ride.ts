import { DRIVING_STATUSES } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { sqlList } from '@ridewire/db/sql-list';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Tx } from '../core/in-transaction.ts';

const { rides } = schema;

/** A driver's present ride, and the one they take next. */
export const isRideOf = (driverId: string) =>
  or(
    and(eq(rides.driverId, driverId), inArray(rides.status, DRIVING_STATUSES)),
    eq(rides.nextDriverId, driverId),
  );

/** SQL for whether a driver has a ride, or takes one next. */
export const hasRideSql = (driverId: string): string =>
  `(exists (select from rides a where a.driver_id = ${driverId} and a.status in ${sqlList(DRIVING_STATUSES)})
    or exists (select from rides a where a.next_driver_id = ${driverId}))`;

/** Whether a driver has a ride, or takes one next. Their row is locked for update: no accept is under way. */
export async function hasRide(tx: Tx, driverId: string): Promise<boolean> {
  const found = await tx.select({ id: rides.id }).from(rides).where(isRideOf(driverId)).limit(1);
  return found.length > 0;
}
