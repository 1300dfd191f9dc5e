import type { VehicleIdInput, VehiclesView } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, eq, isNull } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { queueDocumentRemoval } from '../documents/document-job.ts';
import { drivenId } from '../drivers/assert-own-plate.ts';
import { tell } from '../live/tell.ts';
import type { VehicleDeps } from './add-vehicle.ts';
import { isVehicle, listVehicles } from './vehicle-queries.ts';

const { driverDocuments, drivers, vehicles } = schema;

/**
 * A driver removes a vehicle with its documents. Removed again, nothing happens. Rides keep the vehicle they were driven with.
 * @throws AppError VEHICLE_DRIVEN for the one they drive now, TOO_MANY
 */
export async function removeVehicle(
  deps: VehicleDeps,
  actor: Actor,
  { vehicleId }: VehicleIdInput,
): Promise<VehiclesView> {
  assertRole(actor, 'driver');
  const { userId: driverId, ipAddress } = actor;
  await deps.limits.spend('changeByAccount', driverId);
  await inTransaction(deps.db, async (tx) => {
    const [driver] = await tx
      .select({ drivenId })
      .from(drivers)
      .where(and(eq(drivers.id, driverId), isNull(drivers.deletedAt)))
      .for('no key update');
    if (!driver) throw new AppError('NOT_SIGNED_IN');
    if (driver.drivenId === vehicleId) throw new AppError('VEHICLE_DRIVEN');
    const papers = await tx
      .delete(driverDocuments)
      .where(and(eq(driverDocuments.driverId, driverId), eq(driverDocuments.vehicleId, vehicleId)))
      .returning({ id: driverDocuments.id, fileType: driverDocuments.fileType });
    const [removed] = await tx
      .delete(vehicles)
      .where(isVehicle(driverId, vehicleId))
      .returning({ model: vehicles.model, licensePlate: vehicles.licensePlate });
    if (!removed) return;
    await logAccountEvent(tx, {
      ...{ userId: driverId, type: 'vehicle.removed', actor, ipAddress },
      data: { model: { from: removed.model }, licensePlate: { from: removed.licensePlate } },
    });
    await tell(tx, { event: 'vehicles.changed', driverId });
    await queueDocumentRemoval(tx, papers);
  });
  return listVehicles(deps, driverId);
}
