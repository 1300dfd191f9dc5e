import { schema, type Db } from '@ridewire/db';
import { and, eq, isNotNull, not, or, sql } from 'drizzle-orm';
import { inTransaction } from '../core/in-transaction.ts';
import type { Log } from '../core/log.ts';
import { mayDriveStill } from './planned-drivers.ts';
import { lockScheduled, releaseDriver } from './release-driver.ts';

const { scheduledRides, users } = schema;

interface Deps {
  db: Db;
  timeZone: string;
}

const isDriverBarred = not(mayDriveStill(scheduledRides.driverId));
const isRiderBlocked = sql<boolean>`exists (select from ${users} where ${users.id} = ${scheduledRides.riderId} and ${users.status} = 'blocked')`;
const IS_BARRED = and(
  eq(scheduledRides.state, 'waiting'),
  isNotNull(scheduledRides.driverId),
  or(isDriverBarred, isRiderBlocked),
);

/**
 * Opens the scheduled rides of drivers who may no longer drive, and those of blocked riders, which no driver sees until they are
 * unblocked. Any number of processes may look.
 */
export async function releaseBarred({ db, timeZone }: Deps): Promise<void> {
  const found = await db.orm.select({ id: scheduledRides.id }).from(scheduledRides).where(IS_BARRED);
  for (const { id } of found)
    await inTransaction(db, async (tx) => {
      await lockScheduled(tx, id);
      const [barred] = await tx
        .select({ row: scheduledRides, isDriverBarred })
        .from(scheduledRides)
        .where(and(eq(scheduledRides.id, id), IS_BARRED));
      if (!barred) return;
      const why = barred.isDriverBarred ? 'barred' : 'missed';
      await releaseDriver(tx, { timeZone }, { row: barred.row, why });
    });
}

/** Does it at once. A failure is left to the next look, some seconds later. */
export const releaseBarredNow = ({ log, ...deps }: Deps & { log: Log }): Promise<void> =>
  releaseBarred(deps).catch((error: unknown) =>
    log.error({ error }, 'could not open the scheduled rides of who was barred, trying again'),
  );
