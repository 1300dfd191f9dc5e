import { isAboard, RIDE_STATUSES, type CheckInView, type StoryCheckIn } from '@ridewire/contracts';
import { schema, type Orm } from '@ridewire/db';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Tx } from '../core/in-transaction.ts';

const { checkIns, rides } = schema;

/** The rider is in the car. */
export const IS_ABOARD = and(inArray(rides.status, RIDE_STATUSES.filter(isAboard)), isNull(rides.deletedAt));

/** The question this person is still to answer. */
export async function findOwnCheckIn(
  orm: Tx,
  { rideId, userId }: { rideId: string; userId: string },
): Promise<CheckInView | null> {
  const [row] = await orm
    .select({
      id: checkIns.id,
      why: checkIns.why,
      askedAt: checkIns.askedAt,
      answerBy: checkIns.answerBy,
    })
    .from(checkIns)
    .innerJoin(rides, eq(rides.id, checkIns.rideId))
    .where(
      and(
        eq(checkIns.rideId, rideId),
        eq(checkIns.state, 'open'),
        eq(checkIns.driverId, rides.driverId),
        IS_ABOARD,
        or(
          and(eq(checkIns.riderId, userId), isNull(checkIns.riderAnswer)),
          and(eq(checkIns.driverId, userId), isNull(checkIns.driverAnswer)),
        ),
      ),
    );
  return row
    ? { ...row, rideId, askedAt: row.askedAt.toISOString(), answerBy: row.answerBy.toISOString() }
    : null;
}

/** What was asked on a ride, oldest first, for its story. */
export async function listCheckIns(orm: Pick<Orm, 'select'>, rideId: string): Promise<StoryCheckIn[]> {
  const rows = await orm
    .select()
    .from(checkIns)
    .where(eq(checkIns.rideId, rideId))
    .orderBy(asc(checkIns.askedAt), asc(checkIns.id));
  return rows.map(({ id, why, state, askedAt, closedAt, ...row }) => ({
    ...{ id, why, state },
    askedAt: askedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    rider: answerOf(row.riderAnswer, row.riderAnsweredAt),
    driver: answerOf(row.driverAnswer, row.driverAnsweredAt),
  }));
}

const answerOf = (answer: 'well' | 'help' | null, at: Date | null): StoryCheckIn['rider'] =>
  answer && at && { answer, at: at.toISOString() };
