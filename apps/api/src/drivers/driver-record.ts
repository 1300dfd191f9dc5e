import { RECORD_DAYS, type DriverRecord } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, eq, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import { AppError } from '../core/app-error.ts';
import type { Reader } from '../core/in-snapshot.ts';
import { midnightIn } from './driver-queries.ts';

const { drivers, rideEvents, rideOffers, rides } = schema;

const since = sql.raw(`now() - interval '${RECORD_DAYS} days'`);

/** A driver's record. @throws AppError DRIVER_NOT_FOUND */
export async function getDriverRecord(db: Reader, driverId: string, timeZone: string): Promise<DriverRecord> {
  const [driver] = await db.orm
    .select({ lastHeardAt: drivers.lastHeardAt, suspendReason: drivers.suspendReason })
    .from(drivers)
    .where(and(eq(drivers.id, driverId), isNull(drivers.deletedAt)));
  if (!driver) throw new AppError('DRIVER_NOT_FOUND');
  return {
    ...driver,
    lastHeardAt: driver.lastHeardAt?.toISOString() ?? null,
    ...(await countSteps(db, driverId)),
    turnedDownCount: await countTurnedDown(db, driverId),
    ...(await countRides(db, driverId, timeZone)),
  };
}

/** The driver's own steps of rides that answer an offer. */
const isAnswer = (driverId: string) =>
  and(
    eq(rideEvents.actorId, driverId),
    sql`${rideEvents.at} > ${since}`,
    inArray(rideEvents.type, ['ride.accepted', 'ride.released']),
  );

/** An admin gave them the ride: that it went on to another driver is no answer of theirs. */
const wasGiven = (driverId: string) =>
  and(eq(rideEvents.type, 'ride.assigned'), sql`${rideEvents.data} -> 'driver' ->> 'to' = ${driverId}`);

async function countSteps(db: Reader, driverId: string) {
  const counts = await db.orm
    .select({ type: rideEvents.type, count: sql<number>`count(distinct ${rideEvents.rideId})::int` })
    .from(rideEvents)
    .where(isAnswer(driverId))
    .groupBy(rideEvents.type);
  const countOf = (type: string) => counts.find((row) => row.type === type)?.count ?? 0;
  return { acceptedCount: countOf('ride.accepted'), givenBackCount: countOf('ride.released') };
}

function countTurnedDown(db: Reader, driverId: string): Promise<number> {
  const answered = db.orm
    .select({ id: rideEvents.id })
    .from(rideEvents)
    .where(and(or(isAnswer(driverId), wasGiven(driverId)), eq(rideEvents.rideId, rideOffers.rideId)));
  return db.orm.$count(
    rideOffers,
    and(
      eq(rideOffers.driverId, driverId),
      sql`${rideOffers.expiresAt} > ${since}`,
      or(isNotNull(rideOffers.declinedAt), rideOffers.lapsed),
      notExists(answered),
    ),
  );
}

/** Counts against the driver only cancellations the driver caused, as their own profile does. */
async function countRides(db: Reader, driverId: string, timeZone: string) {
  const isCompleted = sql`${rides.status} = 'completed'`;
  const isToday = sql`${isCompleted} and ${rides.completedAt} >= ${midnightIn(timeZone)}`;
  const [counted] = await db.orm
    .select({
      completedCount: sql<number>`(count(*) filter (where ${isCompleted}))::int`,
      canceledCount: sql<number>`(count(*) filter (where ${rides.canceledBy} = 'driver' and not ${rides.isNoShow}))::int`,
      todayCents: sql<number>`coalesce(sum(${rides.payoutCents}) filter (where ${isToday}), 0)::int`,
    })
    .from(rides)
    .where(and(eq(rides.driverId, driverId), isNull(rides.deletedAt)));
  return counted ?? { completedCount: 0, canceledCount: 0, todayCents: 0 };
}
