import type { AnswerCheckInInput, CheckInSnapshot } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, or, sql } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { MAY_CALL } from '../sos/alert-queries.ts';
import { keepAlert } from '../sos/keep-alert.ts';
import { findOwnCheckIn } from './check-in-queries.ts';
import { changeOf } from './end-check-in.ts';

const { checkIns, rides } = schema;

type Row = typeof checkIns.$inferSelect;

/**
 * A rider or a driver says that all is well, which answers for them alone, or that they need help, which is an SOS alert. Help counts as
 * long as an alert does, even if the question has just gone; a late “yes” changes nothing.
 * @throws AppError CHECK_IN_NOT_FOUND, also for another ride's; ENDED_LONG_AGO
 */
export async function answerCheckIn(
  { db }: { db: Db },
  actor: Actor,
  { checkInId, answer }: AnswerCheckInInput,
): Promise<CheckInSnapshot> {
  assertRole(actor, 'rider', 'driver');
  const { userId } = actor;
  const rideId = await inTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ rideId: rides.id, mayCall: MAY_CALL })
      .from(rides)
      .innerJoin(checkIns, eq(checkIns.rideId, rides.id))
      .where(and(eq(checkIns.id, checkInId), or(eq(checkIns.riderId, userId), eq(checkIns.driverId, userId))))
      .for('share', { of: rides });
    const [row] = found
      ? await tx.select().from(checkIns).where(eq(checkIns.id, checkInId)).for('update')
      : [];
    if (!found || !row) throw new AppError('CHECK_IN_NOT_FOUND');
    if (answer === 'well') await noteWell(tx, actor, row);
    else await callHelp(tx, actor, row, found.mayCall);
    return found.rideId;
  });
  return { checkIn: await findOwnCheckIn(db.orm, { rideId, userId }) };
}

const ownAnswer = (row: Row, { role }: Actor) => (role === 'rider' ? row.riderAnswer : row.driverAnswer);

const answered = ({ role }: Actor, answer: 'well' | 'help') =>
  role === 'rider'
    ? { riderAnswer: answer, riderAnsweredAt: sql`now()` }
    : { driverAnswer: answer, driverAnsweredAt: sql`now()` };

async function noteWell(tx: Tx, actor: Actor, row: Row): Promise<void> {
  if (row.state !== 'open' || ownAnswer(row, actor) !== null) return;
  const other = actor.role === 'rider' ? row.driverAnswer : row.riderAnswer;
  await tx
    .update(checkIns)
    .set({ ...answered(actor, 'well'), ...(other && { state: 'well', closedAt: sql`now()` }) })
    .where(eq(checkIns.id, row.id));
  await tell(tx, changeOf(row));
}

async function callHelp(tx: Tx, actor: Actor, row: Row, mayCall: boolean): Promise<void> {
  // Pressed twice, or on another device too.
  if (ownAnswer(row, actor) === 'help') return;
  if (!mayCall) throw new AppError('ENDED_LONG_AGO');
  await tx
    .update(checkIns)
    .set({ ...answered(actor, 'help'), state: 'help', closedAt: sql`coalesce(${checkIns.closedAt}, now())` })
    .where(eq(checkIns.id, row.id));
  await tell(tx, changeOf(row));
  const { rideId, lat, lng } = row;
  await keepAlert(tx, {
    ...{ rideId, kind: 'press', message: '', location: { address: '', lat, lng } },
    by: { userId: actor.userId, role: actor.role },
    actor,
  });
}
