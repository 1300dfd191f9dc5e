import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../core/actor.ts';
import type { Live } from '../live/live-subscription.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { acceptRide } from './accept-ride.ts';
import { advanceRide } from './advance-ride.ts';
import { OFFER } from '../dispatch/offer-rides.ts';
import { keepPhones } from './keep-phones.ts';
import { liveRide } from './live/live-ride.ts';
import { liveDrivingRide, liveRiderRide } from './live/live-rides.ts';
import { findOwnRide, getRide } from './reads/ride-detail-queries.ts';
import { requestRide } from './request-ride.ts';

const core = useTestCore(useTestDatabase());
const PHONES = { rider: '+8801711111111', driver: '+8801722222222' };
let rider: TestActor;
let driver: TestActor;
let admin: TestActor;
let rideId: string;
beforeAll(async () => {
  await keepPhones(core.db, true);
  [rider, driver, admin] = [
    await makeActor(core.db, 'rider'),
    await makeActor(core.db, 'driver'),
    await makeActor(core.db, 'admin'),
  ];
  for (const [person, phone] of [
    [rider, PHONES.rider],
    [driver, PHONES.driver],
  ] as const)
    await core.db.pool.query('update users set phone = $2 where id = $1', [person.userId, phone]);
  ({ id: rideId } = await requestRide(core, rider, request()));
});
afterAll(() => keepPhones(core.db, false));

/** All that a live view says, from its beginning. */
function listen<State, Change>(live: Live<State, Change>): string[] {
  const heard: string[] = [];
  const hear = ({ json }: { json: string }) => void heard.push(json);
  live.follow({ snapshot: hear, change: hear, refused: () => {} });
  return heard;
}

test('where the city hides phone numbers, only admins read those of others', async () => {
  const seen = {
    rider: listen(liveRiderRide(core, rider.userId)),
    driver: listen(liveDrivingRide(core, driver.userId)),
    watchingRider: listen(liveRide(core, rider as Actor, rideId)),
    admin: listen(liveRide(core, admin as Actor, rideId)),
  };
  const accepted = await acceptRide(core, driver, { rideId });
  await expect.poll(() => seen.admin.join()).toContain(PHONES.driver);
  await expect.poll(() => seen.driver.join()).toContain(rideId);
  await expect.poll(() => seen.rider.join()).toContain('"accepted"');
  seen.driver.push(...listen(liveRide(core, driver as Actor, rideId)), JSON.stringify(accepted));
  seen.rider.push(...seen.watchingRider);
  for (const [own, actor] of [
    [seen.rider, rider],
    [seen.driver, driver],
  ] as const)
    own.push(JSON.stringify([await getRide(core.db, actor, rideId), await findOwnRide(core.db, actor)]));
  expect(seen.rider.join()).not.toContain(PHONES.driver);
  expect(seen.driver.join()).not.toContain(PHONES.rider);
  expect(JSON.stringify(await getRide(core.db, admin, rideId))).toContain(PHONES.rider);
});

test('nor does a rider read that of the driver who comes next', async () => {
  for (const to of ['picked_up', 'in_transit'] as const) await advanceRide(core, driver, { rideId, to });
  const waiting = await makeActor(core.db, 'rider');
  const { id: nextId } = await requestRide(core, waiting, request());
  const offers = [{ driverId: driver.userId, meters: 900, seconds: 300, leftSeconds: 120 }];
  await core.changeRide(OFFER, { rideId: nextId, offers, onlyIfWave: null });
  await acceptRide(core, driver, { rideId: nextId });
  const live = listen(liveRiderRide(core, waiting.userId));
  const watched = listen(liveRide(core, waiting as Actor, nextId));
  for (const heard of [live, watched]) await expect.poll(() => heard.join()).toContain('pickupAt');
  const read = JSON.stringify([await getRide(core.db, waiting, nextId), await findOwnRide(core.db, waiting)]);
  expect([...live, ...watched, read].join()).not.toContain(PHONES.driver);
});

test('where it shows them, both read them again', async () => {
  await keepPhones(core.db, false);
  expect(JSON.stringify(await findOwnRide(core.db, rider))).toContain(PHONES.driver);
  expect(JSON.stringify(await findOwnRide(core.db, driver))).toContain(PHONES.rider);
});
