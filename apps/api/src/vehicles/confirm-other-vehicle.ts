import {
  cityDay,
  isSameVehicle,
  type ConfirmOtherVehicleInput,
  type VehiclesView,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { drivenId } from '../drivers/assert-own-plate.ts';
import { confirmedChanges } from '../drivers/confirm-vehicle.ts';
import { tell } from '../live/tell.ts';
import { findLacking } from './judge-papers.ts';
import { confirmedPart, getParked, isVehicle, listVehicles, saidPart } from './vehicle-queries.ts';

const { drivers, vehicles } = schema;

/**
 * An admin saw in its documents that a vehicle is as the driver says, one that they don't drive now: from then on they can drive
 * it. Confirmed again, it stays as it is.
 * @throws AppError VEHICLE_NOT_FOUND, VEHICLE_CHANGED where the description has changed or the driver drives it now,
 * DRIVER_NOT_READY where its documents aren't in order
 */
export async function confirmOtherVehicle(
  deps: { db: Db; timeZone: string },
  actor: Actor,
  { driverId, vehicleId, licensePlate, vehicle: seen }: ConfirmOtherVehicleInput,
): Promise<VehiclesView> {
  assertRole(actor, 'admin');
  await inTransaction(deps.db, async (tx) => {
    const [driver] = await tx
      .select({ drivenId })
      .from(drivers)
      .where(and(eq(drivers.id, driverId), isNull(drivers.deletedAt)))
      .for('no key update');
    if (driver?.drivenId === vehicleId) throw new AppError('VEHICLE_CHANGED');
    const row = await getParked(tx, driverId, vehicleId);
    const said = saidPart(row);
    if (!isSameVehicle(said, seen) || row.licensePlate !== licensePlate)
      throw new AppError('VEHICLE_CHANGED');
    const confirmed = confirmedPart(row);
    if (confirmed && isSameVehicle(said, confirmed)) return;
    const lacking = await findLacking(tx, driverId, vehicleId, cityDay(deps.timeZone));
    if (lacking.length > 0) throw new AppError('VEHICLE_LACKS', { lacking: lacking.map(({ kind }) => kind) });
    await tx
      .update(vehicles)
      .set({ confirmedKind: said.kind, confirmedRank: said.classRank, confirmedSeats: said.seats })
      .where(isVehicle(driverId, vehicleId));
    await logAccountEvent(tx, {
      ...{ userId: driverId, type: 'driver.vehicle_confirmed', actor, ipAddress: actor.ipAddress },
      data: { licensePlate: { to: licensePlate }, ...confirmedChanges(confirmed, said) },
    });
    await tell(tx, { event: 'vehicles.changed', driverId });
  });
  return listVehicles(deps, driverId);
}
