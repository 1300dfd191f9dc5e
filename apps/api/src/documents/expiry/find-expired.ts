import type { DocumentKind } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, eq, lt } from 'drizzle-orm';
import type { Tx } from '../../core/in-transaction.ts';
import { countsNow } from '../document-queries.ts';

const { driverDocuments } = schema;

/**
 * A document of a driver that counts now, was approved and has expired; undefined for none.
 * @param today YYYY-MM-DD
 */
export async function findExpired(
  orm: Pick<Tx, 'select'>,
  driverId: string,
  today: string,
): Promise<DocumentKind | undefined> {
  const [expired] = await orm
    .select({ kind: driverDocuments.kind })
    .from(driverDocuments)
    .where(
      and(
        eq(driverDocuments.driverId, driverId),
        eq(driverDocuments.state, 'approved'),
        countsNow,
        lt(driverDocuments.expiresOn, today),
      ),
    )
    .limit(1);
  return expired?.kind;
}
