import { isSameVehicle, type EditVehicleInput, type VehiclesView } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, eq, isNull } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { assertOwnPlate, drivenId } from '../drivers/assert-own-plate.ts';
import { tell } from '../live/tell.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { completeVehicle } from '../profile/complete-vehicle.ts';
import type { VehicleDeps } from './add-vehicle.ts';
import {
  confirmedPart,
  getParked,
  isVehicle,
  listVehicles,
  saidPart,
  type ParkedVehicle,
} from './vehicle-queries.ts';

const { drivers, users, vehicles } = schema;

/**
 * A driver changes a vehicle they don't drive now; the one they drive is a part of the profile. Another plate is another car:
 * an admin must confirm it anew. An empty change sends no event.
 * @throws AppError VEHICLE_NOT_FOUND, VEHICLE_DRIVEN, VEHICLE_TWICE, BAD_INPUT for vehicles the city doesn't have, TOO_MANY
 */
export async function editVehicle(
  deps: VehicleDeps,
  actor: Actor,
  input: EditVehicleInput,
): Promise<VehiclesView> {
  assertRole(actor, 'driver');
  await deps.limits.spend('changeByAccount', actor.userId);
  await inTransaction(deps.db, (tx) => edit(tx, deps, actor, input));
  return listVehicles(deps, actor.userId);
}

async function edit(
  tx: Tx,
  { rideTypes }: VehicleDeps,
  actor: Actor,
  { vehicleId, model, licensePlate, color, ...said }: EditVehicleInput,
): Promise<void> {
  const { userId: driverId, ipAddress } = actor;
  const [driver] = await tx
    .select({ drivenId, approved: drivers.approved, name: users.name, email: users.email })
    .from(drivers)
    .innerJoin(users, eq(users.id, drivers.id))
    .where(and(eq(drivers.id, driverId), isNull(drivers.deletedAt)))
    .for('no key update', { of: drivers });
  if (!driver) throw new AppError('NOT_SIGNED_IN');
  if (driver.drivenId === vehicleId) throw new AppError('VEHICLE_DRIVEN');
  const before = await getParked(tx, driverId, vehicleId);
  const { kind, classRank: rank, seats } = completeVehicle(rideTypes.offered(), saidPart(before), said);
  const after = {
    model: model ?? before.model,
    licensePlate: licensePlate ?? before.licensePlate,
    color: color ?? before.color,
    kind,
    rank,
    seats,
  };
  const changes = changesOf(before, after);
  if (Object.keys(changes).length === 0) return;
  const isOtherCar = after.licensePlate !== before.licensePlate;
  if (isOtherCar && after.licensePlate !== null)
    await assertOwnPlate(tx, driverId, after.licensePlate, vehicleId);
  await tx
    .update(vehicles)
    .set({ ...after, ...(isOtherCar && { confirmedKind: null, confirmedRank: null, confirmedSeats: null }) })
    .where(isVehicle(driverId, vehicleId));
  await logAccountEvent(tx, {
    ...{ userId: driverId, type: 'vehicle.changed', actor, ipAddress },
    data: isOtherCar ? changes : { licensePlate: { to: after.licensePlate }, ...changes },
  });
  await tell(tx, { event: 'vehicles.changed', driverId });
  const confirmed = confirmedPart(before);
  const waited = !confirmed || !isSameVehicle(saidPart(before), confirmed);
  const waits = isOtherCar || !confirmed || !isSameVehicle({ kind, classRank: rank, seats }, confirmed);
  // Admins are notified once while it waits. Before its first confirmation they are told of its documents.
  if (!driver.approved || !confirmed || !waits || waited) return;
  await tellPeople(tx, {
    to: { desk: 'people:write' },
    type: 'vehicle_waiting',
    params: { name: driver.name, ...(isOtherCar && { plate: after.licensePlate ?? '' }) },
    about: driver,
  });
}

type Described = Pick<ParkedVehicle, 'model' | 'licensePlate' | 'color' | 'kind' | 'rank' | 'seats'>;

/** The values that differ, as the trail keeps them. */
const changesOf = (before: Described, after: Described) =>
  Object.fromEntries(
    (Object.keys(after) as (keyof Described)[])
      .filter((part) => before[part] !== after[part])
      .map((part) => [
        part === 'rank' ? 'classRank' : part,
        { from: before[part] ?? undefined, to: after[part] },
      ]),
  );
