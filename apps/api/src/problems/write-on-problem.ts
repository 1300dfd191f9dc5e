import type { AskedProblem, OwnProblem, WriteOnProblemInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { sql } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Limits } from '../core/limits.ts';
import { changeProblem } from './change-problem.ts';
import { keepMessage, wasSaid } from './keep-message.ts';
import { getOwnProblem } from './own-problems.ts';
import { tellSupport } from './tell-support.ts';

/**
 * The person who reported a problem writes more. Support hears of it unless it owes an answer already and nobody has the
 * problem. Sent again with the same id, it stays one message.
 * @throws AppError PROBLEM_NOT_FOUND, PROBLEM_CLOSED, COMMAND_REUSED, TOO_MANY
 */
export async function writeOnProblem(
  deps: { db: Db; limits: Limits },
  actor: Actor,
  { id, problemId, text }: WriteOnProblemInput,
): Promise<OwnProblem | AskedProblem> {
  assertRole(actor, 'rider', 'driver');
  const said = { id, problemId, authorId: actor.userId, text };
  // Only a new message counts.
  if (!(await wasSaid(deps.db.orm, said))) await deps.limits.spend('problemByAccount', actor.userId);
  await changeProblem(deps, problemId, async (tx, problem) => {
    if (problem.reporterId !== actor.userId) throw new AppError('PROBLEM_NOT_FOUND');
    if (await wasSaid(tx, said)) return undefined;
    if (problem.closedAt) throw new AppError('PROBLEM_CLOSED');
    await keepMessage(tx, said);
    if (problem.assigneeId !== null || problem.waitingSince === null) await tellSupport(tx, problem, text);
    return { waitingSince: problem.waitingSince ?? sql`now()` };
  });
  return getOwnProblem(deps.db.orm, actor, problemId);
}
