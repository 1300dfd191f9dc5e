import { schema, type Db } from '@ridewire/db';
import { and, asc, gte, isNotNull, lt, sql } from 'drizzle-orm';
import { firstIdOf } from '../core/first-id-of.ts';
import { inTransaction } from '../core/in-transaction.ts';

const { city, rides } = schema;

/** How long a ride names its passenger, in days: lost things and complaints come up by then. */
const PASSENGER_DAYS = 90;

/**
 * How many rides one statement looks at: a big city's first look has years to go through, and statements end after
 * seconds.
 */
const RIDES_A_PART = 10_000;

/**
 * Old rides no longer name their passengers, who never agreed to anything. Each look reads the rides since the last
 * one: an id begins with the time of the request. If it stops between two parts, the next look goes on there.
 */
export async function forgetPassengers(db: Db, ridesAPart: number = RIDES_A_PART): Promise<void> {
  while (await forgetPart(db, ridesAPart));
}

/** @returns whether there is more */
const forgetPart = (db: Db, ridesAPart: number): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const [known] = await tx
      .select({
        from: city.passengersForgottenTo,
        to: sql<Date>`now() - ${PASSENGER_DAYS} * interval '1 day'`.mapWith(city.passengersForgottenTo),
      })
      .from(city)
      .for('no key update');
    if (!known || (known.from && known.from >= known.to)) return false;
    const isDue = and(gte(rides.id, firstIdOf(known.from ?? 0)), lt(rides.id, firstIdOf(known.to)));
    const [next] = await tx
      .select({ id: rides.id })
      .from(rides)
      .where(isDue)
      .orderBy(asc(rides.id))
      .offset(ridesAPart)
      .limit(1);
    await tx
      .update(rides)
      .set({ passenger: null })
      .where(and(isDue, next && lt(rides.id, next.id), isNotNull(rides.passenger)));
    await tx.update(city).set({ passengersForgottenTo: next ? requestedAt(next.id) : known.to });
    return next !== undefined;
  });

const requestedAt = (rideId: string): Date =>
  new Date(Number.parseInt(rideId.replace('-', '').slice(0, 12), 16));
