import type { AssignProblemInput, ProblemView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { changeProblem } from './change-problem.ts';
import { getProblem } from './problem-queries.ts';
import { isActiveSupport } from './tell-support.ts';

const { users } = schema;

/**
 * An admin gives a problem to an admin, who is told, or back to everyone at the desk.
 * @throws AppError PROBLEM_NOT_FOUND, PROBLEM_CLOSED, PROBLEM_ASSIGNED when someone else has it since, USER_NOT_FOUND for
 * anyone who is no active admin
 */
export async function assignProblem(
  deps: { db: Db },
  actor: Actor,
  { problemId, assigneeId, seenAssigneeId }: AssignProblemInput,
): Promise<ProblemView> {
  assertRole(actor, 'admin');
  await changeProblem(deps, problemId, async (tx, problem) => {
    if (problem.assigneeId === assigneeId) return undefined;
    if (problem.closedAt) throw new AppError('PROBLEM_CLOSED');
    if (problem.assigneeId !== seenAssigneeId) throw new AppError('PROBLEM_ASSIGNED');
    const { reporterId, rideId, kind } = problem;
    if (assigneeId !== null) {
      const [admin] = await tx.select({ id: users.id }).from(users).where(isActiveSupport(assigneeId));
      if (!admin) throw new AppError('USER_NOT_FOUND');
      if (assigneeId !== actor.userId)
        await tellPeople(tx, { to: [assigneeId], type: 'problem_assigned', params: { kind }, rideId });
    }
    await logAccountEvent(tx, {
      userId: reporterId,
      type: 'problem.assigned',
      actor,
      ipAddress: actor.ipAddress,
      data: { rideId, problemId, assignee: { from: seenAssigneeId, to: assigneeId } },
    });
    return { assigneeId };
  });
  return getProblem(deps.db, problemId);
}
