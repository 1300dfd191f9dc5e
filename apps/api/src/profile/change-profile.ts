import { isSameVehicle, type Vehicle } from '@ridewire/contracts';
import type { CarColor } from '@ridewire/contracts/choices';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import type { Limits } from '../core/limits.ts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { changeDrivers } from '../drivers/change-drivers.ts';
import { assertOwnPlate, drivenId } from '../drivers/assert-own-plate.ts';
import { assertPlateFree } from '../drivers/assert-plate-free.ts';
import { reportingPlate } from '../drivers/report-plate.ts';
import { hasRide } from '../drivers/has-ride.ts';
import { tell } from '../live/tell.ts';
import { avatarPath } from '../media/avatar-address.ts';
import type { RideTypes } from '../ride-types/follow-ride-types.ts';
import { completeVehicle } from './complete-vehicle.ts';
import { queueAvatarRemoval } from '../media/avatar-job.ts';
import { tellPeople } from '../notifications/tell-people.ts';

/** An absent value keeps the old one. */
export interface ProfileChanges {
  name?: string | undefined;
  phone?: string | undefined;
  address?: string | undefined;
  /** The id of a picture they uploaded. */
  avatarId?: string | undefined;
  /** For drivers only. */
  model?: string | undefined;
  licensePlate?: string | undefined;
  color?: CarColor | undefined;
  kind?: string | undefined;
  classRank?: number | undefined;
  seats?: number | undefined;
}

export interface ProfileDeps {
  db: Db;
  limits: Limits;
  rideTypes: Pick<RideTypes, 'offered'>;
}

const { avatars, drivers, users } = schema;

/**
 * Changes a person's profile, and for drivers their vehicle, in one transaction; an empty change sends no event.
 * Pictures uploaded before a newly chosen one are removed.
 * @throws AppError NOT_SIGNED_IN when the person is gone, BAD_INPUT when the picture is not one they uploaded or the
 * city has no such vehicles, RIDE_ACTIVE when riders would look for the car as it was,
 * VEHICLE_TWICE, PLATE_IN_USE while online, TOO_MANY
 */
export async function changeProfile(
  deps: ProfileDeps,
  actor: Actor,
  changes: ProfileChanges,
  from: Caller,
): Promise<void> {
  await deps.limits.spend('changeByAccount', actor.userId);
  await reportingPlate(deps, actor.userId, () =>
    inTransaction(deps.db, (tx) => change(tx, deps.rideTypes, actor.userId, changes, from)),
  );
}

async function change(
  tx: Tx,
  rideTypes: ProfileDeps['rideTypes'],
  userId: string,
  { avatarId, name, phone, address, model, licensePlate, color, ...said }: ProfileChanges,
  { ipAddress }: Caller,
): Promise<void> {
  // The person's row is locked before any other read, so that a clean-up of pictures comes before or after, and two
  // changes at once don't wait for each other in a circle.
  const [person] = await tx
    .select({
      role: users.role,
      name: users.name,
      phone: users.phone,
      address: users.address,
      avatarUrl: users.avatarUrl,
      email: users.email,
    })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('no key update');
  if (!person) throw new AppError('NOT_SIGNED_IN');
  const picture = avatarId === undefined ? undefined : await holdPicture(tx, userId, avatarId);
  // Another person's picture makes the whole change fail.
  if (avatarId !== undefined && !picture && person.avatarUrl !== avatarPath(avatarId))
    throw new AppError('avatarNotUploaded');
  const avatarUrl = picture && avatarPath(picture.id);
  const personal = changed({ name, phone, address, avatarUrl }, person);
  if (personal)
    await tx
      .update(users)
      .set({ ...personal.set, updatedAt: sql`now()` })
      .where(eq(users.id, userId));

  const [driver] = await tx
    .select({
      model: drivers.vehicleModel,
      licensePlate: drivers.licensePlate,
      color: drivers.vehicleColor,
      kind: drivers.vehicleKind,
      classRank: drivers.vehicleRank,
      seats: drivers.vehicleSeats,
      vehicleId: drivenId,
      approved: drivers.approved,
      available: drivers.available,
      confirmed: {
        kind: drivers.confirmedKind,
        classRank: drivers.confirmedRank,
        seats: drivers.confirmedSeats,
      },
    })
    .from(drivers)
    .where(eq(drivers.id, userId))
    // The stronger lock makes an accept wait, or waits for it: the ride keeps the car that comes.
    .for(isOtherCar({ model, licensePlate, color }) ? 'update' : 'no key update');
  const vehicle =
    driver &&
    changed({ model, licensePlate, color, ...completeVehicle(rideTypes.offered(), driver, said) }, driver);
  if (!personal && !vehicle) return;
  // A color where there was none contradicts nothing the rider sees.
  const other = vehicle && (driver.color === null ? { ...vehicle.set, color: undefined } : vehicle.set);
  if (other && isOtherCar(other) && (await hasRide(tx, userId))) throw new AppError('VEHICLE_DRIVING');
  if (driver && vehicle?.set.licensePlate !== undefined) {
    await assertOwnPlate(tx, userId, vehicle.set.licensePlate, driver.vehicleId);
    if (driver.available) await assertPlateFree(tx, userId, vehicle.set.licensePlate);
  }
  await logAccountEvent(tx, {
    userId,
    type: 'profile.updated',
    actor: { userId, role: person.role },
    ipAddress,
    data: { ...personal?.told, ...vehicle?.told },
  });
  await tell(tx, { event: 'user.changed', userId, role: person.role });
  if (vehicle || (driver && personal?.set.name !== undefined))
    await changeDrivers(tx, eq(drivers.id, userId), {
      vehicleModel: vehicle?.set.model,
      licensePlate: vehicle?.set.licensePlate,
      vehicleColor: vehicle?.set.color,
      vehicleKind: vehicle?.set.kind,
      vehicleRank: vehicle?.set.classRank,
      vehicleSeats: vehicle?.set.seats,
    });
  if (driver?.approved && vehicle)
    await askDesk(tx, { name: personal?.set.name ?? person.name, email: person.email }, driver, vehicle.set);
  if (picture && personal?.set.avatarUrl !== undefined) await removeOlderPictures(tx, userId, picture.id);
}

