import { DRIVING_STATUSES } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { changeDrivers } from './change-drivers.ts';
import { OFFLINE_SECONDS, SILENT_SECONDS, UNANSWERED_SECONDS } from './presence-limits.ts';

const { drivers, rides } = schema;

// Neither waits: a driver whose row is being changed is doing something, and has another look the next time.

const ago = (seconds: number) => sql.raw(`now() - interval '${seconds} seconds'`);

/** Marks the online drivers of whom nothing was heard for too long; everybody who has to do with them is told. */
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

/** Puts those offline who were silent for longer, or didn't say that they are still there. Who has a ride keeps it. */
export const putOffline = (db: Db): Promise<void> =>
  inTransaction(db, async (tx) => {
    // Whoever accepts a ride at this moment holds the row, and is passed over.
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
    // A statement of its own: it sees the rides that were accepted before the rows were held.
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
