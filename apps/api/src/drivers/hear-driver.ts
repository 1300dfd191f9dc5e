import type { HeardDrivers } from './heard-drivers.ts';
import type { DriverIndex } from './driver-index.ts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { inTransaction } from '../core/in-transaction.ts';
import type { Log } from '../core/log.ts';
import { changeDrivers } from './change-drivers.ts';

interface Deps {
  db: Db;
  log: Log;
  heard: HeardDrivers;
  drivers: DriverIndex;
}

const { drivers } = schema;

/** Notes that something was heard from a driver, of any kind. A silent driver gets requests again at once. */
export function hearDriver(deps: Deps, driverId: string): void {
  deps.heard.add(driverId);
  if (deps.drivers.isSilent(driverId)) void endSilence(deps, driverId);
}

async function endSilence(deps: Pick<Deps, 'db' | 'log' | 'drivers'>, driverId: string): Promise<void> {
  const isPaused = deps.drivers.isPaused(driverId);
  // Here at once, so that the next sign of life doesn't repeat it; other processes hear it by the notification.
  deps.drivers.setAway(driverId, { isSilent: false, isPaused });
  try {
    await inTransaction(deps.db, (tx) =>
      changeDrivers(tx, and(eq(drivers.id, driverId), isNotNull(drivers.silentSince)), {
        silentSince: null,
        lastHeardAt: sql`now()`,
      }),
    );
  } catch (error) {
    deps.drivers.setAway(driverId, { isSilent: true, isPaused });
    deps.log.error({ error, driverId }, 'could not note that a driver is back');
  }
}
