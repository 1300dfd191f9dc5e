import {
  PROBLEM_KINDS_OF,
  type AskedProblem,
  type OwnProblem,
  type ProblemKind,
  type ReportProblemInput,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { shorten } from '../core/shorten.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { tellProblem } from './change-problem.ts';
import { findProblemRide, getOwnProblem } from './problem-queries.ts';

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
  const ride = await findProblemRide(deps.db.orm, actor, rideId);
  if (await isReported(deps.db.orm, actor, input)) return getOwnProblem(deps.db.orm, actor, input);
  if (!ride.closesAt) throw new AppError('RIDE_NOT_OVER');
  if (ride.closesAt.getTime() <= Date.now()) throw new AppError('PROBLEM_TOO_LATE');
  await deps.limits.spend('problemByAccount', actor.userId);
  const askedId = kind === 'lost_item' ? ride.driverId : kind === 'found_item' ? ride.riderId : null;
  const problem = { id, rideId, reporterId: actor.userId, kind, askedId };
  const isNew = await inTransaction(deps.db, async (tx) => {
    // Of two that come at once, the second waits for the first here.
    const made = await tx
      .insert(problems)
      .values({ ...problem, waitingSince: new Date() })
      .onConflictDoNothing()
      .returning({ id: problems.id });
    if (made.length === 0) return false;
    await tx.insert(problemMessages).values({ id, problemId: id, authorId: actor.userId, text });
    await logAccountEvent(tx, {
      userId: actor.userId,
      type: 'problem.reported',
      actor,
      ipAddress: actor.ipAddress,
      data: { rideId, problemId: id, kind },
    });
    await tellProblem(tx, problem);
    await tellReport(tx, problem, text);
    return true;
  });
  if (!isNew && !(await isReported(deps.db.orm, actor, input))) throw new AppError('PROBLEM_REPORTED');
  return getOwnProblem(deps.db.orm, actor, input);
}

/** @throws AppError COMMAND_REUSED when something else came under this id */
async function isReported(orm: Tx, { userId }: Actor, { id, rideId, kind, text }: ReportProblemInput) {
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

async function tellReport(
  tx: Tx,
  problem: { rideId: string; reporterId: string; kind: ProblemKind; askedId: string | null },
  text: string,
): Promise<void> {
  const { rideId, reporterId, kind, askedId } = problem;
  const [about] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, reporterId));
  if (!about) return;
  const params = { name: about.name, text: shorten(text) };
  await tellPeople(tx, {
    to: 'admins',
    type: 'problem_reported',
    params: { ...params, kind },
    rideId,
    about,
  });
  if (askedId === null) return;
  const type = kind === 'lost_item' ? 'item_lost' : 'item_found';
  await tellPeople(tx, { to: [askedId], type, params, rideId });
}
