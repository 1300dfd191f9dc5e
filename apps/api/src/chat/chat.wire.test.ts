import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptRide } from '../rides/accept-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import { makeActor } from '../testing/actors.ts';
import { connect, record } from '../testing/connect.ts';
import { request } from '../testing/places.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

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

test('a message reaches the other side at another process, and a driver who wasn’t chosen gets nothing', async () => {
  const { core } = first;
  const [rider, driver, other] = [
    await makeActor(core.db, 'rider'),
    await makeActor(core.db, 'driver'),
    await makeActor(core.db, 'driver'),
  ];
  const { id: rideId } = await requestRide(core, rider, request());
  await acceptRide(core, driver, { rideId });
  const input = { rideId, driverId: driver.userId };
  const [here, there, bystander] = [
    connect(first.url, rider),
    connect(second.url, driver),
    connect(second.url, other),
  ];
  const follow = (client: typeof here) =>
    record((handlers) => client.trpc.chat.live.subscribe(input, handlers));
  const [ofRider, ofDriver] = [await follow(here), await follow(there)];
  expect((await follow(bystander)).errors).toMatchObject([{ data: { code: 'RIDE_NOT_FOUND' } }]);

  const message = await here.trpc.chat.say.mutate({ id: crypto.randomUUID(), rideId, text: 'At the gate' });
  await expect.poll(() => ofDriver.changes()).toEqual([{ kind: 'said', message }]);
  await there.trpc.chat.read.mutate({ ...input, messageId: message.id });
  await expect
    .poll(() => ofRider.changes())
    .toEqual([
      { kind: 'said', message },
      { kind: 'read', by: 'driver', upTo: message.sentAt },
    ]);
  await Promise.all([here, there, bystander].map((client) => client.close()));
});
