import type { AskedProblem, OwnProblem, RideProblemsSnapshot } from '@ridewire/contracts';
import { PROBLEM_OPEN_MS } from '@ridewire/contracts/problem-choices';
import { schema } from '@ridewire/db';
import { and, asc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Tx } from '../core/in-transaction.ts';
import { factsOf, readMessages } from './problem-facts.ts';

const { problems, rides } = schema;

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
