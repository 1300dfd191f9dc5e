import { cityDay, type AvailabilityView, type SetAvailabilityInput } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Limits } from '../core/limits.ts';
import { schema, type Db } from '@ridewire/db';
import { and, eq } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { findExpired } from '../documents/expiry/find-expired.ts';
import { isBlocked } from '../users/user-queries.ts';
import { noBreak } from '../live/tell-driver-changed.ts';
import { assertPlateFree } from './assert-plate-free.ts';
import { changeDrivers } from './change-drivers.ts';
import { availabilityColumns, findAvailability, viewAvailability } from './driver-queries.ts';
import { reportingPlate } from './report-plate.ts';
import { isPresent } from './is-present.ts';

const { drivers, users } = schema;

/**
 * A driver goes online or offline. Setting the present value changes nothing and answers the same. There are two
 * exceptions. A driver who was asked whether they are still there gets requests again by saying that they are online.
 * A driver on a break ends it either way.
 * @throws AppError DRIVER_NOT_APPROVED, DRIVER_SUSPENDED, USER_BLOCKED, PAPERS_EXPIRED, PLATE_IN_USE when going online; TOO_MANY
 */
export async function setAvailability(
  deps: { db: Db; limits: Limits; timeZone: string },
  actor: Actor,
  input: SetAvailabilityInput,
): Promise<AvailabilityView> {
  assertRole(actor, 'driver');
  await deps.limits.spend('availabilityByAccount', actor.userId);
  const changed = await reportingPlate(deps, actor.userId, () =>
    inTransaction(deps.db, (tx) => change(tx, actor, input.available, deps.timeZone)),
  );
  if (changed) return changed;
  const present = await findAvailability(deps.db, actor.userId);
  if (!present) throw new AppError('NOT_FOUND');
  if (input.available && !present.approved) throw new AppError('DRIVER_NOT_APPROVED');
  if (input.available && present.suspended) throw new AppError('DRIVER_SUSPENDED');
  if (input.available && !present.available && (await isBlocked(deps.db, actor.userId))) {
    throw new AppError('USER_BLOCKED');
  }
  const kind = input.available && (await findExpired(deps.db.orm, actor.userId, cityDay(deps.timeZone)));
  if (kind) throw new AppError('PAPER_EXPIRED', { kind });
  return present;
}

/** @returns undefined when nothing changes, or the change isn't allowed */
async function change(
  tx: Tx,
  { userId, ipAddress }: Actor,
  isOnline: boolean,
  timeZone: string,
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
  // Going offline waits for offers in the making, so that they end with the others.
  const [before] = await tx
    .select({ ...availabilityColumns, licensePlate: drivers.licensePlate })
    .from(drivers)
    .where(isIt)
    .for(isOnline ? 'no key update' : 'update');
  if (!before || (isOnline && (!before.approved || before.suspended))) return undefined;
  if (isOnline && (await findExpired(tx, userId, cityDay(timeZone)))) return undefined;
  if (isOnline && !before.available) await assertPlateFree(tx, userId, before.licensePlate);
  const leavesBreak = !isOnline && !before.available && before.breakSince !== null;
  const isOther = before.available !== isOnline || leavesBreak;
  if (!isOther && !(isOnline && before.pausedSince)) return undefined;
  const [after] = await changeDrivers(tx, isIt, {
    ...isPresent,
    available: isOnline,
    ...(leavesBreak && noBreak),
    // A driver who comes back within the two hours wants all rides again.
    ...(isOther && { homewardUntil: null }),
  });
  if (isOther)
    await logAccountEvent(tx, {
      userId,
      type: isOnline ? 'driver.went_online' : 'driver.went_offline',
      actor: { userId, role: 'driver' },
      ipAddress,
      data: leavesBreak ? {} : { available: { from: !isOnline, to: isOnline } },
    });
  return after && viewAvailability(after);
}
