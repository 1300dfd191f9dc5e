import type { ProblemInput, ProblemView } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { changeProblem } from './change-problem.ts';
import { getProblem } from './problem-queries.ts';

/**
 * An admin closes a problem for good; the person can report it again. Closing it again changes nothing.
 * @throws AppError PROBLEM_NOT_FOUND
 */
export async function closeProblem(
  deps: { db: Db },
  actor: Actor,
  { problemId }: ProblemInput,
): Promise<ProblemView> {
  assertRole(actor, 'admin');
  await changeProblem(deps, problemId, async (tx, { closedAt, reporterId, rideId }) => {
    if (closedAt) return undefined;
    await logAccountEvent(tx, {
      userId: reporterId,
      type: 'problem.closed',
      actor,
      ipAddress: actor.ipAddress,
      data: { rideId, problemId },
    });
    return { closedAt: sql`now()`, closedBy: actor.userId, waitingSince: null };
  });
  return getProblem(deps.db, problemId);
}
