import {
  EditVehicleInput,
  ListDriversInput,
  MOST_VEHICLES,
  VehicleIdInput,
  type ErrorCode,
  type OwnVehicle,
  type RideType,
  type Vehicle,
} from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { inTransaction } from '../core/in-transaction.ts';
import { approveDocument } from '../documents/approve-document.ts';
import { listDocuments } from '../documents/document-queries.ts';
import { approveDriver } from '../drivers/approve-driver.ts';
import { confirmVehicle } from '../drivers/confirm-vehicle.ts';
import { returnDocument } from '../documents/return-document.ts';
import { pageOf } from '../push/page-of.ts';
import { putExpiredOffline } from '../drivers/put-expired-offline.ts';
import { hasRide } from '../drivers/has-ride.ts';
import { listDrivers } from '../drivers/list-drivers.ts';
import { setAvailability } from '../drivers/set-availability.ts';
import { setTakenType } from '../drivers/set-taken-type.ts';
import { changeProfile } from '../profile/change-profile.ts';
import { OFFER } from '../dispatch/offer-rides.ts';
import { getDriver } from '../drivers/driver-queries.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { advanceRide } from '../rides/advance-ride.ts';
import { getPayment } from '../payments/payment-queries.ts';
import { findRideImage } from '../rides/reads/ride-queries.ts';
import { setRideStatus } from '../rides/desk/set-ride-status.ts';
import { requestRide } from '../rides/request-ride.ts';
import type { RunningServices } from '../server/start-services.ts';
import { caller, findAccountEvents, refused } from '../testing/accounts.ts';
import { makeActor, newPlate, plateOf, type TestActor } from '../testing/actors.ts';
import { givePapers, giveVehiclePapers } from '../testing/give-papers.ts';
import { holdRow } from '../testing/hold-row.ts';
import { makeDocument } from '../testing/make-document.ts';
import { request } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { addVehicle } from './add-vehicle.ts';
import { confirmOtherVehicle } from './confirm-other-vehicle.ts';
import { driveVehicle } from './drive-vehicle.ts';
import { editVehicle } from './edit-vehicle.ts';
import { removeVehicle } from './remove-vehicle.ts';
import { listVehicles } from './vehicle-queries.ts';

const AXIO: Vehicle = { kind: 'car', classRank: 1, seats: 4 };
const NOAH: Vehicle = { kind: 'car', classRank: 1, seats: 6 };

const database = useTestDatabase();
let core: RunningServices;
let other: RunningServices;
let admin: TestActor;
let driver: TestActor;
beforeAll(async () => {
  core = await startTestCore(database.connectionString);
  other = await startTestCore(database.connectionString);
});
afterAll(() => Promise.all([core.stop(), other.stop()]));
beforeEach(async () => {
  await core.db.pool.query('update drivers set available = false');
  admin = await makeActor(core.db, 'admin');
  driver = await makeActor(core.db, 'driver', { vehicle: AXIO });
  await givePapers(core.db, driver.userId);
});

let made = 0;
async function add(said: Vehicle = NOAH, who = driver, licensePlate = `VAN-${++made}`): Promise<string> {
  const vehicleId = crypto.randomUUID();
  await addVehicle(core, who, { vehicleId, model: 'Toyota Noah', licensePlate, color: 'white', ...said });
  return vehicleId;
}
const find = async (vehicleId: string, who = driver): Promise<OwnVehicle> =>
  (await listVehicles(core, who.userId)).vehicles.find(({ id }) => id === vehicleId) as OwnVehicle;
async function confirm(vehicleId: string, who = driver): Promise<void> {
  const { kind, classRank, seats, licensePlate } = await find(vehicleId, who);
  await confirmOtherVehicle(core, admin, {
    driverId: who.userId,
    vehicleId,
    licensePlate: licensePlate as string,
    vehicle: { kind, classRank, seats },
  });
}
/** Added, with its documents, and confirmed. */
async function addReady(said = NOAH, who = driver, plate?: string): Promise<string> {
  const vehicleId = await add(said, who, plate);
  await giveVehiclePapers(core.db, who.userId, vehicleId);
  await confirm(vehicleId, who);
  return vehicleId;
}
const drive = (vehicleId: string, who = driver, at = core) => driveVehicle(at, who, { vehicleId });
const refusedAs = (promise: Promise<unknown>, key: string) =>
  expect(promise).rejects.toMatchObject({ refused: expect.arrayContaining([key]) });
