import {
  PROBLEM_KINDS_OF,
  type AskedProblem,
  type OwnProblem,
  type ProblemKind,
  type ReportProblemInput,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { tellProblem } from './change-problem.ts';
import { keepMessage } from './keep-message.ts';
import { findProblemRide, getOwnProblem, type ProblemRide } from './own-problems.ts';
import { tellSupport } from './tell-support.ts';

const { problemMessages, problems, users } = schema;

/**
 * A ride's rider or driver reports a problem, within 30 days of its end: admins are told, and of a thing left in the car
 * the other side. The same report again changes nothing.
 * @throws AppError RIDE_NOT_FOUND, RIDE_NOT_OVER, PROBLEM_TOO_LATE, PROBLEM_REPORTED while one of the kind is open,
 * BAD_INPUT for a kind of the other side, COMMAND_REUSED, TOO_MANY
 */
export async function reportProblem(
  deps: { db: Db; limits: Limits },
  actor: Actor,
  input: ReportProblemInput,
): Promise<OwnProblem | AskedProblem> {
  assertRole(actor, 'rider', 'driver');
  const { id, rideId, kind, text } = input;
  const own: readonly ProblemKind[] = PROBLEM_KINDS_OF[actor.role === 'rider' ? 'rider' : 'driver'];
  if (!own.includes(kind)) throw new AppError('BAD_INPUT');
  if (await wasReported(deps.db.orm, actor, input)) return getOwnProblem(deps.db.orm, actor, id);
  const ride = await findProblemRide(deps.db.orm, actor, rideId);
  if (!ride) throw new AppError('RIDE_NOT_FOUND');
  if (!ride.closesAt) throw new AppError('RIDE_NOT_OVER');
  if (ride.closesAt.getTime() <= Date.now()) throw new AppError('PROBLEM_TOO_LATE');
  await deps.limits.spend('problemByAccount', actor.userId);
  const isNew = await inTransaction(deps.db, async (tx) => {
    // An account that is being deleted takes nothing new.
    const [reporter] = await tx
      .select({ id: users.id })
      .from(users)
      .where(hasAccount(actor.userId))
      .for('share');
    if (!reporter) throw new AppError('NOT_SIGNED_IN');
    const askedId = await findAsked(tx, kind, ride);
    const problem = { id, rideId, reporterId: actor.userId, kind, askedId };
    // Of two that come at once, the second waits for the first here.
    const made = await tx
      .insert(problems)
      .values({ ...problem, waitingSince: sql`now()` })
      .onConflictDoNothing()
      .returning({ id: problems.id });
    if (made.length === 0) return false;
    await keepMessage(tx, { id, problemId: id, authorId: actor.userId, text });
    await logAccountEvent(tx, {
      userId: actor.userId,
      type: 'problem.reported',
      actor,
      ipAddress: actor.ipAddress,
      data: { rideId, problemId: id, kind },
    });
    await tellProblem(tx, problem);
    await tellSupport(tx, { ...problem, assigneeId: null }, text);
    if (askedId !== null) {
      const type = kind === 'lost_item' ? 'item_lost' : 'item_found';
      await tellPeople(tx, { to: [askedId], type, params: {}, rideId });
    }
    return true;
  });
  if (!isNew && !(await wasReported(deps.db.orm, actor, input))) throw new AppError('PROBLEM_REPORTED');
  return getOwnProblem(deps.db.orm, actor, id);
}

const hasAccount = (userId: string) => and(eq(users.id, userId), isNull(users.deletedAt));

/** The other side, who is asked for a thing that was left in the car; null where nobody could answer. */
async function findAsked(
  tx: Tx,
  kind: ProblemKind,
  { riderId, driverId }: ProblemRide,
): Promise<string | null> {
  const other = kind === 'lost_item' ? driverId : kind === 'found_item' ? riderId : null;
  if (other === null) return null;
  const [asked] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(hasAccount(other), eq(users.status, 'active')));
  return asked?.id ?? null;
}

/** @throws AppError COMMAND_REUSED when something else came under this id */
async function wasReported(orm: Tx, { userId }: Actor, { id, rideId, kind, text }: ReportProblemInput) {
  const [found] = await orm
    .select({ problem: problems, text: problemMessages.text })
    .from(problems)
    .innerJoin(problemMessages, eq(problemMessages.id, problems.id))
    .where(eq(problems.id, id));
  if (!found) return false;
  const { problem } = found;
  const isSame =
    problem.reporterId === userId &&
    problem.rideId === rideId &&
    problem.kind === kind &&
    found.text === text;
  if (!isSame) throw new AppError('COMMAND_REUSED');
  return true;
}
