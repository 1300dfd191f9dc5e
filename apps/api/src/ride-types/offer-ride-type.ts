import type { OfferRideTypeInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { lockTariffs } from './begin-tariffs.ts';
import { readRideTypes } from './read-ride-types.ts';
import { assertServed } from './ride-type-queries.ts';

/**
 * An admin says whether riders may choose a ride type. Rides that were requested go on; scheduled ones can’t be requested
 * while it isn't offered. Sent again, it changes nothing more.
 * @throws AppError BAD_INPUT for an unknown type, LAST_TYPE when riders would have none, RIDE_TYPE_UNSERVED when no vehicle
 * serves it and that isn't said to be meant
 * @throws the database's lock_not_available, told as LOCKED
 */
export async function offerRideType(
  { db }: { db: Db },
  actor: Actor,
  { type, isOffered, isMeant }: OfferRideTypeInput,
): Promise<{ type: string }> {
  assertRole(actor, 'admin');
  return inTransaction(db, async (tx, connection) => {
    await lockTariffs(connection);
    const types = await readRideTypes(tx);
    const before = types.find(({ id }) => id === type);
    if (!before) throw new AppError('rideTypeUnknown').at('type');
    if (before.isEnabled === isOffered) return { type };
    if (!isOffered && types.filter(({ isEnabled }) => isEnabled).length === 1)
      throw new AppError('LAST_OFFERED_TYPE');
    if (isOffered && !isMeant) await assertServed(tx, before);
    await tx.update(schema.rideTypes).set({ isEnabled: isOffered }).where(eq(schema.rideTypes.id, type));
    await logAccountEvent(tx, {
      ...{ userId: actor.userId, type: 'ride_type.changed', actor, ipAddress: actor.ipAddress },
      data: { rideTypeId: type, isOffered: { from: before.isEnabled, to: isOffered } },
    });
    return { type };
  });
}
