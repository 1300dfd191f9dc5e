import { schema } from '@ridewire/db';
import { and, eq, ne, sql, type SQLWrapper } from 'drizzle-orm';
import { AppError } from '../core/app-error.ts';
import type { Tx } from '../core/in-transaction.ts';

const { drivers } = schema;

/** A plate as people compare plates: in capitals, without spaces and hyphens. As in the index of drivers online. */
export const plateKey = (plate: SQLWrapper | string) => sql`translate(upper(${plate}), ' -', '')`;

/**
 * Before a driver begins to drive a plate online. Until the transaction ends, no other process lets another driver begin with it:
 * of two at once, one wins.
 * @throws AppError PLATE_IN_USE when another driver who is online drives it
 */
export async function assertPlateFree(tx: Tx, driverId: string, plate: string | null): Promise<void> {
  if (plate === null) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('plate ' || ${plateKey(plate)}, 0))`);
  const others = await tx
    .select({ id: drivers.id })
    .from(drivers)
    .where(
      and(drivers.available, ne(drivers.id, driverId), eq(plateKey(drivers.licensePlate), plateKey(plate))),
    )
    .limit(1);
  if (others.length > 0) throw new AppError('PLATE_IN_USE');
}
