import type { ListProblemsInput, PageOf, ProblemState, ProblemView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Reader } from '../core/in-snapshot.ts';
import { inOrder, readPage } from '../core/read-page.ts';
import { factsOf, readMessages, readNewestMessages, type Message } from './problem-facts.ts';

const { problems, rides, users } = schema;

const reporter = alias(users, 'reporter');
const assignee = alias(users, 'assignee');
const closer = alias(users, 'closer');
const rider = alias(users, 'rider');
const driver = alias(users, 'driver');

/** These problems as admins see them, in this order. */
async function readProblems(
  { orm }: Pick<Reader, 'orm'>,
  ids: string[],
  messagesOf: (orm: Reader['orm'], ids: string[]) => Promise<Message[]> = readNewestMessages,
): Promise<ProblemView[]> {
  if (ids.length === 0) return [];
  const rows = await orm
    .select({
      problem: problems,
      reporter: { id: reporter.id, name: reporter.name, role: reporter.role, language: reporter.language },
      assignee: { id: assignee.id, name: assignee.name },
      closer: { id: closer.id, name: closer.name },
      ride: {
        status: rides.status,
        riderName: rider.name,
        driverId: rides.driverId,
        driverName: driver.name,
        pickupAddress: rides.pickupAddress,
        destinationAddress: rides.destinationAddress,
        fareCents: sql<number>`${rides.fareCents} - ${rides.discountCents}`,
        refundedCents: rides.refundedCents,
        isDeleted: sql<boolean>`${rides.deletedAt} is not null`,
      },
    })
    .from(problems)
    .innerJoin(reporter, eq(reporter.id, problems.reporterId))
    .innerJoin(rides, eq(rides.id, problems.rideId))
    .innerJoin(rider, eq(rider.id, rides.riderId))
    .leftJoin(driver, eq(driver.id, rides.driverId))
    .leftJoin(assignee, eq(assignee.id, problems.assigneeId))
    .leftJoin(closer, eq(closer.id, problems.closedBy))
    .where(inArray(problems.id, ids));
  const messages = await messagesOf(orm, ids);
  const views = rows.map(({ problem, closer: by, ...row }): ProblemView => ({
    ...factsOf(problem),
    version: problem.version,
    ...row,
    waitingSince: problem.waitingSince?.toISOString() ?? null,
    closed: problem.closedAt && by ? { by, at: problem.closedAt.toISOString() } : null,
    messages: messages
      .filter(({ problemId }) => problemId === problem.id)
      .map(({ id, text, sentAt, author }) => ({
        ...{ id, text, by: author.id === problem.reporterId ? null : author },
        sentAt: sentAt.toISOString(),
      })),
  }));
  return inOrder(views, ids);
}

/** @throws AppError PROBLEM_NOT_FOUND */
export async function getProblem(db: Pick<Reader, 'orm'>, problemId: string): Promise<ProblemView> {
  const [problem] = await readProblems(db, [problemId], readMessages);
  if (!problem) throw new AppError('PROBLEM_NOT_FOUND');
  return problem;
}

const IN_STATE: Record<ProblemState, SQL | undefined> = {
  waiting: isNotNull(problems.waitingSince),
  answered: and(isNull(problems.waitingSince), isNull(problems.closedAt)),
  closed: isNotNull(problems.closedAt),
};

/** One page: of those that wait, safety before all, then by how long they have waited; otherwise the newest first. */
export const listProblems = (
  db: Db,
  { userId }: Actor,
  { state, kind, isMine, rideId, ...page }: ListProblemsInput,
): Promise<PageOf<ProblemView>> =>
  readPage(db, page, {
    table: problems,
    where: [
      state && IN_STATE[state],
      kind && eq(problems.kind, kind),
      isMine && eq(problems.assigneeId, userId),
      rideId === undefined ? undefined : eq(problems.rideId, rideId),
    ],
    order:
      state === 'waiting'
        ? [sql`${problems.kind} = 'safety'`, sql`-extract(epoch from ${problems.waitingSince})`, problems.id]
        : [problems.reportedAt, problems.id],
    read: (snapshot, ids) => readProblems(snapshot, ids),
  });
