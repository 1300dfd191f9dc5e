import { LONGEST_BREAK_MINUTES } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, asc, inArray, isNotNull, not, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { noBreak } from '../live/tell-driver-changed.ts';
import { changeDrivers } from './change-drivers.ts';

const { drivers } = schema;

// Neither waits for a lock: a driver whose row is being changed is looked at next time.

/** Tells drivers whose break is over, each once. They stay on it until they come back. */
export const tellBreaksOver = (db: Db): Promise<void> =>
  inTransaction(db, async (tx) => {
    const over = await tx
      .select({ id: drivers.id })
      .from(drivers)
      .where(and(isNotNull(drivers.breakSince), sql`${drivers.breakUntil} <= now()`, not(drivers.breakTold)))
      .orderBy(asc(drivers.id))
      .for('no key update', { skipLocked: true });
    if (over.length === 0) return;
    const ids = over.map(({ id }) => id);
    await tx.update(drivers).set({ breakTold: true }).where(inArray(drivers.id, ids));
    await tellPeople(tx, { to: ids, type: 'break_over', params: {} });
  });

/** Ends breaks that last too long: their drivers are offline from then on, as if they had said so. */
export const endLongBreaks = (db: Db): Promise<void> =>
  inTransaction(db, async (tx) => {
    const long = await tx
      .select({ id: drivers.id })
      .from(drivers)
      .where(
        sql`${drivers.breakSince} <= now() - ${sql.raw(String(LONGEST_BREAK_MINUTES))} * interval '1 minute'`,
      )
      .orderBy(asc(drivers.id))
      .for('no key update', { skipLocked: true });
    if (long.length === 0) return;
    const ids = long.map(({ id }) => id);
    await changeDrivers(tx, inArray(drivers.id, ids), noBreak);
    await logAccountEvent(
      tx,
      ...ids.map((userId) => ({ userId, type: 'driver.went_offline' as const, data: { why: 'break' } })),
    );
    await tellPeople(tx, { to: ids, type: 'break_ended', params: {} });
  });
