import { schema, type Db } from '@ridewire/db';
import { and, gte, isNotNull, lt, sql } from 'drizzle-orm';
import { firstIdOf } from '../core/first-id-of.ts';
import { inTransaction } from '../core/in-transaction.ts';

const { city, rides } = schema;

/** How long a ride names the passenger it was booked for, in days: lost things and complaints come up by then. */
const PASSENGER_DAYS = 90;

/**
 * Rides requested long ago no longer name the passengers they were booked for, who never agreed to anything. Each look reads only the
 * rides since the last one: an id begins with the time of the request.
 */
export const forgetPassengers = (db: Db): Promise<void> =>
  inTransaction(db, async (tx) => {
    const [known] = await tx
      .select({
        from: city.passengersForgottenTo,
        to: sql<Date>`now() - ${PASSENGER_DAYS} * interval '1 day'`.mapWith(city.passengersForgottenTo),
      })
      .from(city)
      .for('no key update');
    if (!known || (known.from && known.from >= known.to)) return;
    await tx
      .update(rides)
      .set({ passenger: null })
      .where(
        and(
          known.from ? gte(rides.id, firstIdOf(known.from)) : undefined,
          lt(rides.id, firstIdOf(known.to)),
          isNotNull(rides.passenger),
        ),
      );
    await tx.update(city).set({ passengersForgottenTo: known.to });
  });
