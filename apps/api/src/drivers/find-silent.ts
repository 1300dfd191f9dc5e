import { DRIVING_STATUSES } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { changeDrivers } from './change-drivers.ts';
import { OFFLINE_SECONDS, SILENT_SECONDS, UNANSWERED_SECONDS } from './presence-limits.ts';

const { drivers, rides } = schema;

// Neither waits for a lock: a driver whose row is being changed is doing something, and is looked at next time.

const ago = (seconds: number) => sql.raw(`now() - interval '${seconds} seconds'`);

/** Marks online drivers as silent who were not heard from for too long; everyone concerned is told. */
export const markSilent = (db: Db): Promise<void> =>
  inTransaction(db, async (tx) => {
    const lost = await tx
      .select({ id: drivers.id })
      .from(drivers)
      .where(
        and(
          drivers.available,
          isNull(drivers.silentSince),
          sql`${drivers.lastHeardAt} < ${ago(SILENT_SECONDS)}`,
        ),
      )
      .for('no key update', { skipLocked: true });
    if (lost.length === 0) return;
    const which = inArray(
      drivers.id,
      lost.map(({ id }) => id),
    );
    await changeDrivers(tx, which, { silentSince: sql`${drivers.lastHeardAt}` });
  });

/**
 * Puts drivers offline who were silent for longer, or didn't say that they are still there. Drivers with a ride stay
 * online.
 */
export const putOffline = (db: Db): Promise<void> =>
  inTransaction(db, async (tx) => {
    // A driver who accepts a ride at this moment holds the row, and is skipped.
    const gone = await tx
      .select({ id: drivers.id, silentSince: drivers.silentSince })
      .from(drivers)
      .where(
        and(
          drivers.available,
          or(
            sql`${drivers.silentSince} < ${ago(OFFLINE_SECONDS)}`,
            sql`${drivers.pausedSince} < ${ago(UNANSWERED_SECONDS)}`,
          ),
        ),
      )
      .for('update', { skipLocked: true });
    // A separate statement, so that it sees the rides accepted before the rows were locked.
    const rideNow = tx
      .select({ id: rides.id })
      .from(rides)
      .where(and(eq(rides.driverId, drivers.id), inArray(rides.status, DRIVING_STATUSES)));
    for (const why of ['silent', 'unanswered'] as const) {
      const ids = gone
        .filter(({ silentSince }) => (silentSince === null) === (why === 'unanswered'))
        .map(({ id }) => id);
      if (ids.length === 0) continue;
      const changed = await changeDrivers(tx, and(inArray(drivers.id, ids), notExists(rideNow)), {
        available: false,
        putOfflineAt: sql`now()`,
        putOfflineWhy: why,
        silentSince: null,
        pausedSince: null,
        ignoredOffers: 0,
        ignoredAt: null,
      });
      const data = { available: { from: true, to: false }, why };
      await logAccountEvent(
        tx,
        ...changed.map(({ id }) => ({ userId: id, type: 'driver.went_offline' as const, data })),
      );
    }
  });
