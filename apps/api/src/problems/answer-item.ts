import type { AnswerItemInput, AskedProblem, OwnProblem } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { changeProblem } from './change-problem.ts';
import { getOwnProblem } from './problem-queries.ts';

const { users } = schema;

/**
 * The other side says whether they have the thing, or whether it is theirs, and may say otherwise until the problem is
 * closed. The person who reported it is told, and support has to act.
 * @throws AppError PROBLEM_NOT_FOUND for everyone who isn't asked, PROBLEM_CLOSED
 */
export async function answerItem(
  deps: { db: Db },
  actor: Actor,
  { problemId, isHere }: AnswerItemInput,
): Promise<OwnProblem | AskedProblem> {
  assertRole(actor, 'rider', 'driver');
  const problem = await changeProblem(deps, problemId, async (tx, before) => {
    if (before.askedId !== actor.userId) throw new AppError('PROBLEM_NOT_FOUND');
    if (before.isHere === isHere) return undefined;
    if (before.closedAt) throw new AppError('PROBLEM_CLOSED');
    const { reporterId, rideId, kind } = before;
    const [asked] = await tx.select({ name: users.name }).from(users).where(eq(users.id, actor.userId));
    await tellPeople(tx, {
      to: [reporterId],
      type: 'item_answered',
      params: { name: asked?.name ?? '', isLost: kind === 'lost_item', isHere },
      rideId,
    });
    return { isHere, waitingSince: before.waitingSince ?? sql`now()` };
  });
  return getOwnProblem(deps.db.orm, actor, problem);
}
