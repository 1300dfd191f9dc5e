import type { DriverIndex } from './driver-index.ts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNotNull } from 'drizzle-orm';
import { inTransaction } from '../core/in-transaction.ts';
import type { Log } from '../core/log.ts';
import { isPresent } from './is-present.ts';
import { changeDrivers } from './change-drivers.ts';

interface Deps {
  db: Db;
  log: Log;
  drivers: DriverIndex;
}

const { drivers } = schema;

/** A driver who was asked whether they are still there answered a request, which counts as a yes. Does nothing for others. */
export function stayOnline(deps: Deps, driverId: string): void {
  if (!deps.drivers.isPaused(driverId)) return;
  const isAsked = and(eq(drivers.id, driverId), drivers.available, isNotNull(drivers.pausedSince));
  inTransaction(deps.db, (tx) => changeDrivers(tx, isAsked, isPresent)).catch((error: unknown) =>
    deps.log.error({ error, driverId }, 'could not note that a driver is there'),
  );
}
