import type { CheckInSnapshot } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptRide } from '../rides/accept-ride.ts';
import { makeActor } from '../testing/actors.ts';
import { connect, record, type TestClient } from '../testing/connect.ts';
import { GULSHAN, request } from '../testing/places.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { lookAfterCheckIns } from './watch-check-ins.ts';

const database = useTestDatabase();
let first: TestApi;
let second: TestApi;
beforeAll(async () => {
  [first, second] = await Promise.all([
    startTestApi(database.connectionString),
    startTestApi(database.connectionString),
  ]);
});
afterAll(() => Promise.all([first.close(), second.close()]));

test('rider and driver of any process are asked at once, nobody else is, and each answer leaves its own screens', async () => {
  const { core } = first;
  const [nadia, rina, other] = await Promise.all([
    makeActor(core.db, 'rider'),
    makeActor(core.db, 'driver'),
    makeActor(core.db, 'rider'),
  ]);
  const [rider, phone, driver, bystander] = [
    connect(first.url, nadia),
    connect(second.url, nadia),
    connect(second.url, rina),
    connect(first.url, other),
  ];
  const { id: rideId } = await rider.trpc.rides.request.mutate(request());
  await acceptRide(core, rina, { rideId });
  await core.db.pool.query(
    `update rides set status = 'in_transit', picked_up_at = now(), in_transit_at = now() where id = $1`,
    [rideId],
  );
  const follow = ({ trpc }: TestClient) =>
    record<CheckInSnapshot, null>((on) => trpc.checkIns.live.subscribe({ rideId }, on));
  const [ofRider, ofPhone, ofDriver, ofOther] = await Promise.all(
    [rider, phone, driver, bystander].map(follow),
  );
  const shows = async (seen: typeof ofRider, checkIn: object | null) =>
    expect
      .poll(() => seen?.snapshots().at(-1)?.checkIn, { interval: 20 })
      .toEqual(checkIn && expect.objectContaining(checkIn));
  await shows(ofRider, null);

  let nowMs = Date.now();
  for (let minute = 0; minute <= 6; minute++) {
    nowMs += 60_000;
    core.positions.learn({ driverId: rina.userId, ...GULSHAN, bearing: null, at: nowMs }, nowMs);
    await lookAfterCheckIns(core, nowMs);
  }
  for (const seen of [ofRider, ofPhone, ofDriver]) await shows(seen, { rideId, why: 'standing' });
  const checkInId = ofRider?.snapshots().at(-1)?.checkIn?.id ?? '';

  await driver.trpc.checkIns.answer.mutate({ checkInId, answer: 'well' });
  await shows(ofDriver, null);
  await shows(ofPhone, { id: checkInId });
  await rider.trpc.checkIns.answer.mutate({ checkInId, answer: 'help' });
  for (const seen of [ofRider, ofPhone]) await shows(seen, null);
  expect(ofOther?.snapshots().filter(({ checkIn }) => checkIn !== null)).toEqual([]);
  for (const bad of [{ checkInId: 'x', answer: 'well' }, { checkInId, answer: 'maybe' }, {}])
    await expect(rider.trpc.checkIns.answer.mutate(bad as never)).rejects.toMatchObject({
      data: { code: 'BAD_INPUT' },
    });
  await Promise.all([rider, phone, driver, bystander].map((client) => client.close()));
});
