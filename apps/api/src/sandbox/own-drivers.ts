import {
  isWithin,
  MOST_SANDBOX_DRIVERS,
  vehicleServes,
  type LatLng,
  type MakeSandboxDriverInput,
  type SandboxDriver,
  type SetSandboxDriverInput,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { addSandboxDriver, SANDBOX_DOMAIN } from '@ridewire/db/seed';
import { and, asc, eq, isNull, like } from 'drizzle-orm';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { ClientConfig } from '../core/client-config.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { createSampleKeeper } from '../documents/keep-sample.ts';
import type { LatestPositions } from '../drivers/latest-positions.ts';
import type { DriverIndex } from '../drivers/driver-index.ts';
import { reportPosition } from '../drivers/report-position.ts';
import { saveHeard } from '../drivers/save-heard.ts';
import { setAvailability } from '../drivers/set-availability.ts';
import { tell } from '../live/tell.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { City } from '../streets/city.ts';
import type { RideTypes } from '../ride-types/follow-ride-types.ts';
import { listOffers } from '../rides/reads/offer-queries.ts';
import type { Sandbox } from './sandbox.ts';

const { drivers, users } = schema;

export type DriverDeps = Parameters<typeof reportPosition>[0] &
  Parameters<typeof saveHeard>[0] &
  Parameters<typeof setAvailability>[0] & {
    db: Db;
    clientConfig: Pick<ClientConfig, 'pickupArea'>;
    cities: { current(): Pick<City, 'title' | 'box'> | null };
    media: MediaStore;
    rideTypes: Pick<RideTypes, 'list' | 'getOffered'>;
    positions: LatestPositions;
    drivers: DriverIndex;
    sandbox: Sandbox | null;
  };

/** A driver of the sandbox, as they act. */
export const actorOf = (driverId: string): Actor => ({
  userId: driverId,
  role: 'driver',
  sessionId: 'sandbox',
});

/** Where a sandbox doesn't exist, nothing of it does. @throws AppError NOT_FOUND */
export function sandboxOf({ sandbox }: { sandbox: Sandbox | null }): Sandbox {
  if (!sandbox) throw new AppError('NOT_FOUND');
  return sandbox;
}

const IS_OURS = and(like(users.email, `%@${SANDBOX_DOMAIN}`), isNull(drivers.deletedAt));

const findRows = ({ db }: Pick<DriverDeps, 'db'>, driverId?: string) =>
  db.orm
    .select({
      id: drivers.id,
      name: users.name,
      email: users.email,
      licensePlate: drivers.licensePlate,
      available: drivers.available,
      kind: drivers.vehicleKind,
      classRank: drivers.vehicleRank,
      seats: drivers.vehicleSeats,
    })
    .from(drivers)
    .innerJoin(users, eq(users.id, drivers.id))
    .where(driverId === undefined ? IS_OURS : and(IS_OURS, eq(drivers.id, driverId)))
    .orderBy(asc(drivers.createdAt), asc(drivers.id));

type Row = Awaited<ReturnType<typeof findRows>>[number];

async function viewDriver(deps: DriverDeps, row: Row): Promise<SandboxDriver> {
  const { kind, classRank, seats, id, name, email, licensePlate, available } = row;
  const place = deps.positions.get(id);
  const vehicle = { kind, classRank, seats };
  return {
    ...{ id, name, email, available },
    licensePlate: licensePlate ?? '',
    types: deps.rideTypes
      .list()
      .filter((type) => vehicleServes(vehicle, type))
      .map((type) => type.id),
    place: place ? { lat: place.lat, lng: place.lng } : null,
    auto: sandboxOf(deps).autos.own.get(id) ?? null,
    offers: (await listOffers(deps.db, id)).map(({ ride }) => ride.id),
    rideId: deps.drivers.ridingOf(id)?.rideId ?? null,
  };
}

export async function listSandboxDrivers(deps: DriverDeps): Promise<SandboxDriver[]> {
  const rows = await findRows(deps);
  return Promise.all(rows.map((row) => viewDriver(deps, row)));
}

/** @throws AppError DRIVER_NOT_FOUND, also for a driver who isn't the sandbox's */
export async function getSandboxDriver(deps: DriverDeps, driverId: string): Promise<SandboxDriver> {
  const [row] = await findRows(deps, driverId);
  if (!row) throw new AppError('DRIVER_NOT_FOUND');
  return viewDriver(deps, row);
}

/** Makes an approved driver with a vehicle and papers, online unless it is said. @throws AppError SANDBOX_DRIVERS_FULL, OUTSIDE_AREA */
export async function makeSandboxDriver(
  deps: DriverDeps,
  { place, type = 'standard', available = true, auto }: MakeSandboxDriverInput,
): Promise<SandboxDriver> {
  const { autos } = sandboxOf(deps);
  assertInCity(deps, place);
  const needs = deps.rideTypes.getOffered(type);
  const keepPicture = createSampleKeeper(deps.media);
  const driverId = await inTransaction(deps.db, async (tx, connection) => {
    // One after the other: names and plates go by how many there are.
    await connection.query('lock table drivers in share row exclusive mode');
    if ((await findRows(deps)).length >= MOST_SANDBOX_DRIVERS) throw new AppError('SANDBOX_DRIVERS_FULL');
    const id = await addSandboxDriver(connection as Parameters<typeof addSandboxDriver>[0], {
      needs,
      keepPicture,
    });
    await tell(tx, { event: 'user.changed', userId: id, role: 'driver' });
    return id;
  });
  if (auto) autos.own.set(driverId, auto);
  placeDriver(deps, driverId, place);
  await saveHeard(deps);
  if (available) await setAvailability(deps, actorOf(driverId), { available });
  return getSandboxDriver(deps, driverId);
}

/** Where the drivers of the start state wait: Gulshan, Dhanmondi and Uttara. */
const FIRST_PLACES: readonly LatLng[] = [
  { lat: 23.7947, lng: 90.4143 },
  { lat: 23.7557, lng: 90.3746 },
  { lat: 23.8739, lng: 90.4006 },
];

/** Has the drivers of the start state wait for requests. */
export async function putDriversOnline(deps: DriverDeps): Promise<void> {
  const rows = await findRows(deps);
  for (const [n, place] of FIRST_PLACES.entries()) {
    const driverId = rows[n]?.id;
    if (driverId) await setSandboxDriver(deps, { driverId, place, available: true });
  }
}

/** @throws AppError DRIVER_NOT_FOUND, OUTSIDE_AREA, and those of setAvailability */
export async function setSandboxDriver(
  deps: DriverDeps,
  { driverId, place, available, auto }: SetSandboxDriverInput,
): Promise<SandboxDriver> {
  const { autos } = sandboxOf(deps);
  await getSandboxDriver(deps, driverId);
  if (place) assertInCity(deps, place);
  if (auto === null) autos.own.delete(driverId);
  else if (auto) autos.own.set(driverId, auto);
  if (place) placeDriver(deps, driverId, place);
  if (available !== undefined) {
    await saveHeard(deps);
    await setAvailability(deps, actorOf(driverId), { available });
  }
  return getSandboxDriver(deps, driverId);
}

/** No ride begins beyond the city's streets, unless rides may begin anywhere: a driver there would be asked for nothing. */
function assertInCity({ cities, clientConfig }: DriverDeps, place: LatLng): void {
  const city = clientConfig.pickupArea && cities.current();
  if (city && !isWithin(city.box, place))
    throw new AppError('OUTSIDE_CITY', { city: city.title }).at('place');
}

/** Puts a car somewhere, however far away it was: as if it had been out of reach in between. */
export function placeDriver(deps: DriverDeps, driverId: string, { lat, lng }: LatLng): void {
  const at = Date.now();
  const held = deps.positions.get(driverId);
  // No position is believed that is older than the one that is known.
  const seenAt = Math.max(at, (held?.at ?? 0) + 2);
  deps.positions.learn({ driverId, lat, lng, bearing: null, at: seenAt - 1 });
  reportPosition(deps, actorOf(driverId), { positions: [{ lat, lng, at: seenAt }] });
}

/** Drivers of the sandbox have no phone that falls silent: those who are online are where they were last. */
export async function keepPresent(deps: DriverDeps): Promise<void> {
  const present = (await findRows(deps)).filter(
    ({ id, available }) => available || deps.drivers.ridingOf(id),
  );
  for (const { id } of present) {
    const place = deps.positions.get(id);
    if (place)
      reportPosition(deps, actorOf(id), { positions: [{ lat: place.lat, lng: place.lng, at: Date.now() }] });
  }
  await saveHeard(deps);
}
