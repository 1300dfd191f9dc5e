import { judgeDocuments, VEHICLE_DOCUMENT_KINDS } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../core/in-transaction.ts';

const { driverDocuments } = schema;

/** The documents of a parked vehicle that aren't in order. */
export async function findLacking(tx: Tx, driverId: string, vehicleId: string, today: string) {
  const { kind, state, expiresOn } = driverDocuments;
  const papers = await tx
    .select({ kind, state, expiresOn })
    .from(driverDocuments)
    .where(and(eq(driverDocuments.driverId, driverId), eq(driverDocuments.vehicleId, vehicleId)));
  return judgeDocuments(papers, today, VEHICLE_DOCUMENT_KINDS).filter(({ valid }) => !valid);
}
