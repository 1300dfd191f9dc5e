import type { AnswerItemInput, AskedProblem, OwnProblem } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Limits } from '../core/limits.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { changeProblem } from './change-problem.ts';
import { getOwnProblem } from './own-problems.ts';

/**
 * The other side says whether they have the thing, or whether it is theirs, and may say otherwise until the problem is
 * closed. The person who reported it is told, and support has to act.
 * @throws AppError PROBLEM_NOT_FOUND for everyone who isn't asked, PROBLEM_CLOSED, TOO_MANY
 */
export async function answerItem(
  deps: { db: Db; limits: Limits },
  actor: Actor,
  { problemId, isHere }: AnswerItemInput,
): Promise<OwnProblem | AskedProblem> {
  assertRole(actor, 'rider', 'driver');
  await deps.limits.spend('problemByAccount', actor.userId);
  await changeProblem(deps, problemId, async (tx, before) => {
    if (before.askedId !== actor.userId) throw new AppError('PROBLEM_NOT_FOUND');
    if (before.isHere === isHere) return undefined;
    if (before.closedAt) throw new AppError('PROBLEM_CLOSED');
    const { reporterId, rideId, kind } = before;
    await logAccountEvent(tx, {
      userId: actor.userId,
      type: 'problem.item_answered',
      actor,
      ipAddress: actor.ipAddress,
      data: { rideId, problemId, isHere },
    });
    const params = { isLost: kind === 'lost_item', isHere };
    await tellPeople(tx, { to: [reporterId], type: 'item_answered', params, rideId });
    return { isHere, waitingSince: before.waitingSince ?? sql`now()` };
  });
  return getOwnProblem(deps.db.orm, actor, problemId);
}
