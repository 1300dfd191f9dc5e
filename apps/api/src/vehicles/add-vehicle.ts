import { MOST_VEHICLES, USUAL_VEHICLE, type AddVehicleInput, type VehiclesView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { assertOwnPlate, drivenId } from '../drivers/assert-own-plate.ts';
import { assertPlateFree } from '../drivers/assert-plate-free.ts';
import { changeDrivers } from '../drivers/change-drivers.ts';
import { tell } from '../live/tell.ts';
import { completeVehicle } from '../profile/complete-vehicle.ts';
import type { RideTypes } from '../ride-types/follow-ride-types.ts';
import { listVehicles } from './vehicle-queries.ts';

const { drivers, vehicles } = schema;

export interface VehicleDeps {
  db: Db;
  limits: Limits;
  rideTypes: Pick<RideTypes, 'offered'>;
  timeZone: string;
}

/**
 * A driver adds a vehicle. They can drive it once an admin has confirmed it. The first one is the one they drive, and the
 * documents they sent before are its own. Added again, it stays as it is.
 * @throws AppError BAD_INPUT for vehicles the city doesn't have, VEHICLES_FULL, VEHICLE_TWICE, PLATE_IN_USE, TOO_MANY
 */
export async function addVehicle(
  deps: VehicleDeps,
  actor: Actor,
  { vehicleId: id, model, licensePlate, color, ...said }: AddVehicleInput,
): Promise<VehiclesView> {
  assertRole(actor, 'driver');
  const { userId: driverId, ipAddress } = actor;
  await deps.limits.spend('changeByAccount', driverId);
  const { kind, classRank, seats } = completeVehicle(deps.rideTypes.offered(), USUAL_VEHICLE, said);
  await inTransaction(deps.db, async (tx) => {
    // Every change of a driver's vehicles locks the driver's row first.
    const [driver] = await tx
      .select({
        drivenId,
        available: drivers.available,
        hasNone: sql<boolean>`${drivers.vehicleModel} is null and ${drivers.licensePlate} is null`,
      })
      .from(drivers)
      .where(and(eq(drivers.id, driverId), isNull(drivers.deletedAt)))
      .for('no key update');
    if (!driver) throw new AppError('NOT_SIGNED_IN');
    const isOfDriver = eq(vehicles.driverId, driverId);
    const known = await tx
      .select({ id: vehicles.id })
      .from(vehicles)
      .where(and(isOfDriver, eq(vehicles.id, id)));
    if (known.length > 0 || driver.drivenId === id) return;
    const [parked] = await tx.select({ count: count() }).from(vehicles).where(isOfDriver);
    if ((parked?.count ?? 0) + 1 >= MOST_VEHICLES) throw new AppError('VEHICLES_FULL');
    await assertOwnPlate(tx, driverId, licensePlate, id);
    if (driver.hasNone) {
      if (driver.available) await assertPlateFree(tx, driverId, licensePlate);
      await changeDrivers(tx, eq(drivers.id, driverId), {
        ...{ vehicleId: id, vehicleModel: model, licensePlate, vehicleColor: color ?? null },
        ...{ vehicleKind: kind, vehicleRank: classRank, vehicleSeats: seats },
      });
    } else
      await tx
        .insert(vehicles)
        .values({ driverId, id, model, licensePlate, color: color ?? null, kind, rank: classRank, seats });
    await logAccountEvent(tx, {
      ...{ userId: driverId, type: 'vehicle.added', actor, ipAddress },
      data: { model: { to: model }, licensePlate: { to: licensePlate } },
    });
    await tell(tx, { event: 'vehicles.changed', driverId });
  });
  return listVehicles(deps, driverId);
}
