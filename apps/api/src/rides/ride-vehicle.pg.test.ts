import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, describe, expect, test } from 'vitest';
import { OFFER } from '../dispatch/offer-rides.ts';
import { getPayment } from '../payments/payment-queries.ts';
import { changeProfile } from '../profile/change-profile.ts';
import { caller } from '../testing/accounts.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { holdRow } from '../testing/hold-row.ts';
import { request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { acceptRide } from './accept-ride.ts';
import { declineRide } from './decline-ride.ts';
import { advanceRide } from './advance-ride.ts';
import { assignRide } from './desk/assign-ride.ts';
import { reassignRide } from './desk/reassign-ride.ts';
import { setRideStatus } from './desk/set-ride-status.ts';
import { findRideImage } from './reads/ride-queries.ts';
import { requestRide } from './request-ride.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let rider: TestActor;
let karim: TestActor;
let salma: TestActor;
let admin: TestActor;
let rideId: string;

beforeEach(async () => {
  await core.db.pool.query('update drivers set available = false, license_plate = null');
  rider = await makeActor(core.db, 'rider');
  karim = await makeActor(core.db, 'driver');
  salma = await makeActor(core.db, 'driver');
  admin = await makeActor(core.db, 'admin');
  await drive(karim, 'KARIM-1');
  await drive(salma, 'SALMA-1');
  ({ id: rideId } = await requestRide(core, rider, request()));
});

const drive = (driver: TestActor, licensePlate: string) =>
  changeProfile(core, driver, { model: `Model of ${licensePlate}`, color: 'red', licensePlate }, caller());
const seen = async (id = rideId) => {
  const image = await findRideImage(core.db, id);
  return { driver: image?.driver?.licensePlate, next: image?.next?.driver.licensePlate };
};
const kept = async () => {
  const { rows } = await core.db.pool.query<{ vehicle: object | null }>(
    'select vehicle from rides where id = $1',
    [rideId],
  );
  return rows[0]?.vehicle;
};
const finish = async (driver: TestActor, id = rideId) => {
  for (const to of ['picked_up', 'in_transit', 'completed'] as const)
    await advanceRide(core, driver, { rideId: id, to });
};

describe('a ride keeps the car it was driven with', () => {
  test('on its receipt too, once the driver has another one', async () => {
    expect(await kept()).toBeNull();
    await acceptRide(core, karim, { rideId });
    expect(await kept()).toEqual({ model: 'Model of KARIM-1', color: 'red', licensePlate: 'KARIM-1' });
    await finish(karim);
    await drive(karim, 'KARIM-2');
    expect((await findRideImage(core.db, rideId))?.driver).toMatchObject({
      vehicleModel: 'Model of KARIM-1',
      vehicleColor: 'red',
      licensePlate: 'KARIM-1',
    });
    expect((await getPayment(core.db, rider.userId, rideId)).ride.driver?.licensePlate).toBe('KARIM-1');
  });

  test('of the driver who has it: given back, taken by the desk and given to another', async () => {
    await acceptRide(core, karim, { rideId });
    await declineRide(core, karim, { rideId });
    expect(await kept()).toBeNull();
    await acceptRide(core, salma, { rideId });
    expect(await seen()).toEqual({ driver: 'SALMA-1' });
    await reassignRide(core, admin, { rideId, fromDriverId: salma.userId });
    expect(await kept()).toBeNull();
    const third = await makeActor(core.db, 'driver');
    await drive(third, 'THIRD-1');
    await assignRide(core, admin, { rideId, driverId: third.userId });
    await finish(third);
    await drive(third, 'THIRD-2');
    expect(await seen()).toEqual({ driver: 'THIRD-1' });
  });

  test('of a reserved one, when its driver comes to it', async () => {
    await acceptRide(core, karim, { rideId });
    for (const to of ['picked_up', 'in_transit'] as const) await advanceRide(core, karim, { rideId, to });
    const { id: nextId } = await requestRide(core, await makeActor(core.db, 'rider'), request());
    await core.changeRide(OFFER, {
      rideId: nextId,
      offers: [{ driverId: karim.userId, meters: 900, seconds: 300, leftSeconds: 120 }],
      onlyIfWave: null,
    });
    await acceptRide(core, karim, { rideId: nextId });
    expect(await seen(nextId)).toEqual({ next: 'KARIM-1' });
    await advanceRide(core, karim, { rideId, to: 'completed' });
    await expect.poll(async () => (await seen(nextId)).driver).toBe('KARIM-1');
    await finish(karim, nextId);
    await drive(karim, 'KARIM-2');
    expect(await seen(nextId)).toEqual({ driver: 'KARIM-1' });
  });

  test('and if it goes on after it was over, the car that comes', async () => {
    await acceptRide(core, karim, { rideId });
    await setRideStatus(core, admin, { rideId, to: 'canceled' });
    await drive(karim, 'KARIM-2');
    await setRideStatus(core, admin, { rideId, to: 'accepted' });
    expect(await seen()).toEqual({ driver: 'KARIM-2' });
  });

  test.each(['picked_up', 'in_transit'] as const)('and if a canceled one is %s at once', async (to) => {
    await acceptRide(core, karim, { rideId });
    await setRideStatus(core, admin, { rideId, to: 'canceled' });
    await drive(karim, 'KARIM-2');
    await setRideStatus(core, admin, { rideId, to });
    expect(await seen()).toEqual({ driver: 'KARIM-2' });
  });

  test('but one that was completed too early goes on in the car its rider is in', async () => {
    await acceptRide(core, karim, { rideId });
    await finish(karim);
    await drive(karim, 'KARIM-2');
    await setRideStatus(core, admin, { rideId, to: 'in_transit' });
    expect(await seen()).toEqual({ driver: 'KARIM-1' });
  });
});

describe('a process of the last release, which doesn’t know the column,', () => {
  const set = (values: string, ...parameters: unknown[]) =>
    core.db.pool.query(`update rides set version = version + 1, ${values} where id = $1`, [
      rideId,
      ...parameters,
    ]);
  const take = (driver: TestActor) =>
    set(`status = 'accepted', accepted_at = now(), driver_id = $2`, driver.userId);
  const giveBack = () => set(`status = 'requested', accepted_at = null, driver_id = null`);

  test('gives a ride to a driver, whose present car it shows', async () => {
    await take(karim);
    expect(await seen()).toEqual({ driver: 'KARIM-1' });
  });

  test('leaves no car behind with another driver', async () => {
    await acceptRide(core, karim, { rideId });
    await giveBack();
    expect(await kept()).toBeNull();
    await take(salma);
    expect(await seen()).toEqual({ driver: 'SALMA-1' });
  });
});

describe('while a rider looks for the car', () => {
  test('its driver can’t change it, but anything else', async () => {
    await acceptRide(core, karim, { rideId });
    await expect(drive(karim, 'KARIM-2')).rejects.toMatchObject({ refused: ['VEHICLE_DRIVING'] });
    await changeProfile(core, karim, { name: 'Karim Uddin', licensePlate: 'KARIM-1', seats: 5 }, caller());
    expect(await seen()).toEqual({ driver: 'KARIM-1' });
    await finish(karim);
    await drive(karim, 'KARIM-2');
  });

  test('its driver can say its color, if it was missing', async () => {
    await core.db.pool.query('update drivers set vehicle_color = null where id = $1', [karim.userId]);
    await acceptRide(core, karim, { rideId });
    await changeProfile(core, karim, { color: 'blue' }, caller());
    const again = changeProfile(core, karim, { color: 'red' }, caller());
    await expect(again).rejects.toMatchObject({ refused: ['VEHICLE_DRIVING'] });
  });

  test('an accept waits for a change that found no ride, and takes the new car', async () => {
    const held = await holdRow(
      database.connectionString,
      'lock table account_events in share row exclusive mode',
      [],
    );
    const changing = drive(karim, 'KARIM-2');
    await held.waiting(1, '%account_events%');
    const accepting = acceptRide(core, karim, { rideId });
    await held.waiting(1, '%update rides%');
    await held.release();
    await Promise.all([changing, accepting]);
    expect(await kept()).toMatchObject({ licensePlate: 'KARIM-2' });
  });

  test.each(['canceled', 'completed'] as const)(
    'a change waits for the desk, which sets a %s ride going again, and finds it',
    async (over) => {
      await acceptRide(core, karim, { rideId });
      await setRideStatus(core, admin, { rideId, to: over, reason: 'A mistake' });
      const { id: otherId } = await requestRide(core, await makeActor(core.db, 'rider'), request());
      await core.changeRide(OFFER, {
        rideId: otherId,
        offers: [{ driverId: karim.userId, meters: 900, seconds: 300 }],
        onlyIfWave: null,
      });
      // Their other offers end in the same statement, after the ride has been changed.
      const held = await holdRow(
        database.connectionString,
        'select from ride_offers where ride_id = $1 for update',
        [otherId],
      );
      const going = setRideStatus(core, admin, { rideId, to: 'in_transit' });
      await held.waiting(1, '%update rides%');
      const changing = drive(karim, 'KARIM-2');
      await held.waiting(2);
      await held.release();
      await going;
      await expect(changing).rejects.toMatchObject({ refused: ['VEHICLE_DRIVING'] });
    },
  );

  test('an accept waits for a change of the car, and takes what it became', async () => {
    const held = await holdRow(
      database.connectionString,
      `update drivers set license_plate = 'KARIM-3' where id = $1 and (select true from drivers d where d.id = $1 for update)`,
      [karim.userId],
    );
    const accepting = acceptRide(core, karim, { rideId });
    await held.waiting(1, '%update rides%');
    await held.commit();
    await accepting;
    expect(await kept()).toMatchObject({ licensePlate: 'KARIM-3' });
  });
});
