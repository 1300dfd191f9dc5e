import { type ConfirmVehicleInput, type DriverView, type Vehicle, isSameVehicle } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { changeDrivers } from './change-drivers.ts';
import { isRideOf } from './has-ride.ts';
import { getDriver, saidVehicle, saidVehicleColumns } from './driver-queries.ts';

const { drivers, rides, rideTypes } = schema;

/**
 * An admin saw in the documents that the vehicle is as the driver says, which counts from now on. A vehicle that
 * already counts stays the same.
 * @throws AppError DRIVER_NOT_FOUND, VEHICLE_CHANGED where the driver's description has changed or they drive another one, RIDE_ACTIVE while they
 * have a ride that only the former vehicle serves
 */
export async function confirmVehicle(
  { db }: { db: Db },
  actor: Actor,
  { driverId, vehicle: seen, licensePlate: seenPlate }: ConfirmVehicleInput,
  from: Caller,
): Promise<DriverView> {
  assertRole(actor, 'admin');
  await inTransaction(db, async (tx) => {
    // A stronger lock than a change takes: waits for an accept under way, and makes a later one wait.
    const [row] = await tx
      .select({ ...saidVehicleColumns, licensePlate: drivers.licensePlate })
      .from(drivers)
      .where(and(eq(drivers.id, driverId), isNull(drivers.deletedAt)))
      .for('update');
    if (!row) return;
    const { confirmed, ...said } = saidVehicle(row);
    if (!isSameVehicle(said, seen) || (seenPlate !== undefined && seenPlate !== row.licensePlate))
      throw new AppError('VEHICLE_CHANGED');
    if (confirmed && isSameVehicle(said, confirmed)) return;
    if (await isNeeded(tx, driverId, said)) throw new AppError('VEHICLE_NEEDED');
    await changeDrivers(tx, eq(drivers.id, driverId), confirmsSaid);
    await logAccountEvent(tx, {
      userId: driverId,
      type: 'driver.vehicle_confirmed',
      actor,
      ipAddress: from.ipAddress,
      data: confirmedChanges(confirmed, said),
    });
  });
  return getDriver(db, driverId);
}

/** The driver's description becomes the confirmed vehicle. */
export const confirmsSaid = {
  confirmedKind: sql`${drivers.vehicleKind}`,
  confirmedRank: sql`${drivers.vehicleRank}`,
  confirmedSeats: sql`${drivers.vehicleSeats}`,
};

const PARTS = ['kind', 'classRank', 'seats'] as const;
/** What the confirmation changes, as the trail keeps it. */
export const confirmedChanges = (before: Vehicle | null, after: Vehicle) =>
  Object.fromEntries(
    PARTS.filter((part) => before?.[part] !== after[part]).map((part) => [
      part,
      { from: before?.[part], to: after[part] },
    ]),
  );

/** Whether they have a ride, or a next one, that such a vehicle doesn't serve. */
async function isNeeded(tx: Tx, driverId: string, { kind, classRank, seats }: Vehicle): Promise<boolean> {
  const found = await tx
    .select({ id: rides.id })
    .from(rides)
    .innerJoin(rideTypes, eq(rideTypes.id, rides.type))
    .where(
      and(
        isRideOf(driverId),
        sql`not (${rideTypes.vehicleKind} = ${kind} and ${rideTypes.leastClass} <= ${classRank} and ${rideTypes.seats} <= ${seats})`,
      ),
    )
    .limit(1);
  return found.length > 0;
}
