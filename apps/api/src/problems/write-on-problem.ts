import type { WriteOnProblemInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Tx } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { shorten } from '../core/shorten.ts';
import { queueMail } from '../mail/mail-job.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { changeProblem } from './change-problem.ts';
import type { ProblemRow } from './problem-queries.ts';

const { problemMessages, users } = schema;

/**
 * The person who reported a problem writes again, or an admin answers: the person is told, by mail too. The first admin
 * who answers has it from then on. Sent again with the same id, it stays one message.
 * @returns the problem as it was before
 * @throws AppError PROBLEM_NOT_FOUND, PROBLEM_CLOSED, COMMAND_REUSED, TOO_MANY
 */
export async function writeOnProblem(
  deps: { db: Db; limits: Limits },
  actor: Actor,
  { id, problemId, text }: WriteOnProblemInput,
): Promise<ProblemRow> {
  const isSupport = actor.role === 'admin';
  if (!isSupport) await deps.limits.spend('problemByAccount', actor.userId);
  return changeProblem(deps, problemId, async (tx, problem) => {
    if (!isSupport && problem.reporterId !== actor.userId) throw new AppError('PROBLEM_NOT_FOUND');
    const said = { id, problemId, authorId: actor.userId, text };
    if (await isSaid(tx, said)) return undefined;
    if (problem.closedAt) throw new AppError('PROBLEM_CLOSED');
    await tx.insert(problemMessages).values({ ...said, sentAt: sql`clock_timestamp()` });
    if (!isSupport) {
      await tellSupport(tx, problem, text);
      return { waitingSince: problem.waitingSince ?? sql`now()` };
    }
    await logAccountEvent(tx, {
      userId: problem.reporterId,
      type: 'problem.answered',
      actor,
      ipAddress: actor.ipAddress,
      data: { rideId: problem.rideId, problemId },
    });
    const { reporterId, rideId, kind } = problem;
    await tellPeople(tx, { to: [reporterId], type: 'problem_answered', params: { kind }, rideId });
    await queueMail(tx, { kind: 'problem_answered', userId: reporterId, messageId: id }, `problem:${id}`);
    return { waitingSince: null, assigneeId: problem.assigneeId ?? actor.userId };
  });
}

type Said = Pick<typeof problemMessages.$inferSelect, 'id' | 'problemId' | 'authorId' | 'text'>;

/** @throws AppError COMMAND_REUSED when something else came under this id */
async function isSaid(tx: Tx, { id, problemId, authorId, text }: Said): Promise<boolean> {
  const [there] = await tx.select().from(problemMessages).where(eq(problemMessages.id, id));
  if (!there) return false;
  if (there.problemId !== problemId || there.authorId !== authorId || there.text !== text)
    throw new AppError('COMMAND_REUSED');
  return true;
}

/** The admin who has the problem; everyone at the desk while nobody does. */
async function tellSupport(
  tx: Tx,
  { rideId, reporterId, kind, assigneeId }: ProblemRow,
  text: string,
): Promise<void> {
  const [about] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, reporterId));
  if (!about) return;
  await tellPeople(tx, {
    to: assigneeId === null ? 'admins' : [assigneeId],
    type: 'problem_reported',
    params: { name: about.name, kind, text: shorten(text) },
    rideId,
    about,
  });
}
