import { schema, type Db } from '@ridewire/db';
import { and, eq, isNotNull } from 'drizzle-orm';
import { inTransaction } from '../core/in-transaction.ts';
import type { Log } from '../core/log.ts';
import { changeDrivers } from './change-drivers.ts';
import type { DriverIndex } from './driver-index.ts';

interface Deps {
  db: Db;
  log: Log;
  drivers: DriverIndex;
}

const { drivers } = schema;

/** Ends the cool-down of a driver who took a ride all the same. Does nothing for others. */
export function endCooling(deps: Deps, driverId: string): void {
  if (!deps.drivers.isCooling(driverId)) return;
  const isResting = and(eq(drivers.id, driverId), isNotNull(drivers.coolingUntil));
  inTransaction(deps.db, (tx) =>
    changeDrivers(tx, isResting, { coolingUntil: null, coolingWhy: null }),
  ).catch((error: unknown) =>
    deps.log.error({ error, driverId }, 'could not end a driver’s rest from requests'),
  );
}
