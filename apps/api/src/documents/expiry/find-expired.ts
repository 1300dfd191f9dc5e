import type { DocumentKind } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, eq, lt } from 'drizzle-orm';
import type { Tx } from '../../core/in-transaction.ts';
import { isOfVehicle } from '../document-queries.ts';

const { driverDocuments } = schema;

/**
 * A document of a driver that was approved and has expired; undefined for none.
 * @param today YYYY-MM-DD
 * @param vehicleId looks at those of another vehicle than the one they drive
 */
export async function findExpired(
  orm: Pick<Tx, 'select'>,
  driverId: string,
  today: string,
  vehicleId: string | null = null,
): Promise<DocumentKind | undefined> {
  const [expired] = await orm
    .select({ kind: driverDocuments.kind })
    .from(driverDocuments)
    .where(
      and(
        eq(driverDocuments.driverId, driverId),
        eq(driverDocuments.state, 'approved'),
        isOfVehicle(vehicleId),
        lt(driverDocuments.expiresOn, today),
      ),
    )
    .limit(1);
  return expired?.kind;
}
