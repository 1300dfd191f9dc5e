import { RequestRideInput } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeAll, expect, test } from 'vitest';
import { deleteAccount } from '../own-data/delete-account.ts';
import { refused } from '../testing/accounts.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { givePassword } from '../testing/give-password.ts';
import { getAlert } from '../sos/alert-queries.ts';
import { getIncident } from '../sos/incident-queries.ts';
import { raiseAlert } from '../sos/raise-alert.ts';
import { AIRPORT, GULSHAN, request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { acceptRide } from './accept-ride.ts';
import { cancelRide } from './cancel-ride.ts';
import { viewOffer } from './reads/offer-view.ts';
import { forgetPassengers } from './forget-passengers.ts';
import { getRide, listOpenRides } from './reads/ride-detail-queries.ts';
import { findDriverRide, findRideImage, findRiderRide } from './reads/ride-queries.ts';
import { viewForDriver } from './reads/ride-view.ts';
import { requestRide } from './request-ride.ts';

const core = useTestCore(useTestDatabase());
const NOTE = 'At the blue gate';
let rider: TestActor;
let driver: TestActor;
beforeAll(async () => {
  rider = await makeActor(core.db, 'rider');
  driver = await makeActor(core.db, 'driver');
});

test('a rider’s note is for the driver who comes, not for those who are asked', async () => {
  const { id: rideId } = await requestRide(core, rider, request({ pickupNote: NOTE }));
  const image = (await findRideImage(core.db, rideId))!;
  expect(JSON.stringify(viewOffer(image, { meters: 100 }, 0, 1))).not.toContain(NOTE);
  expect(JSON.stringify(await listOpenRides(core.db, driver.userId))).not.toContain(NOTE);
  expect(await findRiderRide(core.db, rider.userId)).toMatchObject({ pickupNote: NOTE });

  await acceptRide(core, driver, { rideId });
  expect(await findDriverRide(core.db, driver.userId)).toMatchObject({ pickupNote: NOTE });
  const admin = await makeActor(core.db, 'admin');
  for (const reader of [rider, driver, admin])
    expect(await getRide(core.db, reader, rideId)).toMatchObject({ pickupNote: NOTE });

  await cancelRide(core, rider, { rideId });
  await givePassword(core.db, rider.userId, 'Correct-horse-7');
  await deleteAccount(core, rider, { password: 'Correct-horse-7' }, { userAgent: null, ipAddress: null });
  expect(await getRide(core.db, admin, rideId)).not.toHaveProperty('pickupNote');
});

const MOTHER = { name: 'Amena Begum', phone: '+8801811111111' };

test('who rides is told to the driver who comes, not to those who are asked, and by phone only until the end', async () => {
  const [nadia, karim] = [await makeActor(core.db, 'rider'), await makeActor(core.db, 'driver')];
  const wish = request({ passenger: MOTHER });
  const { id: rideId } = await requestRide(core, nadia, wish);
  expect(await requestRide(core, nadia, wish)).toMatchObject({ id: rideId, passenger: MOTHER });
  await refused(requestRide(core, nadia, { ...wish, passenger: undefined }), 'COMMAND_REUSED');
  await refused(
    requestRide(core, nadia, { ...wish, passenger: { ...MOTHER, name: 'Amena' } }),
    'COMMAND_REUSED',
  );
  const image = (await findRideImage(core.db, rideId))!;
  for (const asked of [viewOffer(image, { meters: 100 }, 0, 1), await listOpenRides(core.db, karim.userId)])
    for (const secret of Object.values(MOTHER)) expect(JSON.stringify(asked)).not.toContain(secret);

  await acceptRide(core, karim, { rideId });
  expect(await findDriverRide(core.db, karim.userId)).toMatchObject({ passenger: MOTHER });
  expect(await getRide(core.db, karim, rideId)).toMatchObject({ passenger: MOTHER });
  await cancelRide(core, karim, { rideId, reason: 'The car broke down' });
  expect(await getRide(core.db, karim, rideId)).toMatchObject({ passenger: { ...MOTHER, phone: null } });
  expect(viewForDriver((await findRideImage(core.db, rideId))!).passenger).toEqual({
    ...MOTHER,
    phone: null,
  });
  const admin = await makeActor(core.db, 'admin');
  for (const reader of [nadia, admin])
    expect(await getRide(core.db, reader, rideId)).toMatchObject({ passenger: MOTHER });

  await givePassword(core.db, nadia.userId, 'Correct-horse-7');
  await deleteAccount(core, nadia, { password: 'Correct-horse-7' }, { userAgent: null, ipAddress: null });
  expect(await getRide(core.db, admin, rideId)).not.toHaveProperty('passenger');
});

test('a call for help names the person in the car to admins', async () => {
  const [nadia, karim] = [await makeActor(core.db, 'rider'), await makeActor(core.db, 'driver')];
  const { id: rideId } = await requestRide(core, nadia, request({ passenger: MOTHER }));
  await acceptRide(core, karim, { rideId });
  for (const caller of [nadia, karim]) {
    const own = await raiseAlert(core, caller, { rideId, message: '', location: GULSHAN });
    expect(own).not.toHaveProperty('passenger');
    expect(await getAlert(core.db, own.id)).toMatchObject({ passenger: MOTHER });
  }
  expect(await getIncident(core.db, rideId)).toMatchObject({
    calls: [
      { passenger: MOTHER, isPlaceOfCar: false },
      { passenger: MOTHER, isPlaceOfCar: false },
    ],
  });
  await cancelRide(core, nadia, { rideId });
});

test('an alert at the place of a check-in says that it is the car’s', async () => {
  const [nadia, karim] = [await makeActor(core.db, 'rider'), await makeActor(core.db, 'driver')];
  const { id: rideId } = await requestRide(core, nadia, request({ passenger: MOTHER }));
  await acceptRide(core, karim, { rideId });
  await core.db.pool.query(
    `insert into check_ins (id, ride_id, rider_id, driver_id, why, state, lat, lng, asked_at, answer_by, closed_at)
      values (gen_random_uuid(), $1, $2, $3, 'standing', 'unanswered', $4, $5, now(), now(), now())`,
    [rideId, nadia.userId, karim.userId, AIRPORT.lat, AIRPORT.lng],
  );
  const placeOf = async (location: typeof GULSHAN) =>
    (await getAlert(core.db, (await raiseAlert(core, nadia, { rideId, message: '', location })).id))
      .isPlaceOfCar;
  expect([await placeOf(AIRPORT), await placeOf(GULSHAN)]).toEqual([true, false]);
  await cancelRide(core, nadia, { rideId });
});

/** A canceled ride for somebody else, requested so many days ago. */
const rideBefore = async (rider: TestActor, daysAgo: number) => {
  const { rows } = await core.db.pool.query<{ id: string }>(
    `insert into rides (id, command_id, rider_id, passenger, status, canceled_by, canceled_at, type, pickup_address, pickup_lat, pickup_lng, destination_address, destination_lat, destination_lng, distance_meters, duration_seconds, fare_cents, commission_cents, payout_cents)
      values (uuidv7($2::int * interval '-1 day'), uuidv7(), $1, $3, 'canceled', 'rider', now(), 'standard', 'a', 23.7, 90.4, 'b', 23.8, 90.4, 9, 9, 1000, 200, 800) returning id`,
    [rider.userId, daysAgo, JSON.stringify(MOTHER)],
  );
  return rows[0]?.id ?? '';
};
const passengersOf = async (ids: string[]) => {
  const { rows } = await core.db.pool.query<{ name: string | null }>(
    `select passenger ->> 'name' as name from rides where id = any ($1) order by id`,
    [ids],
  );
  return rows.map(({ name }) => name);
};

test('a passenger is forgotten 90 days after the request, and each look begins where the last one ended', async () => {
  const nadia = await makeActor(core.db, 'rider');
  const ids = [await rideBefore(nadia, 200), await rideBefore(nadia, 91), await rideBefore(nadia, 89)];
  await forgetPassengers(core.db);
  expect(await passengersOf(ids)).toEqual([null, null, MOTHER.name]);
  // The next look begins where this one ended.
  await core.db.pool.query(
    `update city set passengers_forgotten_to = passengers_forgotten_to - interval '2 days'`,
  );
  const again = [await rideBefore(nadia, 95), await rideBefore(nadia, 91)];
  await forgetPassengers(core.db);
  await forgetPassengers(core.db);
  expect(await passengersOf(again)).toEqual([MOTHER.name, null]);
});

test('a first look through many rides goes on where it failed', async () => {
  const nadia = await makeActor(core.db, 'rider');
  await core.db.pool.query('update city set passengers_forgotten_to = null');
  const ids = [];
  for (const daysAgo of [304, 303, 302, 301, 300]) ids.push(await rideBefore(nadia, daysAgo));
  await core.db.pool.query(
    `alter table rides add constraint fails check (id <> '${ids[2]}' or passenger is not null)`,
  );
  await expect(forgetPassengers(core.db, 2)).rejects.toThrow();
  expect(await passengersOf(ids)).toEqual([null, null, ...Array<string>(3).fill(MOTHER.name)]);
  await core.db.pool.query('alter table rides drop constraint fails');
  await forgetPassengers(core.db, 2);
  expect(await passengersOf(ids)).toEqual(Array(5).fill(null));
});

test('a ride for oneself names nobody else', async () => {
  const nadia = await makeActor(core.db, 'rider');
  const ride = await requestRide(core, nadia, request());
  expect(ride).not.toHaveProperty('passenger');
  await cancelRide(core, nadia, { rideId: ride.id });
});

test('a passenger has a name and a phone number', () => {
  const read = (passenger: unknown) => RequestRideInput.safeParse({ ...request(), passenger });
  // A number copied from a contacts app comes between marks of direction.
  expect(read({ name: ' Amena ', phone: '\u202a 01811-111111\u202c ' }).data?.passenger).toEqual({
    ...{ name: 'Amena', phone: '01811-111111' },
  });
  for (const wrong of [{}, 'Amena', { name: ' ', phone: MOTHER.phone }, { name: 'Amena', phone: '12' }])
    expect(read(wrong).success).toBe(false);
});

test('a note is one line of at most 120 letters, and none if it is blank', () => {
  const read = (pickupNote: unknown) => RequestRideInput.safeParse({ ...request(), pickupNote });
  expect(read('  ').data).not.toHaveProperty('pickupNote', expect.any(String));
  expect(read(undefined).success).toBe(true);
  expect(read(` ${'ক'.repeat(120)} `).data?.pickupNote).toBe('ক'.repeat(120));
  for (const wrong of ['x'.repeat(121), 'two\nlines', 7]) expect(read(wrong).success).toBe(false);
});
