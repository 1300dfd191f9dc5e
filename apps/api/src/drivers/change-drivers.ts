import { schema } from '@ridewire/db';
import { sql, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Tx } from '../core/in-transaction.ts';
import { changedDriverColumns, tellDriverChanged, type ChangedDriver } from '../live/tell-driver-changed.ts';

const { drivers } = schema;

/** Changes drivers and tells everyone concerned. @returns those that `which` matched, as they are now */
export async function changeDrivers(
  tx: Tx,
  which: SQL | undefined,
  changes: PgUpdateSetSource<typeof drivers>,
): Promise<ChangedDriver[]> {
  const changed = await tx
    .update(drivers)
    .set({ ...changes, version: sql`${drivers.version} + 1`, updatedAt: sql`now()` })
    .where(which)
    .returning(changedDriverColumns);
  await tellDriverChanged(tx, changed);
  return changed;
}
