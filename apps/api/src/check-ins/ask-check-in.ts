import { CHECK_IN_ANSWER_MS, isGuest, type CheckInWhy, type LatLng } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, gt } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { inTransaction } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { hasOpenAlert } from '../sos/alert-queries.ts';
import { keepAlert } from '../sos/keep-alert.ts';
import { IS_ABOARD } from './check-in-queries.ts';
import { changeOf, endCheckIn } from './end-check-in.ts';
import { outcomeOf, QUIET_MS } from './judge-check-in.ts';

const { checkIns, rides, users } = schema;

/**
 * Asks both, unless they were asked lately or help is on its way. The ride is locked: of several processes one asks, and
 * the others find its question.
 */
export const askCheckIn = (
  db: Db,
  { rideId, driverId, why, place }: { rideId: string; driverId: string; why: CheckInWhy; place: LatLng },
  nowMs: number,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const [ride] = await tx
      .select({ riderId: rides.riderId })
      .from(rides)
      .where(and(eq(rides.id, rideId), eq(rides.driverId, driverId), IS_ABOARD))
      .for('no key update');
    if (!ride || (await hasOpenAlert(tx, rideId))) return;
    const [before] = await tx
      .select({ id: checkIns.id })
      .from(checkIns)
      .where(and(eq(checkIns.rideId, rideId), gt(checkIns.askedAt, new Date(nowMs - QUIET_MS))))
      .limit(1);
    if (before) return;
    const id = newId();
    const { riderId } = ride;
    await tx.insert(checkIns).values({
      ...{ id, rideId, riderId, driverId, why, ...place },
      askedAt: new Date(nowMs),
      answerBy: new Date(nowMs + CHECK_IN_ANSWER_MS),
    });
    await tell(tx, { event: 'check_in.asked', checkInId: id, rideId, riderId, driverId });
  });

/** The car went on, the ride ended, or somebody pressed SOS. */
export const endOne = (
  db: Db,
  rideId: string,
  state: 'moved' | 'ended' | 'help',
  nowMs: number,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await tx.select({ id: rides.id }).from(rides).where(eq(rides.id, rideId)).for('share');
    await endCheckIn(tx, rideId, state, new Date(nowMs));
  });

/** Settles a question whose time is over: an incident, if the rider didn't answer. Of several processes one does. */
export const settleCheckIn = (
  db: Db,
  { id, rideId }: { id: string; rideId: string },
  nowMs: number,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await tx.select({ id: rides.id }).from(rides).where(eq(rides.id, rideId)).for('share');
    const [row] = await tx
      .select()
      .from(checkIns)
      .where(and(eq(checkIns.id, id), eq(checkIns.state, 'open')))
      .for('update');
    if (!row) return;
    const [rider] = await tx.select({ email: users.email }).from(users).where(eq(users.id, row.riderId));
    const state = outcomeOf({ ...row, isGuest: rider !== undefined && isGuest(rider) });
    await tx
      .update(checkIns)
      .set({ state, closedAt: new Date(nowMs) })
      .where(eq(checkIns.id, id));
    await tell(tx, changeOf(row));
    if (state !== 'unanswered') return;
    const { riderId, lat, lng } = row;
    await keepAlert(tx, {
      ...{ rideId, kind: 'unanswered', message: '', location: { address: '', lat, lng } },
      by: { userId: riderId, role: 'rider' },
      actor: null,
    });
  });
