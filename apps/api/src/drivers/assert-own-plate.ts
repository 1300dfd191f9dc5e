import { schema } from '@ridewire/db';
import { and, eq, ne, sql } from 'drizzle-orm';
import { AppError } from '../core/app-error.ts';
import type { Tx } from '../core/in-transaction.ts';
import { plateKey } from './assert-plate-free.ts';

const { drivers, vehicles } = schema;

/** What the vehicle is called that a driver drives, among their vehicles. */
export const drivenId = sql<string>`coalesce(${drivers.vehicleId}, ${drivers.id})`;

/**
 * Within a transaction that has locked the driver's row.
 * @param but the vehicle that gets the plate
 * @throws AppError VEHICLE_TWICE when another vehicle of theirs has it
 */
export async function assertOwnPlate(tx: Tx, driverId: string, plate: string, but: string): Promise<void> {
  const key = plateKey(plate);
  const [driven, parked] = [
    await tx
      .select({ id: drivers.id })
      .from(drivers)
      .where(and(eq(drivers.id, driverId), ne(drivenId, but), eq(plateKey(drivers.licensePlate), key))),
    await tx
      .select({ id: vehicles.id })
      .from(vehicles)
      .where(
        and(eq(vehicles.driverId, driverId), ne(vehicles.id, but), eq(plateKey(vehicles.licensePlate), key)),
      ),
  ];
  if (driven.length + parked.length > 0) throw new AppError('VEHICLE_TWICE');
}
