import { FREE_RETURN_MINUTES, TAKE_MINUTES } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import { inTransaction } from '../core/in-transaction.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { cityTime } from './city-time.ts';
import { clockOf } from './release-driver.ts';

const { scheduledRides } = schema;

const MINUTE_MS = 60_000;
/** When drivers are reminded the evening before, by the city's clock: they are awake, and have hours to give it back. */
const EVENING = '20:00';

interface Deps {
  db: Db;
  timeZone: string;
}

/**
 * Reminds drivers of the scheduled rides they took: the evening before, and an hour before. Each reminder and the note of it are one
 * transaction, so it comes once, whichever process looks or dies. A driver who takes a ride after that moment needs none.
 */
export async function remindDrivers({ db, timeZone }: Deps, nowMs: number = Date.now()): Promise<void> {
  const now = new Date(nowMs);
  const hourBefore = sql`${scheduledRides.pickupAt} - ${FREE_RETURN_MINUTES} * interval '1 minute'`;
  const eveningBefore = sql`((${scheduledRides.pickupAt} at time zone ${timeZone})::date - 1 + ${EVENING}::time) at time zone ${timeZone}`;
  await remind(
    { db, timeZone },
    2,
    sql`${hourBefore} <= ${now} and ${scheduledRides.takenAt} < ${hourBefore}`,
  );
  await remind(
    { db, timeZone },
    1,
    sql`${eveningBefore} <= ${now} and ${scheduledRides.takenAt} < ${eveningBefore} and ${hourBefore} > ${now}`,
  );
}

const remind = ({ db, timeZone }: Deps, number: 1 | 2, isTime: SQL): Promise<void> =>
  inTransaction(db, async (tx) => {
    const due = await tx
      .update(scheduledRides)
      .set({ reminders: number })
      .where(
        and(
          eq(scheduledRides.state, 'waiting'),
          isNotNull(scheduledRides.driverId),
          lt(scheduledRides.reminders, number),
          isTime,
        ),
      )
      .returning();
    for (const { driverId, pickupAt, pickupAddress: pickup } of due) {
      if (driverId === null) continue;
      const onlineBy = cityTime(timeZone, new Date(pickupAt.getTime() - TAKE_MINUTES * MINUTE_MS));
      await tellPeople(tx, {
        ...{ to: [driverId], type: 'ahead_reminder' },
        params: { ...clockOf(timeZone, pickupAt), pickup, ...(number === 2 && { onlineBy }) },
      });
    }
  });
