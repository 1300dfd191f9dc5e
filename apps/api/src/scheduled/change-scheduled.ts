import {
  cityDay,
  isGuest,
  type RescheduleInput,
  type ScheduledInput,
  type ScheduledRide,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { sayOfRider } from '../rides/say-of-rider.ts';
import { findWaitingPayload } from '../core/add-job.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { tell } from '../live/tell.ts';
import { queueMail } from '../mail/mail-job.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { cityTime } from './city-time.ts';
import { pickupMoment } from './pickup-moment.ts';
import { assertApart, lockRider } from './schedule-ride.ts';
import { listScheduled, viewScheduled, type ScheduledRow } from './scheduled-queries.ts';

const { scheduledRides, users } = schema;

/** What a mail that still waits says of an earlier move. */
const UnsentMove = z.object({ movedFrom: z.iso.datetime(), pickupAt: z.iso.datetime() });

interface Deps {
  db: Db;
  limits: Limits;
  timeZone: string;
}

/**
 * Another time for a scheduled ride, at the same price.
 * @throws AppError BAD_INPUT for a time that can't be, SCHEDULED_NEAR, SCHEDULED_NOT_FOUND, SCHEDULED_STARTED, RIDE_CHANGED,
 * TOO_MANY
 */
export async function reschedule(deps: Deps, actor: Actor, input: RescheduleInput): Promise<ScheduledRide> {
  assertRole(actor, 'rider', 'admin');
  const riderId = await findRider(deps.db, actor, input.id);
  const pickupAt = pickupMoment(deps.timeZone, input);
  if (actor.role === 'rider') await deps.limits.spend('changeByAccount', riderId);
  const moved = inTransaction(deps.db, async (tx) => {
    await lockRider(tx, riderId, actor);
    const upcoming = await listScheduled(tx, riderId);
    const before = upcoming.find(({ id }) => id === input.id);
    if (before) {
      assertSeen(before, pickupAt, input.seenPickupAt);
      assertApart(
        upcoming.filter((each) => each !== before),
        pickupAt,
      );
    }
    // A new time is a new chance.
    const [row] = await tx
      .update(scheduledRides)
      .set({ pickupAt, triedAt: null })
      .where(isOwnWaiting(riderId, input.id))
      .returning();
    if (!row) throw (await whyNot(tx, riderId, input.id)) ?? new AppError('SCHEDULED_NOT_FOUND');
    // Sent again after its answer was lost, it says nothing twice.
    if (before && Date.parse(before.pickupAt) !== pickupAt.getTime())
      await sayByDesk(tx, deps, actor, row, new Date(before.pickupAt));
    await tell(tx, { event: 'scheduled.changed', riderId });
    // A code may be valid at the one time and not at the other.
    const after = await listScheduled(tx, riderId);
    return after.find(({ id }) => id === input.id) ?? viewScheduled(row);
  });
  return actor.role === 'admin' ? moved.catch(sayOfRider) : moved;
}

/** Sent again after its answer was lost, a change finds its own time, which is as good. */
function assertSeen(
  { pickupAt: now }: Pick<ScheduledRide, 'pickupAt'>,
  to: Date,
  seen: string | undefined,
): void {
  const nowMs = Date.parse(now);
  if (seen && nowMs !== Date.parse(seen) && nowMs !== to.getTime()) throw new AppError('RIDE_CHANGED');
}

/** The rider of a scheduled ride that somebody wants to change: themselves, or any rider by an admin. */
async function findRider({ orm }: Db, { userId, role }: Actor, id: string): Promise<string> {
  if (role === 'rider') return userId;
  const [row] = await orm
    .select({ riderId: scheduledRides.riderId })
    .from(scheduledRides)
    .where(eq(scheduledRides.id, id));
  if (!row) throw new AppError('SCHEDULED_NOT_FOUND');
  return row.riderId;
}

/**
 * What riders do with their own plans is no one's business. What an admin does with them is written, and told to the
 * rider; a guest reads nothing and heard it on the phone.
 */
async function sayByDesk(
  tx: Tx,
  { timeZone }: Pick<Deps, 'timeZone'>,
  actor: Actor,
  { id, riderId, pickupAt, destinationAddress: destination }: ScheduledRow,
  movedFrom: Date | null,
): Promise<void> {
  if (actor.role !== 'admin') return;
  await logAccountEvent(tx, {
    ...(movedFrom
      ? { type: 'scheduled.moved' as const, data: { pickupAt } }
      : { type: 'scheduled.canceled' as const }),
    ...{ userId: riderId, actor, ipAddress: actor.ipAddress },
  });
  const [rider] = await tx.select({ email: users.email }).from(users).where(eq(users.id, riderId));
  if (!rider || isGuest(rider)) return;
  const clockOf = (at: Date) => ({ day: cityDay(timeZone, at.getTime()), time: cityTime(timeZone, at) });
  const params = { ...clockOf(pickupAt), destination };
  await tellPeople(tx, {
    to: [riderId],
    ...(movedFrom
      ? { type: 'scheduled_moved', params: { ...params, from: clockOf(movedFrom) } }
      : { type: 'scheduled_canceled', params }),
  });
  // The bell and the device may be off; a car that doesn't come would be the first word of it.
  const key = `scheduled:${id}`;
  // Moved before, and that mail waits still: the rider never read of the time between, unless they moved it from there themselves.
  const unsent = UnsentMove.safeParse(await findWaitingPayload(tx, key)).data;
  const isUnread = unsent && Date.parse(unsent.pickupAt) === (movedFrom ?? pickupAt).getTime();
  const unread = isUnread ? unsent.movedFrom : null;
  await queueMail(
    tx,
    {
      ...{ kind: 'scheduled_changed', userId: riderId, scheduledId: id, destination },
      pickupAt: (!movedFrom && unread) || pickupAt.toISOString(),
      movedFrom: movedFrom && (unread ?? movedFrom.toISOString()),
    },
    key,
  );
}

/**
 * Cancels a scheduled ride; canceled again, it stays so.
 * @throws AppError SCHEDULED_NOT_FOUND, SCHEDULED_STARTED once its ride is being requested: that ride can be canceled
 */
export async function cancelScheduled(
  { db, timeZone }: Pick<Deps, 'db' | 'timeZone'>,
  actor: Actor,
  { id }: ScheduledInput,
): Promise<void> {
  assertRole(actor, 'rider', 'admin');
  const riderId = await findRider(db, actor, id);
  await inTransaction(db, async (tx) => {
    const [canceled] = await tx
      .update(scheduledRides)
      .set({ state: 'canceled' })
      .where(isOwnWaiting(riderId, id))
      .returning();
    if (canceled) {
      await sayByDesk(tx, { timeZone }, actor, canceled, null);
      return tell(tx, { event: 'scheduled.changed', riderId });
    }
    const why = await whyNot(tx, riderId, id);
    if (why) throw why;
  });
}

const isOwnWaiting = (riderId: string, id: string) =>
  and(eq(scheduledRides.id, id), eq(scheduledRides.riderId, riderId), eq(scheduledRides.state, 'waiting'));

/** Why it can't be changed; undefined if it was canceled. */
async function whyNot(tx: Tx, riderId: string, id: string): Promise<AppError | undefined> {
  const [row] = await tx
    .select({ state: scheduledRides.state })
    .from(scheduledRides)
    .where(and(eq(scheduledRides.id, id), eq(scheduledRides.riderId, riderId)));
  if (row?.state === 'canceled') return undefined;
  const isStarted = row?.state === 'requesting' || row?.state === 'requested';
  return new AppError(isStarted ? 'SCHEDULED_STARTED' : 'SCHEDULED_NOT_FOUND');
}
