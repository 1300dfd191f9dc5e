import { cityDay } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, asc, eq, exists, inArray, isNull, lt, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { countsNow } from '../documents/document-queries.ts';
import { changeDrivers } from './change-drivers.ts';

const { driverDocuments, drivers } = schema;

/** Puts drivers offline one of whose documents has expired, the license or one of the vehicle they drive. They finish the ride under way, and get no other. */
export const putExpiredOffline = ({ db, timeZone }: { db: Db; timeZone: string }): Promise<void> =>
  inTransaction(db, async (tx) => {
    const expired = tx
      .select({ id: driverDocuments.id })
      .from(driverDocuments)
      .where(
        and(
          eq(driverDocuments.driverId, drivers.id),
          eq(driverDocuments.state, 'approved'),
          countsNow,
          lt(driverDocuments.expiresOn, cityDay(timeZone)),
        ),
      );
    // A driver who is being changed at this moment is found by the next look.
    const found = await tx
      .select({ id: drivers.id })
      .from(drivers)
      .where(and(drivers.available, isNull(drivers.deletedAt), exists(expired)))
      .orderBy(asc(drivers.id))
      .for('no key update', { skipLocked: true });
    if (found.length === 0) return;
    const ids = found.map(({ id }) => id);
    await changeDrivers(tx, inArray(drivers.id, ids), {
      available: false,
      putOfflineAt: sql`now()`,
      putOfflineWhy: 'document',
      silentSince: null,
      pausedSince: null,
      ignoredOffers: 0,
      ignoredAt: null,
    });
    const data = { available: { from: true, to: false }, why: 'document' };
    await logAccountEvent(
      tx,
      ...ids.map((userId) => ({ userId, type: 'driver.went_offline' as const, data })),
    );
  });
