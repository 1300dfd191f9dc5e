import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, expect, test } from 'vitest';
import { OFFER } from '../../dispatch/offer-rides.ts';
import { refused } from '../../testing/accounts.ts';
import { makeActor, type TestActor } from '../../testing/actors.ts';
import { request } from '../../testing/places.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { acceptRide } from '../accept-ride.ts';
import { findDriverRide } from '../reads/ride-queries.ts';
import { requestRide } from '../request-ride.ts';
import { reassignRide } from './reassign-ride.ts';

const core = useTestCore(useTestDatabase());
let karim: TestActor;
let rina: TestActor;
let rideId: string;
beforeEach(async () => {
  await core.db.pool.query('update drivers set available = false');
  karim = await makeActor(core.db, 'driver');
  rina = await makeActor(core.db, 'driver');
  ({ id: rideId } = await requestRide(core, await makeActor(core.db, 'rider'), request()));
});

const ask = (driver: TestActor) =>
  core.changeRide(OFFER, {
    rideId,
    offers: [{ driverId: driver.userId, meters: 100, seconds: null }],
    onlyIfWave: null,
  });
const reassign = async (toDriverId?: string) =>
  reassignRide(core, await makeActor(core.db, 'admin'), {
    rideId,
    fromDriverId: karim.userId,
    ...(toDriverId && { toDriverId }),
    reason: 'The car broke down',
  });
const countAsked = async () =>
  (await core.db.pool.query('select offered_count as count from rides where id = $1', [rideId])).rows[0]
    .count;

test('a chosen driver counts as one more who was asked', async () => {
  await ask(karim);
  await acceptRide(core, karim, { rideId });
  const before = await countAsked();
  await reassign(rina.userId);
  expect(await countAsked()).toBe(before + 1);
});

test('a chosen driver who was asked before counts once', async () => {
  await ask(karim);
  await ask(rina);
  await acceptRide(core, karim, { rideId });
  const before = await countAsked();
  await reassign(rina.userId);
  expect(await countAsked()).toBe(before);
});

test('a chosen driver whom a line had asked has an offer of the desk', async () => {
  await ask(karim);
  await ask(rina);
  await core.db.pool.query(
    'update ride_offers set by_queue = true, lapsed = true, unheard = true where ride_id = $1 and driver_id = $2',
    [rideId, rina.userId],
  );
  await acceptRide(core, karim, { rideId });
  await reassign(rina.userId);
  const { rows } = await core.db.pool.query(
    'select by_queue, lapsed, unheard from ride_offers where ride_id = $1 and driver_id = $2',
    [rideId, rina.userId],
  );
  expect(rows).toEqual([{ by_queue: false, lapsed: false, unheard: false }]);
});

test('for somebody who is no driver it is refused with just that, and stays its driver’s', async () => {
  await acceptRide(core, karim, { rideId });
  await refused(reassign((await makeActor(core.db, 'rider')).userId), 'DRIVER_NOT_FOUND');
  expect(await findDriverRide(core.db, karim.userId)).toMatchObject({ id: rideId });
});

test('where nobody is chosen, nobody more was asked', async () => {
  await acceptRide(core, karim, { rideId });
  const before = await countAsked();
  expect(await reassign()).toMatchObject({ status: 'requested' });
  const { rows } = await core.db.pool.query(
    'select driver_id from ride_offers where ride_id = $1 and declined_at is null',
    [rideId],
  );
  expect([await countAsked(), rows]).toEqual([before, []]);
});
