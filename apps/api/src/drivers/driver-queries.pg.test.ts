import { ListDriversInput, type DriverFilter } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeAll, expect, test } from 'vitest';
import { acceptRide } from '../rides/accept-ride.ts';
import { advanceRide } from '../rides/advance-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import { setRideStatus } from '../rides/desk/set-ride-status.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { getDriver, getEarnings } from './driver-queries.ts';
import { listDrivers } from './list-drivers.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let online: TestActor;
let offline: TestActor;
let suspended: TestActor;
let waiting: TestActor;
let unverified: TestActor;

/** Two numbers, as people write them. */
const PHONES: Record<string, string> = { Anis: '+880 1712-345678', Emon: '01712 345679' };

beforeAll(async () => {
  const make = async (name: string, plate: string | null, state: Parameters<typeof makeActor>[2]) => {
    const actor = await makeActor(core.db, 'driver', state);
    await core.db.pool.query(
      'update users set name = $2, email = $3, phone = coalesce($4, phone) where id = $1',
      [actor.userId, name, `${name.toLowerCase()}@drive.test`, PHONES[name]],
    );
    await core.db.pool.query('update drivers set license_plate = $2 where id = $1', [actor.userId, plate]);
    return actor;
  };
  online = await make('Anis', 'DHK-11', {});
  offline = await make('Babul', 'DHK-12%', { available: false });
  suspended = await make('Chan', 'CTG-21', { suspended: true, available: false });
  waiting = await make('Dulal', null, { approved: false, available: false });
  unverified = await make('Emon', 'CTG-22', { approved: false, available: false });
  await core.db.pool.query('update users set email_verified_at = null where id = $1', [unverified.userId]);
  // Two describe another vehicle by now: an approval confirms it, so it needs no separate look.
  await core.db.pool.query('update drivers set vehicle_seats = 4 where id = any ($1)', [
    [offline.userId, waiting.userId],
  ]);
  // A person of that name who doesn't drive.
  const rider = await makeActor(core.db, 'rider');
  await core.db.pool.query(`update users set name = 'Anis' where id = $1`, [rider.userId]);
});

const list = (input: Partial<ListDriversInput> = {}) => listDrivers(core.db, ListDriversInput.parse(input));
const names = async (input: Partial<ListDriversInput>) =>
  (await list(input)).items.map((driver) => driver.name);

test('all drivers, newest first, page by page', async () => {
  expect(await names({})).toEqual(['Emon', 'Dulal', 'Chan', 'Babul', 'Anis']);
  expect(await list({ page: 2, limit: 3 })).toMatchObject({
    page: 2,
    limit: 3,
    total: 5,
    items: [{ id: offline.userId }, { id: online.userId }],
  });
  expect(await list({ page: 9 })).toMatchObject({ items: [], total: 5 });
});

test.each<[DriverFilter, string[]]>([
  ['approved', ['Chan', 'Babul', 'Anis']],
  ['suspended', ['Chan']],
  ['available', ['Anis']],
  // Drivers whose address is not verified don't wait for approval yet.
  ['waiting', ['Dulal']],
  ['vehicle', ['Babul']],
])('those who are %s', async (status, found) => {
  expect(await names({ status })).toEqual(found);
  expect((await list({ status })).total).toBe(found.length);
});

test.each<[string, string[]]>([
  ['anis', ['Anis']],
  ['DRIVE.test', ['Emon', 'Dulal', 'Chan', 'Babul', 'Anis']],
  ['ctg-2', ['Emon', 'Chan']],
  ['2%', ['Babul']],
  ['%', ['Babul']],
  ['_', []],
  ['01712345', ['Emon', 'Anis']],
  ['+88 01712-345 678', ['Anis']],
  ['1712 345679', ['Emon']],
  ['8801812', []],
])('a search for %s finds %j', async (search, found) => {
  expect(await names({ search })).toEqual(found);
  expect((await list({ search })).total).toBe(found.length);
});

test('a search and a filter narrow together', async () => {
  expect(await names({ search: 'dhk', status: 'available' })).toEqual(['Anis']);
  expect(await names({ search: 'ctg', status: 'available' })).toEqual([]);
});

test('earnings are of completed rides only, and the same as the driver’s own', async () => {
  const rider = await makeActor(core.db, 'rider');
  const admin = await makeActor(core.db, 'admin');
  const drive = async () => {
    const { id: rideId, fareCents } = await requestRide(core, rider, request());
    await acceptRide(core, online, { rideId });
    await advanceRide(core, online, { rideId, to: 'picked_up' });
    await advanceRide(core, online, { rideId, to: 'in_transit' });
    await advanceRide(core, online, { rideId, to: 'completed' });
    return { rideId, fareCents };
  };
  const { fareCents } = await drive();
  const { rideId: undone } = await drive();
  await setRideStatus(core, admin, { rideId: undone, to: 'canceled' });
  const { totalCents } = await getEarnings(core.db, online.userId, core.timeZone);
  expect(totalCents).toBe(fareCents - Math.round(fareCents * 0.2));
  const { items } = await list();
  expect(items.map((driver) => driver.earnedCents)).toEqual([0, 0, 0, 0, totalCents]);
  expect(await getDriver(core.db, online.userId)).toEqual(items[4]);
});

test('a driver is shown with vehicle and account', async () => {
  expect(await getDriver(core.db, suspended.userId)).toEqual({
    id: suspended.userId,
    name: 'Chan',
    email: 'chan@drive.test',
    phone: '+8801700000000',
    avatarUrl: null,
    userStatus: 'active',
    approved: true,
    suspended: true,
    available: false,
    presence: { silentSince: null, pausedSince: null, cooling: null, onBreak: null, putOffline: null },
    earnedCents: 0,
    vehicle: {
      ...{ model: 'Toyota Axio', licensePlate: 'CTG-21', kind: 'car', classRank: 4, seats: 6 },
      confirmed: { kind: 'car', classRank: 4, seats: 6 },
    },
    documents: [],
    otherDocumentsWaiting: 0,
    version: 1,
    createdAt: expect.stringMatching(/^\d{4}-.+Z$/) as string,
  });
  expect(await getDriver(core.db, waiting.userId)).toMatchObject({ vehicle: { licensePlate: null } });
  const rider = await makeActor(core.db, 'rider');
  await expect(getDriver(core.db, rider.userId)).rejects.toMatchObject({ code: 'DRIVER_NOT_FOUND' });
});
