import type { CloseProblemInput, ProblemView } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { assertSeen, changeProblem } from './change-problem.ts';
import { getProblem } from './problem-queries.ts';

/**
 * An admin closes what they have seen of a problem, for good; the person is told, and can report it again. Closing it again
 * changes nothing.
 * @throws AppError PROBLEM_NOT_FOUND, PROBLEM_CHANGED
 */
export async function closeProblem(
  deps: { db: Db },
  actor: Actor,
  { problemId, seenVersion }: CloseProblemInput,
): Promise<ProblemView> {
  assertRole(actor, 'admin');
  await changeProblem(deps, problemId, async (tx, problem) => {
    const { closedAt, reporterId, rideId, kind } = problem;
    if (closedAt) return undefined;
    assertSeen(problem, seenVersion);
    await logAccountEvent(tx, {
      userId: reporterId,
      type: 'problem.closed',
      actor,
      ipAddress: actor.ipAddress,
      data: { rideId, problemId },
    });
    await tellPeople(tx, { to: [reporterId], type: 'problem_closed', params: { kind }, rideId });
    return { closedAt: sql`now()`, closedBy: actor.userId, waitingSince: null };
  });
  return getProblem(deps.db, problemId);
}
