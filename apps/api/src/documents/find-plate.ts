import { schema } from '@ridewire/db';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../core/in-transaction.ts';

const { vehicles } = schema;

/** What its driver calls the vehicle that a document is of; nothing for the one they drive now. */
export async function findPlate(
  tx: Pick<Tx, 'select'>,
  { driverId, vehicleId }: { driverId: string; vehicleId: string | null },
): Promise<{ plate?: string }> {
  if (vehicleId === null) return {};
  const [vehicle] = await tx
    .select({ licensePlate: vehicles.licensePlate, model: vehicles.model })
    .from(vehicles)
    .where(and(eq(vehicles.driverId, driverId), eq(vehicles.id, vehicleId)));
  return { plate: vehicle?.licensePlate ?? vehicle?.model ?? '' };
}
