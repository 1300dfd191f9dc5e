import type { AnswerProblemInput, ProblemView } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { queueMail } from '../mail/mail-job.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { assertSeen, changeProblem } from './change-problem.ts';
import { keepMessage, wasSaid } from './keep-message.ts';
import { getProblem } from './problem-queries.ts';

/**
 * An admin answers what they have seen of a problem: the person is told, by mail too. The first admin who answers has it from
 * then on. Sent again with the same id, it stays one message.
 * @throws AppError PROBLEM_NOT_FOUND, PROBLEM_CLOSED, PROBLEM_CHANGED, COMMAND_REUSED
 */
export async function answerProblem(
  deps: { db: Db },
  actor: Actor,
  { id, problemId, text, seenVersion }: AnswerProblemInput,
): Promise<ProblemView> {
  assertRole(actor, 'admin');
  await changeProblem(deps, problemId, async (tx, problem) => {
    const said = { id, problemId, authorId: actor.userId, text };
    if (await wasSaid(tx, said)) return undefined;
    if (problem.closedAt) throw new AppError('PROBLEM_CLOSED');
    assertSeen(problem, seenVersion);
    await keepMessage(tx, said);
    const { reporterId, rideId, kind } = problem;
    await logAccountEvent(tx, {
      userId: reporterId,
      type: 'problem.answered',
      actor,
      ipAddress: actor.ipAddress,
      data: { rideId, problemId },
    });
    await tellPeople(tx, { to: [reporterId], type: 'problem_answered', params: { kind }, rideId });
    await queueMail(tx, { kind: 'problem_answered', userId: reporterId, messageId: id }, `problem:${id}`);
    return { waitingSince: null, assigneeId: problem.assigneeId ?? actor.userId };
  });
  return getProblem(deps.db, problemId);
}
