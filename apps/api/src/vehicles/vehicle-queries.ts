import {
  cityDay,
  VEHICLE_DOCUMENT_KINDS,
  type OwnVehicle,
  type Vehicle,
  type VehiclesView,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { AppError } from '../core/app-error.ts';
import type { Tx } from '../core/in-transaction.ts';
import { inSnapshot } from '../core/in-snapshot.ts';
import { selectDocuments, viewDocument } from '../documents/document-queries.ts';
import { drivenId } from '../drivers/assert-own-plate.ts';
import { saidVehicle, saidVehicleColumns } from '../drivers/driver-queries.ts';

const { driverDocuments, drivers, vehicles } = schema;

/** A vehicle that its driver doesn't drive now. */
export type ParkedVehicle = typeof vehicles.$inferSelect;

export const isVehicle = (driverId: string, vehicleId: string) =>
  and(eq(vehicles.driverId, driverId), eq(vehicles.id, vehicleId));

/** Its confirmed part; null if there is none. */
export const confirmedPart = (row: ParkedVehicle): Vehicle | null =>
  row.confirmedKind === null || row.confirmedRank === null || row.confirmedSeats === null
    ? null
    : { kind: row.confirmedKind, classRank: row.confirmedRank, seats: row.confirmedSeats };

export const saidPart = ({ kind, rank, seats }: ParkedVehicle): Vehicle => ({ kind, classRank: rank, seats });

/** A parked vehicle, within a transaction that has locked its driver's row. @throws AppError VEHICLE_NOT_FOUND */
export async function getParked(tx: Tx, driverId: string, vehicleId: string): Promise<ParkedVehicle> {
  const [vehicle] = await tx.select().from(vehicles).where(isVehicle(driverId, vehicleId));
  if (!vehicle) throw new AppError('VEHICLE_NOT_FOUND');
  return vehicle;
}

/** All vehicles of a driver, with their documents. @throws AppError DRIVER_NOT_FOUND */
export const listVehicles = (deps: { db: Db; timeZone: string }, driverId: string): Promise<VehiclesView> =>
  inSnapshot(deps.db, async (snapshot) => {
    const [driver] = await snapshot.orm
      .select({
        id: drivenId,
        model: drivers.vehicleModel,
        licensePlate: drivers.licensePlate,
        color: drivers.vehicleColor,
        ...saidVehicleColumns,
      })
      .from(drivers)
      .where(eq(drivers.id, driverId));
    if (!driver) throw new AppError('DRIVER_NOT_FOUND');
    const parked = await snapshot.orm
      .select()
      .from(vehicles)
      .where(eq(vehicles.driverId, driverId))
      .orderBy(desc(vehicles.createdAt), vehicles.id);
    const papers = await selectDocuments(snapshot, { vehicleId: driverDocuments.vehicleId })
      .where(
        and(eq(driverDocuments.driverId, driverId), inArray(driverDocuments.kind, VEHICLE_DOCUMENT_KINDS)),
      )
      .orderBy(driverDocuments.uploadedAt);
    const documentsOf = (of: string | null): OwnVehicle['documents'] =>
      papers.flatMap(({ vehicleId, ...row }) => (vehicleId === of ? [viewDocument(row)] : []));
    return {
      today: cityDay(deps.timeZone),
      vehicles: [
        {
          id: driver.id,
          isDriven: true,
          model: driver.model,
          licensePlate: driver.licensePlate,
          color: driver.color,
          ...saidVehicle(driver),
          documents: documentsOf(null),
        },
        ...parked.map((row) => ({
          id: row.id,
          isDriven: false,
          model: row.model,
          licensePlate: row.licensePlate,
          color: row.color,
          ...saidPart(row),
          confirmed: confirmedPart(row),
          documents: documentsOf(row.id),
        })),
      ],
    };
  });
