import type { AvailabilityView, SetAvailabilityInput } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Limits } from '../core/limits.ts';
import { schema, type Db } from '@ridewire/db';
import { and, eq } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { isBlocked } from '../users/user-queries.ts';
import { changeDrivers } from './change-drivers.ts';
import { availabilityColumns, findAvailability, viewAvailability } from './driver-queries.ts';
import { isPresent } from './is-present.ts';

const { drivers, users } = schema;

/**
 * A driver goes online or offline. Setting the present value changes nothing and answers the same. The exception is a
 * driver who was asked whether they are still there: saying that they are online counts, and they get requests again.
 * @throws AppError DRIVER_NOT_APPROVED, DRIVER_SUSPENDED, USER_BLOCKED when going online; TOO_MANY
 */
export async function setAvailability(
  deps: { db: Db; limits: Limits },
  actor: Actor,
  input: SetAvailabilityInput,
): Promise<AvailabilityView> {
  assertRole(actor, 'driver');
  await deps.limits.spend('availabilityByAccount', actor.userId);
  const changed = await inTransaction(deps.db, (tx) => change(tx, actor, input.available));
  if (changed) return changed;
  const present = await findAvailability(deps.db, actor.userId);
  if (!present) throw new AppError('NOT_FOUND');
  if (input.available && !present.approved) throw new AppError('DRIVER_NOT_APPROVED');
  if (input.available && present.suspended) throw new AppError('DRIVER_SUSPENDED');
  if (input.available && !present.available && (await isBlocked(deps.db, actor.userId))) {
    throw new AppError('USER_BLOCKED');
  }
  return present;
}

/** @returns undefined when nothing changes, or the change isn't allowed */
async function change(
  tx: Tx,
  { userId, ipAddress }: Actor,
  isOnline: boolean,
): Promise<AvailabilityView | undefined> {
  const isIt = eq(drivers.id, userId);
  if (isOnline) {
    // The user's row is locked: a block that was just committed is seen, and a later one turns this off again.
    const active = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.status, 'active')))
      .for('share');
    if (active.length === 0) return undefined;
  }
  const [before] = await tx.select(availabilityColumns).from(drivers).where(isIt).for('no key update');
  if (!before || (isOnline && (!before.approved || before.suspended))) return undefined;
  const isOther = before.available !== isOnline;
  if (!isOther && !(isOnline && before.pausedSince)) return undefined;
  const [after] = await changeDrivers(tx, isIt, {
    ...isPresent,
    available: isOnline,
    // A driver who comes back within the two hours wants all rides again.
    ...(isOther && { homewardUntil: null }),
  });
  if (isOther)
    await logAccountEvent(tx, {
      userId,
      type: isOnline ? 'driver.went_online' : 'driver.went_offline',
      actor: { userId, role: 'driver' },
      ipAddress,
      data: { available: { from: !isOnline, to: isOnline } },
    });
  return after && viewAvailability(after);
}
