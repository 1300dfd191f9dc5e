import {
  cityDay,
  VEHICLE_DOCUMENT_KINDS,
  vehicleServes,
  type RideTypeTerms,
  type Vehicle,
  type VehicleIdInput,
  type VehiclesView,
} from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { countsNow } from '../documents/document-queries.ts';
import { assertPlateFree } from '../drivers/assert-plate-free.ts';
import { changeDrivers } from '../drivers/change-drivers.ts';
import { reportingPlate } from '../drivers/report-plate.ts';
import { hasRide } from '../drivers/has-ride.ts';
import { drivenId } from '../drivers/assert-own-plate.ts';
import { tell } from '../live/tell.ts';
import { endUnservedOffers } from '../rides/end-unserved-offers.ts';
import type { VehicleDeps } from './add-vehicle.ts';
import { findLacking } from './judge-papers.ts';
import { confirmedPart, getParked, isVehicle, listVehicles, type ParkedVehicle } from './vehicle-queries.ts';

const { driverDocuments, drivers, vehicles } = schema;

/**
 * A driver drives another of their vehicles from now on: it takes the place of the one in their own row, which everything else
 * reads, with what is confirmed of it. The two change places in one transaction, and so do their documents. Chosen again, it
 * stays.
 * @throws AppError VEHICLE_NOT_FOUND, RIDE_ACTIVE, VEHICLE_UNCONFIRMED, PAPERS_EXPIRED, PLATE_IN_USE, TOO_MANY
 */
export async function driveVehicle(
  deps: VehicleDeps,
  actor: Actor,
  { vehicleId }: VehicleIdInput,
): Promise<VehiclesView> {
  assertRole(actor, 'driver');
  await deps.limits.spend('changeByAccount', actor.userId);
  await reportingPlate(deps, actor.userId, () =>
    inTransaction(deps.db, (tx) => drive(tx, deps, actor, vehicleId)),
  );
  await endUnservedOffers(deps.db, actor.userId);
  return listVehicles(deps, actor.userId);
}

const drivenColumns = {
  id: drivenId,
  approved: drivers.approved,
  available: drivers.available,
  declinedTypes: drivers.declinedTypes,
  vehicle: {
    model: drivers.vehicleModel,
    color: drivers.vehicleColor,
    licensePlate: drivers.licensePlate,
    kind: drivers.vehicleKind,
    rank: drivers.vehicleRank,
    seats: drivers.vehicleSeats,
    confirmedKind: drivers.confirmedKind,
    confirmedRank: drivers.confirmedRank,
    confirmedSeats: drivers.confirmedSeats,
  },
};
interface Driven {
  id: string;
  approved: boolean;
  available: boolean;
  vehicle: Omit<ParkedVehicle, 'id' | 'driverId' | 'createdAt'>;
}

async function drive(tx: Tx, deps: VehicleDeps, actor: Actor, vehicleId: string): Promise<void> {
  const { userId: driverId, ipAddress } = actor;
  // An accept under way is waited for, and a later one waits: the ride keeps the vehicle that comes.
  const [driven] = await tx
    .select(drivenColumns)
    .from(drivers)
    .where(and(eq(drivers.id, driverId), isNull(drivers.deletedAt)))
    .for('update');
  if (!driven) throw new AppError('NOT_SIGNED_IN');
  if (driven.id === vehicleId) return;
  const chosen = await getParked(tx, driverId, vehicleId);
  await assertMayDrive(tx, driven, chosen, cityDay(deps.timeZone));
  await park(tx, driverId, driven, chosen);
  const confirmed = confirmedPart(chosen);
  await changeDrivers(tx, eq(drivers.id, driverId), {
    vehicleId,
    vehicleModel: chosen.model,
    vehicleColor: chosen.color,
    licensePlate: chosen.licensePlate,
    vehicleKind: chosen.kind,
    vehicleRank: chosen.rank,
    vehicleSeats: chosen.seats,
    ...(confirmed && {
      confirmedKind: confirmed.kind,
      confirmedRank: confirmed.classRank,
      confirmedSeats: confirmed.seats,
      declinedTypes: keepDeclined(driven.declinedTypes, confirmed, deps.rideTypes.offered()),
    }),
  });
  await logAccountEvent(tx, {
    ...{ userId: driverId, type: 'vehicle.driven', actor, ipAddress },
    data: {
      model: { from: driven.vehicle.model ?? undefined, to: chosen.model },
      licensePlate: { from: driven.vehicle.licensePlate ?? undefined, to: chosen.licensePlate },
    },
  });
  await tell(tx, { event: 'vehicles.changed', driverId });
}

async function assertMayDrive(tx: Tx, driven: Driven, chosen: ParkedVehicle, today: string): Promise<void> {
  const { driverId, id, licensePlate } = chosen;
  if (await hasRide(tx, driverId)) throw new AppError('VEHICLE_DRIVING');
  // Before their approval, drivers choose the vehicle to be approved with.
  if (!driven.approved) return;
  if (!confirmedPart(chosen)) throw new AppError('VEHICLE_UNCONFIRMED');
  const lacking = await findLacking(tx, driverId, id, today);
  const expired = lacking.find(({ standing }) => standing === 'expired');
  if (expired) throw new AppError('VEHICLE_PAPER_EXPIRED', { kind: expired.kind });
  if (lacking.length > 0)
    throw new AppError('VEHICLE_PAPERS_LACK', { lacking: lacking.map(({ kind }) => kind) });
  if (driven.available) await assertPlateFree(tx, driverId, licensePlate);
}

/** The driven vehicle and the chosen one change places, with their documents. */
async function park(tx: Tx, driverId: string, driven: Driven, chosen: ParkedVehicle): Promise<void> {
  const { id, approved, vehicle } = driven;
  const isOfDriver = eq(driverDocuments.driverId, driverId);
  const unconfirmed = !approved && { confirmedKind: null, confirmedRank: null, confirmedSeats: null };
  await tx.insert(vehicles).values({ driverId, id, ...vehicle, ...unconfirmed });
  await tx
    .update(driverDocuments)
    .set({ vehicleId: id })
    .where(and(isOfDriver, countsNow, inArray(driverDocuments.kind, VEHICLE_DOCUMENT_KINDS)));
  await tx
    .update(driverDocuments)
    .set({ vehicleId: null })
    .where(and(isOfDriver, eq(driverDocuments.vehicleId, chosen.id)));
  await tx.delete(vehicles).where(isVehicle(driverId, chosen.id));
}

/** The ride types the driver doesn't want; none of them, if the vehicle serves no other. */
function keepDeclined(declined: string[], vehicle: Vehicle, types: readonly RideTypeTerms[]): string[] {
  const served = types.filter((type) => vehicleServes(vehicle, type));
  return served.some(({ id }) => !declined.includes(id)) ? declined : [];
}
