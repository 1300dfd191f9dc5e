import type { BlockUserInput, UserView } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import { schema, type Db } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import {
  changedDriverColumns,
  noBreak,
  tellDriverChanged,
  type ChangedDriver,
} from '../live/tell-driver-changed.ts';
import { queueClearRides, type RideClearer } from './clear-rides-job.ts';
import { assertMayBar } from './assert-may-bar.ts';
import { lockPerson } from './lock-person.ts';
import { getUser } from './user-queries.ts';

const { drivers, sessions, users } = schema;

/**
 * Ends all of a user's sessions and keeps them from signing in; they read the reason when they try. Rides that have not
 * begun are canceled or given back. A blocked user stays blocked, and nothing more happens.
 * @throws AppError OWN_ACCOUNT, USER_NOT_FOUND, LAST_ADMIN; FORBIDDEN when only an owner may
 */
export async function blockUser(
  deps: { db: Db; clearRides: RideClearer },
  actor: Actor,
  { userId, reason }: BlockUserInput,
  from: Caller,
): Promise<UserView> {
  assertRole(actor, 'admin');
  if (userId === actor.userId) throw new AppError('OWN_ACCOUNT');
  const isNews = await inTransaction(deps.db, (tx) => block(tx, actor, userId, reason, from));
  if (isNews) await deps.clearRides({ userId, actorId: actor.userId, ipAddress: from.ipAddress });
  return getUser(deps.db, userId);
}

/** @returns whether they were not blocked before */
async function block(
  tx: Tx,
  actor: Actor,
  userId: string,
  reason: string | undefined,
  { ipAddress }: Caller,
): Promise<boolean> {
  const person = await lockPerson(tx, userId);
  if (person?.status !== 'active') return false;
  assertMayBar(actor, person);
  if (person.isLastOwner) throw new AppError('LAST_ADMIN');
  const { role } = person;
  await tx
    .update(users)
    .set({ status: 'blocked', blockReason: reason ?? null, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
  const { wasOnline, offline } = await goOffline(tx, userId);
  const ended = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id });
  await logAccountEvent(tx, {
    userId,
    type: 'user.blocked',
    actor,
    ipAddress,
    data: {
      status: { from: 'active', to: 'blocked' },
      available: wasOnline ? { from: true, to: false } : undefined,
      endedSessions: ended.length,
      reason,
    },
  });
  await tell(
    tx,
    { event: 'user.signed_out', userId, sessionId: null },
    { event: 'user.changed', userId, role },
    // Drivers see no scheduled rides of a blocked rider.
    ...(role === 'rider' ? [{ event: 'scheduled.changed', riderId: userId } as const] : []),
  );
  await tellDriverChanged(tx, offline);
  if (role !== 'admin') await queueClearRides(tx, { userId, actorId: actor.userId, ipAddress });
  return true;
}

/** The row is locked before it is changed: it waits for an accept under way, so that clearing the rides finds it. */
async function goOffline(
  tx: Tx,
  driverId: string,
): Promise<{ wasOnline: boolean; offline: ChangedDriver[] }> {
  const isDriver = eq(drivers.id, driverId);
  const [driver] = await tx
    .select({ available: drivers.available, breakSince: drivers.breakSince })
    .from(drivers)
    .where(isDriver)
    .for('update');
  if (!driver?.available && !driver?.breakSince) return { wasOnline: false, offline: [] };
  const offline = await tx
    .update(drivers)
    .set({ available: false, ...noBreak, version: sql`${drivers.version} + 1`, updatedAt: sql`now()` })
    .where(isDriver)
    .returning(changedDriverColumns);
  return { wasOnline: driver.available, offline };
}
