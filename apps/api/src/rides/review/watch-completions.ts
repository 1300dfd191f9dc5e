import { schema, type Db } from '@ridewire/db';
import { inArray } from 'drizzle-orm';
import { inTransaction } from '../../core/in-transaction.ts';
import type { LatestPositions } from '../../drivers/latest-positions.ts';
import { isRideEvent, type ServerEvent } from '../../live/events.ts';
import { tell } from '../../live/tell.ts';
import { judgeCompletion, type OddCompletion } from './judge-completion.ts';

const { rideReviews, rides } = schema;

/** In milliseconds. */
const JUST_NOW_MS = 60_000;

/**
 * Notes rides with an odd end for admins. Each process judges the events it hears, and what several note counts once.
 * If the database is away, they are noted later.
 */
export function watchCompletions({ db, positions }: { db: Db; positions: LatestPositions }) {
  let found: (OddCompletion & { rideId: string })[] = [];
  return {
    take(event: ServerEvent): void {
      if (!isRideEvent(event)) return;
      const { id, status, driver, destination, durationSeconds, times, pin } = event.ride;
      // Even if its driver didn't complete it: someone else may have been in the car.
      const isEndedOtherwise =
        event.event === 'ride.canceled' || (event.event === 'ride.status_set' && status === 'completed');
      if (isEndedOtherwise && pin === 'waived')
        found.push({ rideId: id, why: ['no_pin'], metersAway: null, tookSeconds: null });
      if (event.event !== 'ride.completed' || !driver || !times.completed) return;
      // A car has driven on since a completion without a connection.
      const isJustNow = Date.now() - times.completed < JUST_NOW_MS;
      const odd = judgeCompletion({
        destination,
        durationSeconds,
        acceptedMs: times.accepted ?? null,
        completedMs: times.completed,
        position: (isJustNow && positions.getGood(driver.id, Date.now())) || null,
        isWithoutPin: pin === 'waived',
      });
      if (odd) found.push({ rideId: id, ...odd });
    },
    save: async (): Promise<void> => {
      if (found.length === 0) return;
      const taken = found;
      found = [];
      try {
        await inTransaction(db, async (tx) => {
          // An admin may have deleted one since: the others are noted all the same.
          const there = await tx
            .select({ id: rides.id })
            .from(rides)
            .where(
              inArray(
                rides.id,
                taken.map(({ rideId }) => rideId),
              ),
            )
            .for('key share');
          const rows = taken.filter(({ rideId }) => there.some(({ id }) => id === rideId));
          if (rows.length === 0) return;
          const noted = await tx
            .insert(rideReviews)
            .values(rows)
            .onConflictDoNothing()
            .returning({ rideId: rideReviews.rideId });
          await tell(tx, ...noted.map(({ rideId }) => ({ event: 'review.changed' as const, rideId })));
        });
      } catch (error) {
        found = [...taken, ...found];
        throw error;
      }
    },
  };
}