interface Known extends Vehicle {
  licensePlate: string | null;
  confirmed: Vehicle;
}

/** Has admins look at an approved driver's vehicle, if its plate, or the rides it would take, differ from what they confirmed. */
async function askDesk(
  tx: Tx,
  about: { name: string; email: string },
  driver: Known,
  { licensePlate, kind = driver.kind, classRank = driver.classRank, seats = driver.seats }: ProfileChanges,
): Promise<void> {
  // Riders find the car by its plate, and the approved registration has another one.
  const plate = driver.licensePlate === null ? undefined : licensePlate;
  // Admins are notified once while it waits, not of each change.
  const isToCheck =
    isSameVehicle(driver, driver.confirmed) && !isSameVehicle({ kind, classRank, seats }, driver.confirmed);
  if (plate === undefined && !isToCheck) return;
  await tellPeople(tx, {
    to: { desk: 'people:write' },
    type: 'vehicle_waiting',
    params: { name: about.name, ...(plate !== undefined && { plate }) },
    about,
  });
}

/** Whether riders recognize the car by something else. */
const isOtherCar = ({
  model,
  licensePlate,
  color,
}: Pick<ProfileChanges, 'model' | 'licensePlate' | 'color'>): boolean =>
  [model, licensePlate, color].some((part) => part !== undefined);

/** The given values that differ from before: to be saved and sent. Undefined when there are none. */
function changed<Given extends object>(given: Given, before: { [Name in keyof Given]?: unknown }) {
  const entries = Object.entries(given).filter(
    ([name, value]) => value !== undefined && value !== before[name as keyof Given],
  );
  if (entries.length === 0) return undefined;
  return {
    set: Object.fromEntries(entries) as Partial<Given>,
    told: Object.fromEntries(
      entries.map(([name, to]) => [
        name,
        { from: before[name as keyof Given] ?? undefined, to: to as unknown },
      ]),
    ),
  };
}

/** Locks a picture the person uploaded. */
async function holdPicture(tx: Tx, userId: string, avatarId: string) {
  const [picture] = await tx
    .select({ id: avatars.id })
    .from(avatars)
    .where(and(eq(avatars.id, avatarId), eq(avatars.userId, userId)))
    .for('share');
  return picture;
}

async function removeOlderPictures(tx: Tx, userId: string, chosenId: string): Promise<void> {
  const chosen = tx.select({ createdAt: avatars.createdAt }).from(avatars).where(eq(avatars.id, chosenId));
  const removed = await tx
    .delete(avatars)
    .where(and(eq(avatars.userId, userId), ne(avatars.id, chosenId), sql`${avatars.createdAt} <= ${chosen}`))
    .returning({ id: avatars.id });
  await queueAvatarRemoval(tx, removed);
}
