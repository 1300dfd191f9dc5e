import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { expect, test } from 'vitest';
import { requestRide } from '../rides/request-ride.ts';
import { makeActor } from '../testing/actors.ts';
import { request } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { EventListener } from './event-listener.ts';
import { CHANNEL, isRideEvent, type ServerEvent } from './events.ts';

const database = useTestDatabase();

test('of rides only what is news is taken, and the rest is not even parsed', async () => {
  const core = await startTestCore(database.connectionString);
  const heard: ServerEvent[] = [];
  const asked: [string, number][] = [];
  const listener = new EventListener({
    connectionString: database.connectionString,
    isKnown: (...version) => asked.push(version) === 1,
    onEvent: (event) => heard.push(event),
    onGap: () => {},
    log: core.log,
  });
  await listener.start();
  const rides = [];
  for (const rider of [await makeActor(core.db, 'rider'), await makeActor(core.db, 'rider')])
    rides.push(await requestRide(core, rider, request()));
  const userId = crypto.randomUUID();
  await core.db.pool.query(
    `select pg_notify('${CHANNEL}', json_build_object('event', 'sessions.changed', 'userId', $1::uuid)::text)`,
    [userId],
  );
  await expect.poll(() => heard.at(-1)).toEqual({ event: 'sessions.changed', userId });
  expect(heard.filter(isRideEvent).map(({ ride }) => ride.id)).toEqual([rides[1]?.id]);
  expect(asked).toEqual(rides.map((ride) => [ride.id, 1]));
  await listener.stop();
  await core.stop();
});
