import type {
  AskedProblem,
  ListProblemsInput,
  OwnProblem,
  PageOf,
  ProblemState,
  ProblemView,
  RideProblemsSnapshot,
} from '@ridewire/contracts';
import { isAboutItem, PROBLEM_OPEN_MS } from '@ridewire/contracts/problem-choices';
import { schema, type Db } from '@ridewire/db';
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Reader } from '../core/in-snapshot.ts';
import type { Tx } from '../core/in-transaction.ts';
import { inOrder, readPage } from '../core/read-page.ts';

const { problemMessages, problems, rides, users } = schema;

export type ProblemRow = typeof problems.$inferSelect;

const stateOf = ({ closedAt, waitingSince }: Pick<ProblemRow, 'closedAt' | 'waitingSince'>): ProblemState => {
  if (closedAt) return 'closed';
  return waitingSince ? 'waiting' : 'answered';
};

const factsOf = (problem: ProblemRow) => ({
  id: problem.id,
  rideId: problem.rideId,
  kind: problem.kind,
  state: stateOf(problem),
  reportedAt: problem.reportedAt.toISOString(),
  ...(isAboutItem(problem.kind) && problem.askedId !== null && { item: { isHere: problem.isHere } }),
});

/** A ride for one of its two sides, who may report a problem of it. */
export interface ProblemRide {
  riderId: string;
  driverId: string | null;
  /** Until when; null while the ride goes on. */
  closesAt: Date | null;
}

/** Undefined for everyone else, and once it is deleted. */
export async function findProblemRide(
  orm: Tx,
  { userId, role }: Actor,
  rideId: string,
): Promise<ProblemRide | undefined> {
  const { riderId, driverId, completedAt, canceledAt } = rides;
  const [ride] = await orm
    .select({ riderId, driverId, endedAt: sql<string | null>`coalesce(${completedAt}, ${canceledAt})` })
    .from(rides)
    .where(
      and(eq(rides.id, rideId), eq(role === 'rider' ? riderId : driverId, userId), isNull(rides.deletedAt)),
    );
  if (!ride) return undefined;
  const { endedAt } = ride;
  return {
    ...ride,
    closesAt: endedAt === null ? null : new Date(new Date(endedAt).getTime() + PROBLEM_OPEN_MS),
  };
}

const isConcerned = ({ userId }: Actor) => or(eq(problems.reporterId, userId), eq(problems.askedId, userId));

/**
 * What a ride's rider or driver reported or is asked for, oldest first; also where the ride has another driver since, or is
 * deleted.
 * @throws AppError RIDE_NOT_FOUND for everyone else
 */
export async function readRideProblems(orm: Tx, actor: Actor, rideId: string): Promise<RideProblemsSnapshot> {
  const ride = await findProblemRide(orm, actor, rideId);
  const found = await readOwnProblems(orm, actor, eq(problems.rideId, rideId));
  if (!ride && found.length === 0) throw new AppError('RIDE_NOT_FOUND');
  return { problems: found, closesAt: ride?.closesAt?.toISOString() ?? null };
}

/** One of them. @throws AppError PROBLEM_NOT_FOUND */
export async function getOwnProblem(
  orm: Tx,
  actor: Actor,
  problemId: string,
): Promise<OwnProblem | AskedProblem> {
  const [problem] = await readOwnProblems(orm, actor, eq(problems.id, problemId));
  if (!problem) throw new AppError('PROBLEM_NOT_FOUND');
  return problem;
}

async function readOwnProblems(orm: Tx, actor: Actor, which: SQL): Promise<(OwnProblem | AskedProblem)[]> {
  const rows = await orm
    .select()
    .from(problems)
    .where(and(which, isConcerned(actor)))
    .orderBy(asc(problems.reportedAt), asc(problems.id));
  const messages = await readMessages(
    orm,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const written = messages.filter(({ problemId }) => problemId === row.id);
    // The report has the problem's id. What came after it isn't for the other side.
    const report = written.find(({ id }) => id === row.id);
    if (row.reporterId !== actor.userId) return { ...factsOf(row), isMine: false, text: report?.text ?? '' };
    return {
      ...factsOf(row),
      isMine: true,
      messages: written.map(({ id, text, sentAt, author }) => ({
        ...{ id, text, by: author.id === actor.userId ? 'me' : 'support' },
        sentAt: sentAt.toISOString(),
      })),
    };
  });
}

const MESSAGE = {
  id: problemMessages.id,
  problemId: problemMessages.problemId,
  text: problemMessages.text,
  sentAt: problemMessages.sentAt,
  author: { id: users.id, name: users.name },
};

type Message = Awaited<ReturnType<typeof readMessages>>[number];

/** The messages of these problems, oldest first. */
const readMessages = (orm: Tx, problemIds: string[]) =>
  orm
    .select(MESSAGE)
    .from(problemMessages)
    .innerJoin(users, eq(users.id, problemMessages.authorId))
    .where(inArray(problemMessages.problemId, problemIds))
    .orderBy(asc(problemMessages.sentAt), asc(problemMessages.id));

/** The newest message of each. */
const readNewestMessages = (orm: Reader['orm'], problemIds: string[]) =>
  orm
    .selectDistinctOn([problemMessages.problemId], MESSAGE)
    .from(problemMessages)
    .innerJoin(users, eq(users.id, problemMessages.authorId))
    .where(inArray(problemMessages.problemId, problemIds))
    .orderBy(asc(problemMessages.problemId), desc(problemMessages.sentAt), desc(problemMessages.id));

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
        fareCents: rides.fareCents,
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