const ask = async (type: RideType) =>
  (await requestRide(core, await makeActor(core.db, 'rider'), request({ type }))).id;
const rowOf = async (who = driver) =>
  (
    await core.db.pool.query(
      `select license_plate, vehicle_seats, confirmed_seats, declined_types, available from drivers where id = $1`,
      [who.userId],
    )
  ).rows[0];

describe('changing vehicles', () => {
  test('serves what the new one serves from then on, and receipts keep the old', async () => {
    const van = await addReady();
    const xl = await ask('xl');
    await refused(acceptRide(core, driver, { rideId: xl }), 'VEHICLE_NOT_FIT');
    const { vehicles } = await drive(van);
    expect(vehicles.map(({ id, isDriven }) => [id, isDriven])).toEqual([
      [van, true],
      [driver.userId, false],
    ]);
    await acceptRide(other, driver, { rideId: xl });
    for (const to of ['picked_up', 'in_transit', 'completed'] as const)
      await advanceRide(core, driver, { rideId: xl, to });
    await drive(driver.userId);
    expect(await rowOf()).toMatchObject({
      license_plate: plateOf(driver.userId),
      confirmed_seats: 4,
      available: true,
    });
    const { rows } = await core.db.pool.query<{ rider_id: string }>(
      'select rider_id from rides where id = $1',
      [xl],
    );
    const receipt = await getPayment(core.db, rows[0]?.rider_id as string, xl);
    expect(receipt.ride.driver).toMatchObject({ vehicleModel: 'Toyota Noah', vehicleColor: 'white' });
    await refused(acceptRide(core, driver, { rideId: await ask('xl') }), 'VEHICLE_NOT_FIT');
    const driven = (await findAccountEvents(core.db, driver.userId)).filter(
      ({ type }) => type === 'vehicle.driven',
    );
    expect(driven).toHaveLength(2);
    expect(driven[0]?.data).toMatchObject({ licensePlate: { from: plateOf(driver.userId) } });
  });

  test('is refused with a ride, and with one to take next', async () => {
    const van = await addReady();
    const rideId = await ask('standard');
    await acceptRide(core, driver, { rideId });
    await refusedAs(drive(van), 'VEHICLE_DRIVING');
    await setRideStatus(core, admin, { rideId, to: 'canceled' });
    await inTransaction(core.db, async (tx) => {
      expect(await hasRide(tx, driver.userId)).toBe(false);
    });
    // Seen by no background work, which would make it their present ride at once.
    const waiting = await ask('standard');
    const undone = inTransaction(core.db, async (tx) => {
      await tx.execute(
        sql`update rides set next_driver_id = ${driver.userId}, next_pickup_at = now(), next_until = now() where id = ${waiting}`,
      );
      expect(await hasRide(tx, driver.userId)).toBe(true);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await drive(van);
  });

  test('makes an accept at that moment wait, which takes the new one', async () => {
    const van = await addReady();
    const rideId = await ask('standard');
    const held = await holdRow(
      database.connectionString,
      'lock table account_events in share row exclusive mode',
      [],
    );
    const changing = drive(van);
    await held.waiting(1, '%account_events%');
    const accepting = acceptRide(other, driver, { rideId });
    await held.waiting(1, '%update rides%');
    await held.release();
    await Promise.all([changing, accepting]);
    expect((await findRideImage(core.db, rideId))?.driver?.vehicleModel).toBe('Toyota Noah');
  });

  test('ends the offers of rides that the new one doesn’t serve, and others are asked at once', async () => {
    const van = await addReady();
    await drive(van);
    const [xl, standard] = [await ask('xl'), await ask('standard')];
    for (const rideId of [xl, standard])
      await core.changeRide(OFFER, {
        rideId,
        offers: [{ driverId: driver.userId, meters: 900, seconds: 300 }],
        onlyIfWave: null,
      });
    await core.db.pool.query(
      `update rides set next_wave_at = now() + interval '1 hour' where id = any ($1)`,
      [[xl, standard]],
    );
    const offers = async () =>
      (
        await core.db.pool.query(
          `select r.type, o.ended_at is not null as ended from ride_offers o join rides r on r.id = o.ride_id
            where o.driver_id = $1 and r.id = any ($2) order by r.type`,
          [driver.userId, [xl, standard]],
        )
      ).rows;
    const types = ['standard', 'xl'];
    expect(await offers()).toEqual(types.map((type) => ({ type, ended: false })));
    await drive(driver.userId);
    expect(await offers()).toEqual(types.map((type) => ({ type, ended: type === 'xl' })));
    const { rows } = await core.db.pool.query<{ waits: boolean }>(
      `select next_wave_at > now() + interval '10 minutes' as waits from rides where id = $1`,
      [xl],
    );
    expect(rows).toEqual([{ waits: false }]);
  });

  test('takes back the types the driver doesn’t want, if the new one serves no other', async () => {
    const van = await addReady();
    await drive(van);
    await setTakenType(core, driver, { type: 'standard', isTaken: false });
    await drive(driver.userId);
    expect((await rowOf()).declined_types).toEqual([]);
  });

  test('twice at once, in two processes, and again, is one change', async () => {
    const van = await addReady();
    await Promise.all([drive(van), drive(van, driver, other), drive(van)]);
    expect((await listVehicles(core, driver.userId)).vehicles).toHaveLength(2);
    expect(await rowOf()).toMatchObject({ vehicle_seats: 6, confirmed_seats: 6 });
  });

  test('is free before approval, and nothing of it counts as confirmed', async () => {
    const fresh = await makeActor(core.db, 'driver', { approved: false, available: false });
    const van = await add(NOAH, fresh);
    await drive(van, fresh);
    const { vehicles } = await listVehicles(core, fresh.userId);
    expect(vehicles.map(({ confirmed }) => confirmed)).toEqual([null, null]);
  });
});

describe('papers', () => {
  test('belong to their vehicle, and go with it', async () => {
    const van = await addReady();
    const kinds = async () => (await listDocuments(core, driver.userId)).documents.map(({ id }) => id);
    const before = await kinds();
    expect(before).toHaveLength(3);
    const ofVan = (await find(van)).documents.map(({ id }) => id);
    expect(ofVan).toHaveLength(2);
    await drive(van);
    const after = await kinds();
    expect(after).toEqual(expect.arrayContaining(ofVan));
    expect(after.filter((id) => before.includes(id))).toHaveLength(1);
    await drive(driver.userId);
    expect((await kinds()).toSorted()).toEqual(before.toSorted());
    expect((await find(van)).documents.map(({ id }) => id).toSorted()).toEqual(ofVan.toSorted());
  });

  test('sent before there is a vehicle are those of the first one added, which is driven', async () => {
    const fresh = await makeActor(core.db, 'driver', { approved: false, available: false });
    await core.db.pool.query('update drivers set vehicle_model = null, license_plate = null where id = $1', [
      fresh.userId,
    ]);
    const sent = await makeDocument(core, fresh, 'registration');
    const first = { vehicleId: crypto.randomUUID(), model: 'Honda Fit', licensePlate: newPlate(), seats: 3 };
    await addVehicle(core, fresh, first);
    const { vehicles } = await addVehicle(other, fresh, first);
    expect(vehicles).toMatchObject([
      { id: first.vehicleId, isDriven: true, model: 'Honda Fit', seats: 3, confirmed: null },
    ]);
    expect(vehicles[0]?.documents.map(({ id }) => id)).toEqual([sent.documentId]);
    const van = await add(NOAH, fresh);
    const ofVan = await makeDocument(core, fresh, 'registration', van);
    await drive(van, fresh);
    expect((await find(van, fresh)).documents.map(({ id }) => id)).toEqual([ofVan.documentId]);
    expect((await find(first.vehicleId, fresh)).documents.map(({ id }) => id)).toEqual([sent.documentId]);
  });

  test('are sent, judged and replaced for one vehicle alone', async () => {
    const van = await add();
    const seen = await makeDocument(core, driver, 'insurance', van);
    await makeDocument(core, driver, 'insurance');
    await approveDocument(core, admin, seen, caller());
    expect((await find(van)).documents).toMatchObject([{ kind: 'insurance', state: 'approved' }]);
    const own = (await listDocuments(core, driver.userId)).documents;
    expect(own.filter(({ kind }) => kind === 'insurance').map(({ state }) => state)).toEqual([
      'approved',
      'waiting',
    ]);
    const next = await makeDocument(core, driver, 'insurance', van);
    await approveDocument(core, admin, next, caller());
    expect((await find(van)).documents).toMatchObject([{ id: next.documentId, state: 'approved' }]);
    await refusedAs(makeDocument(core, driver, 'licence', van), 'documentKind');
    await refused(makeDocument(core, driver, 'insurance', crypto.randomUUID()), 'VEHICLE_NOT_FOUND');
  });

  test('of a parked one are told with its plate', async () => {
    const van = await add(NOAH, driver, 'DHK-VAN');
    await approveDocument(core, admin, await makeDocument(core, driver, 'insurance', van), caller());
    const { reason, ...seen } = {
      ...(await makeDocument(core, driver, 'registration', van)),
      reason: 'Unreadable',
    };
    await returnDocument(core, admin, { ...seen, reason }, caller());
    const { rows } = await core.db.pool.query(
      'select type, params from notifications where user_id = $1 order by id',
      [driver.userId],
    );
    expect(rows).toEqual([
      { type: 'document_approved', params: { kind: 'insurance', plate: 'DHK-VAN' } },
      { type: 'document_returned', params: { kind: 'registration', plate: 'DHK-VAN', reason } },
    ]);
    expect(pageOf({ what: 'notification', id: 'n', rideId: null, ...rows[1] }, 'driver')).toBe(
      '/dashboard/driver/vehicles',
    );
  });

  test('of a parked one count among those to check, and the trail names its plate', async () => {
    const waiting = async () => (await getDriver(core.db, driver.userId)).otherDocumentsWaiting;
    const van = await add(NOAH, driver, 'DHK-VAN');
    const seen = await makeDocument(core, driver, 'insurance', van);
    await makeDocument(core, driver, 'registration', van);
    await makeDocument(core, driver, 'insurance');
    expect(await waiting()).toBe(2);
    await approveDocument(core, admin, seen, caller());
    expect(await waiting()).toBe(1);
    const { rows } = await core.db.pool.query(
      `select type, data ->> 'plate' as plate from account_events where user_id = $1 and type like 'document.%' order by id`,
      [driver.userId],
    );
    expect(rows).toEqual([
      { type: 'document.uploaded', plate: 'DHK-VAN' },
      { type: 'document.uploaded', plate: 'DHK-VAN' },
      { type: 'document.uploaded', plate: null },
      { type: 'document.approved', plate: 'DHK-VAN' },
    ]);
  });

  test('that were replaced or are gone are refused with what is so of their own vehicle', async () => {
    const van = await add();
    const seen = await makeDocument(core, driver, 'insurance', van);
    await makeDocument(core, driver, 'insurance', van);
    await refusedAs(approveDocument(core, admin, { ...seen, vehicleId: van }, caller()), 'DOCUMENT_REPLACED');
    await core.db.pool.query('delete from driver_documents where vehicle_id = $1', [van]);
    await refusedAs(
      approveDocument(core, admin, { ...seen, vehicleId: van }, caller()),
      'DOCUMENT_NOT_FOUND',
    );
  });

  test('that have ended keep the vehicle parked, but not their driver offline', async () => {
    const van = await addReady();
    await core.db.pool.query(
      `update driver_documents set expires_on = current_date - 2 where vehicle_id = $1 and kind = 'insurance'`,
      [van],
    );
    await expect(drive(van)).rejects.toMatchObject({
      code: 'PAPERS_EXPIRED',
      message: 'This vehicle’s insurance has expired. Send a new one first.',
    });
    await putExpiredOffline(core);
    expect((await rowOf()).available).toBe(true);
    await setAvailability(core, driver, { available: false });
    await setAvailability(core, driver, { available: true });
  });

  test('that came back or are gone keep the vehicle parked too', async () => {
    const van = await addReady();
    const [paper] = (await find(van)).documents;
    if (!paper) throw new Error('It has no documents.');
    const { id: documentId, kind, version } = paper;
    await returnDocument(
      core,
      admin,
      { driverId: driver.userId, kind, documentId, version, reason: 'Unreadable' },
      caller(),
    );
    await expect(drive(van)).rejects.toMatchObject({
      code: 'VEHICLE_UNCONFIRMED',
      refused: ['VEHICLE_PAPERS_LACK', { lacking: [kind] }],
    });
    await core.db.pool.query('delete from driver_documents where vehicle_id = $1', [van]);
    await expect(drive(van)).rejects.toMatchObject({
      message: 'You can drive this vehicle once we’ve approved these: vehicle registration, insurance.',
    });
  });

  test('come before the desk can confirm it, and the desk finds it from then on', async () => {
    const found = async () =>
      (await listDrivers(core.db, ListDriversInput.parse({ status: 'vehicle' }))).items.map(({ id }) => id);
    const van = await add();
    await expect(confirm(van)).rejects.toMatchObject({ code: 'DRIVER_NOT_READY' });
    await refusedAs(drive(van), 'VEHICLE_UNCONFIRMED');
    expect(await found()).not.toContain(driver.userId);
    await giveVehiclePapers(core.db, driver.userId, van);
    expect(await found()).toContain(driver.userId);
    await confirm(van);
    await confirm(van);
    expect(await found()).not.toContain(driver.userId);
    expect((await find(van)).confirmed).toEqual(NOAH);
  });
});

describe('a plate', () => {
  const PLATE = 'Dhaka Metro-GA 21-4832';
  let second: TestActor;
  const plate = (who: TestActor, licensePlate: string) =>
    changeProfile(core, who, { licensePlate }, caller());
  const online = (who: TestActor, at = core) => setAvailability(at, who, { available: true });
  beforeEach(async () => {
    second = await makeActor(core.db, 'driver', { available: false });
    await givePapers(core.db, second.userId);
    await core.db.pool.query(`update drivers set license_plate = null where license_plate = $1`, [PLATE]);
  });

  test('that another driver drives online can’t be driven online, however it’s written', async () => {
    await plate(driver, PLATE);
    await plate(second, 'DHAKA METRO GA 214832');
    await refused(online(second), 'PLATE_IN_USE');
    const van = await addReady(NOAH, second);
    await drive(van, second);
    await online(second);
    await refused(drive(second.userId, second), 'PLATE_IN_USE');
    await expect(plate(second, PLATE.toLowerCase())).rejects.toMatchObject({ code: 'VEHICLE_TWICE' });
    await removeVehicle(core, second, { vehicleId: second.userId });
    await refused(plate(second, PLATE.toLowerCase()), 'PLATE_IN_USE');
    await setAvailability(core, driver, { available: false });
    await plate(second, PLATE.toLowerCase());
    await refused(online(driver), 'PLATE_IN_USE');
  });

  const toldAdmin = async () =>
    (
      await core.db.pool.query(
        `select params, about_email as about from notifications where user_id = $1 and type = 'vehicle_waiting' order by id`,
        [admin.userId],
      )
    ).rows;

  test('that two drivers want is told to the desk, once a day', async () => {
    await plate(driver, PLATE);
    await plate(second, PLATE.replace('21', '২১'));
    await core.limits.forget('reportByPlate', 'DHAKAMETROGA214832');
    await core.db.pool.query('delete from notifications where user_id = $1', [admin.userId]);
    await refused(online(second), 'PLATE_IN_USE');
    await refused(online(second, other), 'PLATE_IN_USE');
    expect(await toldAdmin()).toMatchObject([
      { params: { name: second.name, isTaken: true }, about: `${second.userId}@example.test` },
    ]);
    const van = await addReady(NOAH, second, 'OTHER-VAN');
    await drive(van, second);
    await online(second);
    await core.limits.forget('reportByPlate', 'DHAKAMETROGA214832');
    await refused(drive(second.userId, second), 'PLATE_IN_USE');
    expect(await toldAdmin()).toHaveLength(2);
    await removeVehicle(core, second, { vehicleId: second.userId });
    await core.limits.forget('reportByPlate', 'DHAKAMETROGA214832');
    await refused(plate(second, PLATE), 'PLATE_IN_USE');
    expect(await toldAdmin()).toHaveLength(3);
  });

  test('is driven until the last rider got out, also by a driver who went offline', async () => {
    await plate(driver, PLATE);
    await plate(second, PLATE);
    const rideId = await ask('standard');
    await acceptRide(core, driver, { rideId });
    await setAvailability(core, driver, { available: false });
    await refused(online(second), 'PLATE_IN_USE');
    for (const to of ['picked_up', 'in_transit', 'completed'] as const)
      await advanceRide(core, driver, { rideId, to });
    await online(second);
  });

  test('of two who go online at once in two processes, one drives', async () => {
    await setAvailability(core, driver, { available: false });
    for (const who of [driver, second])
      await core.db.pool.query('update drivers set license_plate = $2 where id = $1', [who.userId, PLATE]);
    const outcomes = await Promise.allSettled([online(driver), online(second, other)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { rows } = await core.db.pool.query(
      'select id from drivers where available and license_plate = $1',
      [PLATE],
    );
    expect(rows).toHaveLength(1);
  });

  test('of two who begin to drive it at once in two processes, one drives', async () => {
    await online(second);
    const [mine, theirs] = [await addReady(NOAH, driver, PLATE), await addReady(NOAH, second, PLATE)];
    const outcomes = await Promise.allSettled([drive(mine), drive(theirs, second, other)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('is found by the desk, also of a vehicle that isn’t driven', async () => {
    await add(NOAH, driver, 'PARKED 77-9912');
    const { items } = await listDrivers(core.db, ListDriversInput.parse({ search: '77-9912' }));
    expect(items.map(({ id }) => id)).toEqual([driver.userId]);
  });
});

describe('a driver’s vehicles', () => {
  test.each<[string, () => Promise<unknown>, ErrorCode]>([
    ['the plate they drive', () => add(NOAH, driver, plateOf(driver.userId).toLowerCase()), 'VEHICLE_TWICE'],
    ['a kind the city has no rides for', () => add({ ...NOAH, kind: 'boat' }), 'BAD_INPUT'],
    ['changing the one they drive here', () => edit(driver.userId, { seats: 3 }), 'VEHICLE_DRIVEN'],
    ['removing the one they drive', () => remove(driver.userId), 'VEHICLE_DRIVEN'],
    ['an unknown one', () => edit(crypto.randomUUID(), { seats: 3 }), 'VEHICLE_NOT_FOUND'],
    ['driving an unknown one', () => drive(crypto.randomUUID()), 'VEHICLE_NOT_FOUND'],
  ])('refuse %s', async (_, change, code) => {
    await refused(change(), code);
    expect((await listVehicles(core, driver.userId)).vehicles).toHaveLength(1);
  });
  const edit = (vehicleId: string, said: object) =>
    editVehicle(core, driver, EditVehicleInput.parse({ vehicleId, ...said }));
  const remove = (vehicleId: string) => removeVehicle(core, driver, { vehicleId });

  test('are five at most, each once, also of two devices at once', async () => {
    const id = crypto.randomUUID();
    const van = { vehicleId: id, model: 'Toyota Noah', licensePlate: 'TWICE-1' };
    await Promise.all([addVehicle(core, driver, van), addVehicle(other, driver, van)]);
    await refused(add(NOAH, driver, 'twice 1'), 'VEHICLE_TWICE');
    const outcomes = await Promise.allSettled(Array.from({ length: MOST_VEHICLES }, () => add()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_VEHICLES - 2);
    await refused(add(), 'VEHICLES_FULL');
    // The one that was made is the same again.
    await addVehicle(core, driver, van);
    expect((await listVehicles(core, driver.userId)).vehicles).toHaveLength(MOST_VEHICLES);
  });

  test('of another driver are none of theirs', async () => {
    const stranger = await makeActor(core.db, 'driver');
    const van = await addReady();
    await refused(drive(van, stranger), 'VEHICLE_NOT_FOUND');
    await refused(makeDocument(core, stranger, 'insurance', van), 'VEHICLE_NOT_FOUND');
    await removeVehicle(core, stranger, { vehicleId: van });
    expect((await find(van)).documents).toHaveLength(2);
    // An id that someone else has is free for them.
    await addVehicle(core, stranger, { vehicleId: van, model: 'Honda Fit', licensePlate: 'FIT-1' });
    expect((await find(van, stranger)).documents).toEqual([]);
    await refusedAs(confirm(van, stranger), 'VEHICLE_LACKS');
    await approveDocument(core, admin, await makeDocument(core, stranger, 'insurance', van), caller());
    const { rows } = await core.db.pool.query('select params from notifications where user_id = $1', [
      stranger.userId,
    ]);
    expect(rows).toEqual([{ params: { kind: 'insurance', plate: 'FIT-1' } }]);
    await removeVehicle(core, stranger, { vehicleId: van });
    expect(await find(van, stranger)).toBeUndefined();
    expect(await find(van)).toMatchObject({ model: 'Toyota Noah' });
    expect((await find(van)).documents).toHaveLength(2);
  });

  test('wait for the desk once more with other seats, and are unconfirmed with another plate', async () => {
    const van = await addReady();
    await edit(van, { seats: 7, model: '' });
    expect(await find(van)).toMatchObject({ model: 'Toyota Noah', seats: 7, confirmed: NOAH });
    await edit(van, { licensePlate: 'OTHER-1' });
    expect((await find(van)).confirmed).toBeNull();
    await refusedAs(drive(van), 'VEHICLE_UNCONFIRMED');
    const { rows } = await core.db.pool.query(
      `select count(*)::int as count from notifications where user_id = $1 and type = 'vehicle_waiting'`,
      [admin.userId],
    );
    expect(rows).toEqual([{ count: 1 }]);
    const changed = (await findAccountEvents(core.db, driver.userId)).filter(
      ({ type }) => type === 'vehicle.changed',
    );
    expect(changed.map(({ data }) => data)).toMatchObject([
      { seats: { from: 6, to: 7 } },
      { licensePlate: { to: 'OTHER-1' } },
    ]);
  });

  test('are confirmed with what is confirmed, in the trail', async () => {
    const van = await addReady();
    const [event] = (await findAccountEvents(core.db, driver.userId)).filter(
      ({ type }) => type === 'driver.vehicle_confirmed',
    );
    const { licensePlate } = await find(van);
    expect(event?.data).toEqual({
      ...{ licensePlate: { to: licensePlate } },
      ...{ kind: { to: 'car' }, classRank: { to: NOAH.classRank }, seats: { to: NOAH.seats } },
    });
  });

  test('are named by a UUID, but not that of no vehicle', () => {
    const vehicleId = '00000000-0000-0000-0000-000000000000';
    expect(VehicleIdInput.safeParse({ vehicleId }).success).toBe(false);
    expect(VehicleIdInput.safeParse({ vehicleId: crypto.randomUUID() }).success).toBe(true);
  });

  test('are confirmed as they were seen', async () => {
    const van = await add();
    await giveVehiclePapers(core.db, driver.userId, van);
    const seen = { driverId: driver.userId, vehicleId: van, licensePlate: 'SEEN-1', vehicle: NOAH };
    await refused(confirmOtherVehicle(core, admin, seen), 'VEHICLE_CHANGED');
    await refused(confirmOtherVehicle(core, admin, { ...seen, vehicleId: driver.userId }), 'VEHICLE_CHANGED');
    await refused(confirmOtherVehicle(core, driver, seen), 'FORBIDDEN');
  });

  test('are confirmed and approved only if the admin saw the one they drive', async () => {
    const fresh = await makeActor(core.db, 'driver', { approved: false, available: false, vehicle: AXIO });
    await givePapers(core.db, fresh.userId);
    const seen = { driverId: fresh.userId, vehicle: AXIO };
    await refused(
      approveDriver(core, admin, { ...seen, licensePlate: 'SEEN-1' }, caller()),
      'VEHICLE_CHANGED',
    );
    await approveDriver(core, admin, { ...seen, licensePlate: plateOf(fresh.userId) }, caller());
    await changeProfile(core, fresh, { seats: 3 }, caller());
    const described = { driverId: fresh.userId, vehicle: { ...AXIO, seats: 3 } };
    await refused(
      confirmVehicle(core, admin, { ...described, licensePlate: 'SEEN-1' }, caller()),
      'VEHICLE_CHANGED',
    );
    await confirmVehicle(core, admin, { ...described, licensePlate: plateOf(fresh.userId) }, caller());
    expect((await find(fresh.userId, fresh)).confirmed).toMatchObject({ seats: 3 });
  });

  test('go with their documents, and again nothing happens', async () => {
    const van = await add();
    const { documentId } = await makeDocument(core, driver, 'insurance', van);
    await remove(van);
    await remove(van);
    const { rows } = await core.db.pool.query(
      `select (select count(*)::int from driver_documents where id = $1) as documents,
        (select count(*)::int from graphile_worker._private_jobs where payload->>'documentId' = $1::text) as jobs`,
      [documentId],
    );
    // The one from before the upload, and that of the removal.
    expect(rows).toEqual([{ documents: 0, jobs: 2 }]);
    const events = (await findAccountEvents(core.db, driver.userId)).map(({ type }) => type);
    expect(events.filter((type) => type === 'vehicle.removed')).toHaveLength(1);
  });
});
