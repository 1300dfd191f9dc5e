import type { OrderRideTypesInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { lockTariffs } from './begin-tariffs.ts';
import { readRideTypes } from './read-ride-types.ts';

/**
 * An admin puts the ride types in order. Sent again, it changes nothing more.
 * @throws AppError BAD_INPUT for a list that doesn't have each type once; RIDE_TYPE_CHANGED when they aren't in the order that
 * was seen, or there are others
 * @throws the database's lock_not_available, told as LOCKED
 */
export async function orderRideTypes(
  { db }: { db: Db },
  actor: Actor,
  { order, seen }: OrderRideTypesInput,
): Promise<{ order: string[] }> {
  assertRole(actor, 'admin');
  if (!isSameList(order.toSorted(), seen.toSorted()) || new Set(order).size !== order.length)
    throw new AppError('rideTypeOrder').at('order');
  return inTransaction(db, async (tx, connection) => {
    await lockTariffs(connection);
    const before = (await readRideTypes(tx)).map(({ id }) => id);
    if (isSameList(before, order)) return { order };
    if (!isSameList(before, seen)) throw new AppError('RIDE_TYPE_CHANGED');
    for (const [i, type] of order.entries())
      await tx
        .update(schema.rideTypes)
        .set({ place: i + 1 })
        .where(eq(schema.rideTypes.id, type));
    await logAccountEvent(tx, {
      ...{ userId: actor.userId, type: 'ride_type.ordered', actor, ipAddress: actor.ipAddress },
      data: { order: { from: before.join(', '), to: order.join(', ') } },
    });
    return { order };
  });
}

const isSameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i]);
