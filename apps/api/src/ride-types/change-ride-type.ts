import type { ChangeRideTypeInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { assertOwnName } from './add-ride-type.ts';
import { lockTariffs } from './begin-tariffs.ts';
import { readRideTypes } from './read-ride-types.ts';
import { changesOf, fieldsOf, isSameType } from './ride-type-fields.ts';
import { assertServed } from './ride-type-queries.ts';

/**
 * An admin changes what a ride type is called, and which vehicles serve it. Drivers who have such a ride keep it. Sent again, it
 * changes nothing more.
 * @throws AppError BAD_INPUT for an unknown type or a name that another has; RIDE_TYPE_CHANGED when it isn't what was seen;
 * RIDE_TYPE_UNSERVED when it is offered, no vehicle would serve it, and that isn't said to be meant
 * @throws the database's lock_not_available, told as LOCKED
 */
export async function changeRideType(
  { db }: { db: Db },
  actor: Actor,
  input: ChangeRideTypeInput,
): Promise<{ type: string }> {
  assertRole(actor, 'admin');
  const { type, seen, isMeant } = input;
  const fields = fieldsOf(input);
  return inTransaction(db, async (tx, connection) => {
    await lockTariffs(connection);
    const types = await readRideTypes(tx);
    const before = types.find(({ id }) => id === type);
    if (!before) throw new AppError('rideTypeUnknown').at('type');
    const changes = changesOf(before, fields);
    if (Object.keys(changes).length === 0) return { type };
    if (!isSameType(before, seen)) throw new AppError('RIDE_TYPE_CHANGED');
    assertOwnName(
      types.filter(({ id }) => id !== type),
      fields,
    );
    const isOtherVehicle = 'kind' in changes || 'classRank' in changes || 'seats' in changes;
    if (before.isEnabled && isOtherVehicle && !isMeant) await assertServed(tx, fields);
    await tx.update(schema.rideTypes).set(fields).where(eq(schema.rideTypes.id, type));
    await logAccountEvent(tx, {
      ...{ userId: actor.userId, type: 'ride_type.changed', actor, ipAddress: actor.ipAddress },
      data: { rideTypeId: type, ...changes },
    });
    return { type };
  });
}
