import { vehicleServes, type SetTakenTypeInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { servingColumns, servingOf } from '../live/tell-driver-changed.ts';
import type { RideTypes } from '../ride-types/follow-ride-types.ts';
import { changeDrivers } from './change-drivers.ts';

const { drivers } = schema;

/**
 * Sets whether a driver takes rides of a type that their vehicle serves. They must keep at least one type.
 * @throws AppError BAD_INPUT for an unknown type, VEHICLE_NOT_FIT, LAST_TYPE, TOO_MANY
 */
export async function setTakenType(
  deps: { db: Db; limits: Limits; rideTypes: Pick<RideTypes, 'getOffered' | 'offered'> },
  actor: Actor,
  { type: id, isTaken }: SetTakenTypeInput,
): Promise<void> {
  assertRole(actor, 'driver');
  await deps.limits.spend('changeByAccount', actor.userId);
  const type = deps.rideTypes.getOffered(id);
  const isIt = eq(drivers.id, actor.userId);
  await inTransaction(deps.db, async (tx) => {
    const [row] = await tx.select(servingColumns).from(drivers).where(isIt).for('no key update');
    if (!row) throw new AppError('NOT_FOUND');
    const { vehicle, declinedTypes } = servingOf(row);
    if (!vehicleServes(vehicle, type)) throw new AppError('VEHICLE_NOT_FIT');
    if (declinedTypes.includes(id) !== isTaken) return;
    const declined = isTaken ? declinedTypes.filter((each) => each !== id) : [...declinedTypes, id];
    const served = deps.rideTypes.offered().filter((each) => vehicleServes(vehicle, each));
    if (served.every((each) => declined.includes(each.id))) throw new AppError('LAST_TYPE');
    await changeDrivers(tx, isIt, { declinedTypes: declined });
  });
}
