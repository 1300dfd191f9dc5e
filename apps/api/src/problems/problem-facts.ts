import type { ProblemState } from '@ridewire/contracts';
import { isAboutItem } from '@ridewire/contracts/problem-choices';
import { schema } from '@ridewire/db';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../core/in-snapshot.ts';
import type { Tx } from '../core/in-transaction.ts';

const { problemMessages, problems, users } = schema;

export type ProblemRow = typeof problems.$inferSelect;

const stateOf = ({ closedAt, waitingSince }: Pick<ProblemRow, 'closedAt' | 'waitingSince'>): ProblemState => {
  if (closedAt) return 'closed';
  return waitingSince ? 'waiting' : 'answered';
};

/** What both sides of the desk know of a problem. */
export const factsOf = (problem: ProblemRow) => ({
  id: problem.id,
  rideId: problem.rideId,
  kind: problem.kind,
  state: stateOf(problem),
  reportedAt: problem.reportedAt.toISOString(),
  ...(isAboutItem(problem.kind) && problem.askedId !== null && { item: { isHere: problem.isHere } }),
});

const MESSAGE = {
  id: problemMessages.id,
  problemId: problemMessages.problemId,
  text: problemMessages.text,
  sentAt: problemMessages.sentAt,
  author: { id: users.id, name: users.name },
};

export type Message = Awaited<ReturnType<typeof readMessages>>[number];

/** The messages of these problems, oldest first. */
export const readMessages = (orm: Tx, problemIds: string[]) =>
  orm
    .select(MESSAGE)
    .from(problemMessages)
    .innerJoin(users, eq(users.id, problemMessages.authorId))
    .where(inArray(problemMessages.problemId, problemIds))
    .orderBy(asc(problemMessages.sentAt), asc(problemMessages.id));

/** The newest message of each. */
export const readNewestMessages = (orm: Reader['orm'], problemIds: string[]) =>
  orm
    .selectDistinctOn([problemMessages.problemId], MESSAGE)
    .from(problemMessages)
    .innerJoin(users, eq(users.id, problemMessages.authorId))
    .where(inArray(problemMessages.problemId, problemIds))
    .orderBy(asc(problemMessages.problemId), desc(problemMessages.sentAt), desc(problemMessages.id));
