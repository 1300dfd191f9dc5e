import { vehicleServes, type RideTypeTerms, type Vehicle } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmVehicle } from '../drivers/confirm-vehicle.ts';
import { canServe } from '../drivers/serves-type.ts';
import { setTakenType } from '../drivers/set-taken-type.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { addRideType } from '../testing/add-ride-type.ts';
import { GULSHAN, request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { acceptRide } from './accept-ride.ts';
import { advanceRide } from './advance-ride.ts';
import { cancelRide } from './cancel-ride.ts';
import { changeType } from './change-type.ts';
import { reassignRide } from './desk/reassign-ride.ts';
import { setRideStatus } from './desk/set-ride-status.ts';
import { listOffers } from './reads/offer-queries.ts';
import { listOtherTypes } from './prices/quote-ride.ts';
import { listOpenRides } from './reads/ride-detail-queries.ts';
import { requestRide } from './request-ride.ts';
import { OFFER } from '../dispatch/offer-rides.ts';
import { RESERVE } from './reservation/reservation-changes.ts';

const database = useTestDatabase();
const core = useTestCore(database);
const FROM = { ipAddress: null, userAgent: null, isFromHere: true };
const AXIO: Vehicle = { kind: 'car', classRank: 1, seats: 4 };
const NOAH: Vehicle = { kind: 'car', classRank: 1, seats: 7 };
const BENZ: Vehicle = { kind: 'car', classRank: 4, seats: 4 };

let rider: TestActor;
let admin: TestActor;
beforeAll(async () => {
  admin = await makeActor(core.db, 'admin');
});
beforeEach(async () => {
  await core.db.pool.query('update drivers set available = false');
  await core.db.pool.query(
    `update rides set status = 'canceled', canceled_by = 'system', next_driver_id = null, next_pickup_at = null,
      next_until = null where status not in ('completed', 'canceled')`,
  );
  rider = await makeActor(core.db, 'rider');
});

const drive = (vehicle: Vehicle) => makeActor(core.db, 'driver', { vehicle });
/** At the pickup, as the index learns it. */
function comeOnline({ userId: driverId }: TestActor, vehicle: Vehicle | null): void {
  if (vehicle) core.drivers.setServing(driverId, { vehicle, declinedTypes: [] });
  core.drivers.setAvailable(driverId, true);
  core.drivers.setPosition({ driverId, ...GULSHAN, bearing: null, at: Date.now() });
}
const ask = (type: string, by = rider) => requestRide(core, by, request({ type }));
const refused = (promise: Promise<unknown>, code: string) => expect(promise).rejects.toMatchObject({ code });
const say = (driver: TestActor, vehicle: Vehicle) =>
  core.db.pool.query(
    'update drivers set vehicle_kind = $2, vehicle_rank = $3, vehicle_seats = $4 where id = $1',
    [driver.userId, vehicle.kind, vehicle.classRank, vehicle.seats],
  );
const confirm = (driver: TestActor, vehicle: Vehicle) =>
  confirmVehicle(core, admin, { driverId: driver.userId, vehicle }, FROM);
const violates = (constraint: string) => expect.objectContaining({ code: '23514', constraint });

describe('a ride that a vehicle doesn’t serve', () => {
  test('can’t be accepted, seen among the open ones, or offered', async () => {
    const [axio, noah] = [await drive(AXIO), await drive(NOAH)];
    const { id: rideId } = await ask('xl');
    await refused(acceptRide(core, axio, { rideId }), 'VEHICLE_NOT_FIT');
    expect(await listOpenRides(core.db, axio.userId)).toEqual([]);
    const offers = [axio, noah].map(({ userId }) => ({ driverId: userId, meters: 1, seconds: 1 }));
    await core.changeRide(OFFER, { rideId, offers, onlyIfWave: null });
    expect(await listOffers(core.db, axio.userId)).toEqual([]);
    expect(await listOffers(core.db, noah.userId)).toHaveLength(1);
    expect(await acceptRide(core, noah, { rideId })).toMatchObject({ status: 'accepted' });
  });

  test('can’t be taken next, and no admin can give it', async () => {
    const [axio, benz] = [await drive(AXIO), await drive(BENZ)];
    const present = await ask('standard', await makeActor(core.db, 'rider'));
    await acceptRide(core, axio, { rideId: present.id });
    for (const to of ['picked_up', 'in_transit'] as const)
      await advanceRide(core, axio, { rideId: present.id, to });
    const { id: rideId } = await ask('luxury');
    await core.db.pool.query(
      `insert into ride_offers (ride_id, driver_id, wave, left_seconds, expires_at)
        values ($1, $2, 1, 60, now() + interval '1 minute')`,
      [rideId, axio.userId],
    );
    expect(await core.changeRide(RESERVE, { rideId, actorId: axio.userId })).toBeUndefined();
    await refused(acceptRide(core, axio, { rideId }), 'VEHICLE_NOT_FIT');
    await advanceRide(core, axio, { rideId: present.id, to: 'completed' });
    await acceptRide(core, benz, { rideId });
    await expect(
      reassignRide(core, admin, { rideId, fromDriverId: benz.userId, toDriverId: axio.userId }),
    ).rejects.toMatchObject({ code: 'VEHICLE_NOT_FIT', refused: ['DRIVER_NOT_FIT'] });
  });

  test('stays over when its driver has another vehicle by now', async () => {
    const benz = await drive(BENZ);
    const { id: rideId } = await ask('luxury');
    await acceptRide(core, benz, { rideId });
    await setRideStatus(core, admin, { rideId, to: 'canceled', reason: 'By mistake' });
    await say(benz, AXIO);
    await confirm(benz, AXIO);
    const again = setRideStatus(core, admin, { rideId, to: 'accepted' });
    await expect(again).rejects.toMatchObject({ refused: ['DRIVER_NOT_FIT'] });
    await confirm(benz, await say(benz, BENZ).then(() => BENZ));
    expect(await setRideStatus(core, admin, { rideId, to: 'accepted' })).toMatchObject({
      status: 'accepted',
    });
  });

  test('the tables themselves refuse, however it is written', async () => {
    const axio = await drive(AXIO);
    const { id: rideId } = await ask('xl');
    const take = `update rides set status = 'accepted', driver_id = $2 where id = $1`;
    await expect(core.db.pool.query(take, [rideId, axio.userId])).rejects.toEqual(
      violates('rides_vehicle_fits'),
    );
    const reserve = `update rides set next_driver_id = $2, next_pickup_at = now(), next_until = now() where id = $1`;
    await expect(core.db.pool.query(reserve, [rideId, axio.userId])).rejects.toEqual(
      violates('rides_vehicle_fits'),
    );
    await cancelRide(core, rider, { rideId });
    const { id: standardId } = await ask('standard');
    await acceptRide(core, axio, { rideId: standardId });
    await expect(
      core.db.pool.query(`update rides set type = 'xl' where id = $1`, [standardId]),
    ).rejects.toEqual(violates('rides_vehicle_fits'));
    await expect(
      core.db.pool.query(`update drivers set confirmed_kind = 'bike' where id = $1`, [axio.userId]),
    ).rejects.toEqual(violates('drivers_vehicle_fits'));
  });
});

describe('a request that becomes one of another type', () => {
  test('is no more with those whose vehicle doesn’t serve it, and others are asked at once', async () => {
    const [axio, noah] = [await drive(AXIO), await drive(NOAH)];
    const { id: rideId } = await ask('standard');
    await core.changeRide(OFFER, {
      rideId,
      offers: [{ driverId: axio.userId, meters: 1, seconds: 1 }],
      onlyIfWave: null,
    });
    expect(await listOffers(core.db, axio.userId)).toHaveLength(1);
    comeOnline(noah, NOAH);
    await changeType(core, rider, { rideId, type: 'xl' });
    expect(await listOffers(core.db, axio.userId)).toEqual([]);
    await expect.poll(() => listOffers(core.db, noah.userId)).toHaveLength(1);
    const { rows } = await core.db.pool.query(
      'select driver_id, ended_at is not null as ended from ride_offers where ride_id = $1 order by offered_at',
      [rideId],
    );
    expect(rows).toEqual([
      { driver_id: axio.userId, ended: true },
      { driver_id: noah.userId, ended: false },
    ]);
  });

  test('can become what somebody near by could serve', async () => {
    core.drivers.clear();
    for (const vehicle of [AXIO, NOAH]) comeOnline(await drive(vehicle), vehicle);
    const { id: rideId } = await ask('luxury');
    const others = await listOtherTypes(core, rider, { rideId });
    expect(others.map(({ type }) => type)).toEqual(['standard', 'xl']);
    const changed = await changeType(core, rider, {
      rideId,
      type: 'xl',
      quotedFareCents: others[1]?.fareCents,
    });
    expect(changed).toMatchObject({ type: 'xl' });
    await refused(listOtherTypes(core, await makeActor(core.db, 'rider'), { rideId }), 'RIDE_NOT_FOUND');
  });
});

describe('what an admin confirms', () => {
  test('counts from then on, and only what they saw', async () => {
    const driver = await drive(AXIO);
    await say(driver, BENZ);
    const { id: rideId } = await ask('luxury');
    await refused(acceptRide(core, driver, { rideId }), 'VEHICLE_NOT_FIT');
    await refused(confirm(driver, NOAH), 'VEHICLE_CHANGED');
    expect((await confirm(driver, BENZ)).vehicle).toMatchObject({ ...BENZ, confirmed: BENZ });
    const { rows } = await core.db.pool.query(
      `select data from account_events where user_id = $1 and type = 'driver.vehicle_confirmed'`,
      [driver.userId],
    );
    expect(rows).toEqual([{ data: { classRank: { from: 1, to: 4 } } }]);
    await confirm(driver, BENZ);
    expect(await acceptRide(core, driver, { rideId })).toMatchObject({ status: 'accepted' });
    await say(driver, AXIO);
    await expect(confirm(driver, AXIO)).rejects.toMatchObject({ refused: ['VEHICLE_NEEDED'] });
    await cancelRide(core, rider, { rideId });
    expect((await confirm(driver, AXIO)).vehicle.confirmed).toEqual(AXIO);
  });

  test('an accept and a lesser vehicle at the same moment: one of them waits, and then is refused', async () => {
    const driver = await drive(BENZ);
    await say(driver, AXIO);
    const { id: rideId } = await ask('luxury');
    const outcomes = await Promise.allSettled([acceptRide(core, driver, { rideId }), confirm(driver, AXIO)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

test('a driver takes of what the vehicle serves what they like, but something', async () => {
  const driver = await drive(NOAH);
  const set = (type: string, isTaken: boolean) => setTakenType(core, driver, { type, isTaken });
  await refused(set('luxury', false), 'VEHICLE_NOT_FIT');
  await refused(set('rocket', false), 'BAD_INPUT');
  await set('standard', false);
  await refused(set('xl', false), 'LAST_TYPE');
  await ask('standard');
  const { id: xlId } = await ask('xl', await makeActor(core.db, 'rider'));
  expect((await listOpenRides(core.db, driver.userId)).map(({ id }) => id)).toEqual([xlId]);
  await set('standard', true);
  expect(await listOpenRides(core.db, driver.userId)).toHaveLength(2);
});

const vehicle = fc.record({
  kind: fc.constantFrom('car', 'cng', 'bike'),
  classRank: fc.integer({ min: 1, max: 5 }),
  seats: fc.integer({ min: 1, max: 8 }),
});

test('whatever vehicles and types there are, nobody is offered or given a ride that their vehicle doesn’t serve', async () => {
  const kinds = fc.constantFrom('car', 'cng', 'bike');
  let made = 0;
  const property = fc.asyncProperty(
    fc.array(
      fc.record({
        vehicleKind: kinds,
        leastClass: fc.integer({ min: 1, max: 5 }),
        seats: fc.integer({ min: 1, max: 8 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    fc.array(vehicle, { minLength: 1, maxLength: 4 }),
    async (needs, vehicles) => {
      await core.db.pool.query('update drivers set available = false');
      core.drivers.clear();
      const types: RideTypeTerms[] = [];
      for (const each of needs) types.push(await addRideType(core, { id: `made_${++made}`, ...each }));
      const drivers = await Promise.all(
        vehicles.map(async (each) => ({ vehicle: each, ...(await drive(each)) })),
      );
      // The index knows no vehicle of every other driver: then only the database decides.
      drivers.forEach((driver, at) => comeOnline(driver, at % 2 ? null : driver.vehicle));
      for (const type of types) {
        const by = await makeActor(core.db, 'rider');
        const { id: rideId } = await ask(type.id, by);
        await core.changeRide(OFFER, {
          rideId,
          offers: drivers.map(({ userId }) => ({ driverId: userId, meters: 1, seconds: 1 })),
          onlyIfWave: null,
        });
        for (const driver of drivers) {
          const serves = vehicleServes(driver.vehicle, type);
          const { rows } = await core.db.pool.query<{ serves: boolean; offered: boolean }>(
            `select ${canServe('$1', '$2')} as serves,
              exists (select from ride_offers where driver_id = $1 and ride_id = $3) as offered`,
            [driver.userId, type.id, rideId],
          );
          expect(rows).toEqual([{ serves, offered: serves }]);
          const accepted = acceptRide(core, driver, { rideId });
          if (serves) await accepted.then(() => cancelRide(core, by, { rideId }));
          else await refused(accepted, 'VEHICLE_NOT_FIT');
          if (serves) break;
        }
        await cancelRide(core, by, { rideId }).catch(() => {});
      }
    },
  );
  await fc.assert(property, { numRuns: 12 });
});
