import { DRIVING_STATUSES } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, eq, exists, inArray, ne, or, sql, type SQLWrapper } from 'drizzle-orm';
import { AppError } from '../core/app-error.ts';
import type { Tx } from '../core/in-transaction.ts';

const { drivers, rides } = schema;

/**
 * A plate as people compare plates: in capitals and Latin digits, without spaces and hyphens. As in the index of plates.
 */
export const plateKey = (plate: SQLWrapper | string) =>
  sql<string>`translate(upper(${plate}), '০১২৩৪৫৬৭৮৯ -', '0123456789')`;

/** The plate that another driver drives. */
export class PlateInUse extends AppError {
  readonly plate: { said: string; key: string };

  constructor(plate: PlateInUse['plate']) {
    super('PLATE_IN_USE');
    this.plate = plate;
  }
}

/**
 * Before a driver begins to drive a plate online. Until the transaction ends, no other process lets another driver begin with it:
 * of two at once, one wins.
 * @throws PlateInUse when another driver who is online, or has a rider, drives it
 */
export async function assertPlateFree(tx: Tx, driverId: string, plate: string | null): Promise<void> {
  if (plate === null) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('plate ' || ${plateKey(plate)}, 0))`);
  const riding = tx
    .select({ id: rides.id })
    .from(rides)
    .where(and(eq(rides.driverId, drivers.id), inArray(rides.status, DRIVING_STATUSES)));
  const [other] = await tx
    .select({ key: plateKey(drivers.licensePlate) })
    .from(drivers)
    .where(
      and(
        ne(drivers.id, driverId),
        eq(plateKey(drivers.licensePlate), plateKey(plate)),
        or(drivers.available, exists(riding)),
      ),
    )
    .limit(1);
  if (other) throw new PlateInUse({ said: plate, key: other.key });
}
