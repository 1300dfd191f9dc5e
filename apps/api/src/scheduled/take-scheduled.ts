import {
  areApart,
  cityDay,
  FREE_RETURN_MINUTES,
  MOST_TAKEN,
  TAKE_MINUTES,
  type ScheduledInput,
  type TakeScheduledInput,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { findExpired } from '../documents/expiry/find-expired.ts';
import { noteDecline } from '../drivers/note-decline.ts';
import { isServedBy } from '../drivers/serves-type.ts';
import { tell } from '../live/tell.ts';
import { isAvoidedPair } from '../wishes/avoided-pair.ts';
import { lockScheduled, releaseDriver, tellRider } from './release-driver.ts';
import { revisionOf, type ScheduledRow } from './scheduled-content.ts';
import { IS_UPCOMING } from './scheduled-queries.ts';

const { drivers, rideTypes, scheduledRides, users } = schema;

const MINUTE_MS = 60_000;

interface Deps {
  db: Db;
  limits: Limits;
  timeZone: string;
}

/**
 * A driver takes a scheduled ride beforehand: they are asked first when its time comes. The first one has it, in the database. Taken
 * again, it stays so.
 * @throws AppError SCHEDULED_NOT_FOUND, SCHEDULED_TAKEN, SCHEDULED_STARTED, RIDE_CHANGED, TAKEN_FULL, TAKEN_NEAR, TAKEN_LATE,
 * VEHICLE_NOT_FIT, DRIVER_NOT_APPROVED, DRIVER_SUSPENDED, USER_BLOCKED, PAPERS_EXPIRED, TOO_MANY
 */
export async function takeScheduled(deps: Deps, actor: Actor, input: TakeScheduledInput): Promise<void> {
  assertRole(actor, 'driver');
  const { userId: driverId } = actor;
  await deps.limits.spend('takeByAccount', driverId);
  await inTransaction(deps.db, async (tx) => {
    await lockDriver(tx, deps, driverId);
    // As it is once whoever changes it at this moment is done.
    const row = await lockScheduled(tx, input.id);
    if (!row || row.takenFrom.includes(driverId) || (await isKeptApart(tx, row, driverId)))
      throw new AppError('SCHEDULED_NOT_FOUND');
    if (row.driverId === driverId) return;
    await assertFree(tx, row, driverId);
    if (input.seen !== undefined && input.seen !== revisionOf(row)) throw new AppError('RIDE_CHANGED');
    const [taken] = await tx
      .update(scheduledRides)
      .set({ driverId, takenAt: sql`now()`, reminders: 0 })
      .where(
        and(
          eq(scheduledRides.id, row.id),
          eq(scheduledRides.state, 'waiting'),
          isNull(scheduledRides.driverId),
        ),
      )
      .returning();
    if (!taken) throw new AppError('SCHEDULED_TAKEN');
    await tell(tx, { event: 'scheduled.changed', riderId: taken.riderId });
    await tellRider(tx, deps, taken, 'scheduled_taken', driverId);
  });
}

/**
 * Opens it to the others again, which is free until an hour before its time; later it counts like a ride given back. Given back again,
 * it stays so.
 * @throws AppError SCHEDULED_NOT_FOUND, SCHEDULED_STARTED once its ride is being requested: that ride can be given back; TOO_MANY
 */
export async function giveBackScheduled(deps: Deps, actor: Actor, { id }: ScheduledInput): Promise<void> {
  assertRole(actor, 'driver');
  const { userId: driverId } = actor;
  await deps.limits.spend('takeByAccount', driverId);
  await inTransaction(deps.db, async (tx) => {
    // Always before the ride: nobody waits in a circle.
    await tx.select({ id: drivers.id }).from(drivers).where(eq(drivers.id, driverId)).for('no key update');
    const row = await lockScheduled(tx, id);
    if (!row || (row.driverId !== null && row.driverId !== driverId))
      throw new AppError('SCHEDULED_NOT_FOUND');
    if (row.driverId === null) return;
    if (row.state !== 'waiting') throw new AppError('TAKEN_STARTED');
    await releaseDriver(tx, deps, { row, why: 'returned' });
    const leftMs = row.pickupAt.getTime() - Date.now();
    if (leftMs < FREE_RETURN_MINUTES * MINUTE_MS) await noteDecline(tx, driverId);
  });
}

/** A driver takes one after the other; whoever bars them waits, or is seen. */
async function lockDriver(tx: Tx, { timeZone }: Pick<Deps, 'timeZone'>, driverId: string): Promise<void> {
  const [driver] = await tx
    .select({ approved: drivers.approved, suspended: drivers.suspended, status: users.status })
    .from(drivers)
    .innerJoin(users, eq(users.id, drivers.id))
    .where(and(eq(drivers.id, driverId), isNull(drivers.deletedAt)))
    .for('no key update', { of: drivers });
  if (!driver?.approved) throw new AppError('DRIVER_NOT_APPROVED');
  if (driver.suspended) throw new AppError('DRIVER_SUSPENDED');
  if (driver.status !== 'active') throw new AppError('USER_BLOCKED');
  const kind = await findExpired(tx, driverId, cityDay(timeZone));
  if (kind) throw new AppError('PAPER_EXPIRED', { kind });
}

/** A ride whose rider and this driver are kept apart isn't there. */
async function isKeptApart(tx: Tx, { id }: ScheduledRow, driverId: string): Promise<boolean> {
  const found = await tx
    .select({ id: scheduledRides.id })
    .from(scheduledRides)
    .where(and(eq(scheduledRides.id, id), isAvoidedPair(scheduledRides.riderId, driverId)));
  return found.length > 0;
}

/** Not while its rider is blocked, or its type stopped: drivers' lists leave such a ride out. */
async function canBeRequested(tx: Tx, { id }: ScheduledRow): Promise<boolean> {
  const found = await tx
    .select({ id: scheduledRides.id })
    .from(scheduledRides)
    .innerJoin(users, and(eq(users.id, scheduledRides.riderId), eq(users.status, 'active')))
    .innerJoin(rideTypes, and(eq(rideTypes.id, scheduledRides.type), rideTypes.isEnabled))
    .where(eq(scheduledRides.id, id));
  return found.length > 0;
}

async function assertFree(tx: Tx, row: ScheduledRow, driverId: string): Promise<void> {
  if (row.driverId !== null) throw new AppError('SCHEDULED_TAKEN');
  if (row.state !== 'waiting') throw new AppError('TAKEN_STARTED');
  if (row.pickupAt.getTime() <= Date.now() + TAKE_MINUTES * MINUTE_MS) throw new AppError('TAKEN_LATE');
  if (!(await canBeRequested(tx, row))) throw new AppError('SCHEDULED_NOT_FOUND');
  const [fit] = await tx
    .select({ id: scheduledRides.id })
    .from(scheduledRides)
    .where(and(eq(scheduledRides.id, row.id), isServedBy(scheduledRides.type, driverId)));
  if (!fit) throw new AppError('VEHICLE_NOT_FIT');
  const others = await tx
    .select({ pickupAt: scheduledRides.pickupAt, durationSeconds: scheduledRides.durationSeconds })
    .from(scheduledRides)
    .where(and(eq(scheduledRides.driverId, driverId), IS_UPCOMING));
  if (others.length >= MOST_TAKEN) throw new AppError('TAKEN_FULL');
  const spanOf = ({ pickupAt, durationSeconds }: Pick<ScheduledRow, 'pickupAt' | 'durationSeconds'>) => ({
    ...{ pickupAt: pickupAt.toISOString(), durationSeconds },
  });
  if (!others.every((other) => areApart(spanOf(other), spanOf(row)))) throw new AppError('TAKEN_NEAR');
}
