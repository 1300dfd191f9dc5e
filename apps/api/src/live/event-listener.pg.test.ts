import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { expect, onTestFinished, test, vi } from 'vitest';
import { liveRiderRide } from '../rides/live/live-rides.ts';
import { requestRide } from '../rides/request-ride.ts';
import type { RunningServices } from '../server/start-services.ts';
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

test('what it may have missed is told: once it listens again after a cut, and where an event can’t be read', async () => {
  const core = await startTestCore(database.connectionString);
  onTestFinished(core.stop);
  // It listens too, and can't read the same event.
  vi.spyOn(core.log, 'error').mockImplementation(() => {});
  const heard = vi.fn();
  const gap = vi.fn();
  const listener = new EventListener({
    connectionString: database.connectionString,
    isKnown: () => false,
    onEvent: heard,
    onGap: gap,
    log: { info: () => {}, warn: () => {}, error: () => {} },
  });
  expect(listener.isListening).toBe(false);
  await listener.start();
  onTestFinished(() => listener.stop());
  await cutListeners(core);
  await expect.poll(() => gap.mock.calls.length).toBe(1);
  expect(listener.isListening).toBe(true);

  const tell = (payload: string) => core.db.pool.query('select pg_notify($1, $2)', [CHANNEL, payload]);
  await tell('{"event":');
  const event = { event: 'sessions.changed', userId: crypto.randomUUID() };
  await tell(JSON.stringify(event));
  await expect.poll(() => heard.mock.calls).toEqual([[event, false]]);
  expect(gap).toHaveBeenCalledTimes(2);
});

test('others see its present name, also where that changed while it connected', async () => {
  const { db, stop } = await startTestCore(database.connectionString);
  onTestFinished(stop);
  // Each look at the name finds the next one, until the last.
  let names = ['first', 'second', 'third'];
  const isSeen = async () =>
    (await db.pool.query(`select from pg_stat_activity where application_name = 'third'`)).rowCount;
  const seenAtGap: unknown[] = [];
  const listener = new EventListener({
    connectionString: database.connectionString,
    name: () => (names.length > 1 ? names.shift() : names[0]) ?? '',
    isKnown: () => false,
    onEvent: () => {},
    onGap: () => void isSeen().then((seen) => seenAtGap.push(seen)),
    log: { info: () => {}, warn: () => {}, error: () => {} },
  });
  await listener.start();
  onTestFinished(() => listener.stop());
  expect(await isSeen()).toBe(1);
  names = ['first', 'second', 'third'];
  await db.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'third'`,
  );
  await expect.poll(() => seenAtGap).toEqual([1]);
});

test('every open view begins anew with a snapshot after a cut, though nobody told of anything', async () => {
  const core = await startTestCore(database.connectionString);
  onTestFinished(core.stop);
  const rider = await makeActor(core.db, 'rider');
  const snapshots: string[] = [];
  const leave = liveRiderRide(core, rider.userId).follow({
    snapshot: ({ json }) => snapshots.push(json),
    change: () => {},
    refused: () => expect.unreachable(),
  });
  onTestFinished(leave);
  await expect.poll(() => snapshots.length).toBe(1);
  await cutListeners(core);
  await expect.poll(() => snapshots.length).toBe(2);
});

test('events that nobody can read have every open view begin anew, and once a second at most', async () => {
  const core = await startTestCore(database.connectionString);
  onTestFinished(core.stop);
  vi.spyOn(core.log, 'error').mockImplementation(() => {});
  const rider = await makeActor(core.db, 'rider');
  const readAt: number[] = [];
  const leave = liveRiderRide(core, rider.userId).follow({
    snapshot: () => readAt.push(performance.now()),
    change: () => {},
    refused: () => expect.unreachable(),
  });
  onTestFinished(leave);
  await expect.poll(() => readAt.length).toBe(1);
  for (const poison of [
    'not JSON',
    'null',
    '{"event":"ride.accepted"}',
    '{"event":"no.such.event","ride":17}',
  ])
    for (let i = 0; i < 10; i += 1)
      await core.db.pool.query('select pg_notify($1, $2)', [CHANNEL, `${poison}${' '.repeat(i)}`]);
  await expect.poll(() => readAt.length, { timeout: 5_000 }).toBeGreaterThanOrEqual(3);
  // One at once, and one after each second in which more of them came.
  const seconds = (performance.now() - (readAt[1] ?? 0)) / 1_000;
  expect(readAt.length).toBeLessThanOrEqual(3 + seconds);
});

const cutListeners = ({ db }: RunningServices) =>
  db.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'ridewire listener' and datname = current_database()`,
  );
