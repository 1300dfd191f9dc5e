import type { StuckRidesSnapshot } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, expect, test } from 'vitest';
import { RETURN_MS } from '../../drivers/presence-limits.ts';
import { getLatestNotifications } from '../../notifications/notification-queries.ts';
import { makeActor, type TestActor } from '../../testing/actors.ts';
import { hearEvents } from '../../testing/hear-events.ts';
import { GULSHAN, request } from '../../testing/places.ts';
import { startTestCore } from '../../testing/start-test-core.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { acceptRide } from '../accept-ride.ts';
import { cancelRide } from '../cancel-ride.ts';
import { requestRide } from '../request-ride.ts';
import { liveStuckRides } from '../live/live-rides.ts';
import { listStuckRides } from './stuck-queries.ts';
import { takeStuckRide } from './take-stuck-ride.ts';
import { lookAfterStuck, watchStuck } from './watch-stuck.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let rider: TestActor;
let admin: TestActor;
let rideId: string;
const MINUTE_MS = 60_000;

beforeEach(async () => {
  await core.db.pool.query(`update rides set status = 'canceled', canceled_by = 'system', driver_id = null`);
  await core.db.pool.query('delete from stuck_rides');
  rider = await makeActor(core.db, 'rider');
  admin = await makeActor(core.db, 'admin');
  rideId = (await requestRide(core, rider, request())).id;
});

/** Looks this many minutes after now; the last look’s clock is the present one. */
const lookIn = (minutes: number, by: typeof core = core) =>
  lookAfterStuck(by, Date.now() + minutes * MINUTE_MS);
const listed = () => listStuckRides(core.db);
const told = async (actor = admin) =>
  (await getLatestNotifications(core.db, actor.userId)).items.filter(({ type }) => type === 'rides_stuck');

test('a ride that waits too long is listed, gets louder by the clock, and admins are told once', async () => {
  await lookIn(0.5);
  expect(await listed()).toEqual([]);
  await lookIn(2);
  expect(await listed()).toMatchObject([{ rideId, why: 'waiting', level: 0, owner: null }]);
  const [{ since } = { since: '' }] = await listed();
  for (let again = 0; again < 2; again++) await lookIn(7);
  expect(await listed()).toMatchObject([{ rideId, since, level: 1 }]);
  expect(await told()).toMatchObject([{ rideId, params: { count: 1, ride: rideId.slice(-6) } }]);
  await lookIn(17);
  expect(await listed()).toMatchObject([{ level: 2 }]);
  expect(await told()).toHaveLength(1);
});

test('of many at once admins are told in one sentence', async () => {
  await requestRide(core, await makeActor(core.db, 'rider'), request());
  await lookIn(7);
  expect((await listed()).map(({ level }) => level)).toEqual([1, 1]);
  expect(await told()).toMatchObject([{ params: { count: 2 } }]);
});

test('whoever is first is on it, all others read who, and it gets no louder', async () => {
  await lookIn(2);
  const others = await Promise.all([1, 2, 3].map(() => makeActor(core.db, 'admin')));
  const heard = await hearEvents(database.connectionString);
  const answers = await Promise.all(others.map((other) => takeStuckRide(core, other, { rideId })));
  const [{ owner } = { owner: null }] = await listed();
  expect(others.map(({ userId }) => userId)).toContain(owner?.id);
  for (const { rides } of answers) expect(rides).toMatchObject([{ owner: { id: owner?.id } }]);
  const { rows } = await core.db.pool.query(`select user_id from account_events where type = 'stuck.taken'`);
  expect(rows).toEqual([{ user_id: owner?.id }]);
  await expect.poll(() => heard.named('stuck.changed').length).toBe(1);
  await heard.stop();
  await lookIn(29);
  expect(await listed()).toMatchObject([{ level: 0, owner: { id: owner?.id } }]);
  expect(await told()).toEqual([]);
});

test('every admin’s open view shows at once who is on a ride', async () => {
  await lookIn(2);
  let shown: StuckRidesSnapshot | undefined;
  const leave = liveStuckRides(core).follow({
    snapshot: ({ json }) => (shown = (JSON.parse(json) as { data: StuckRidesSnapshot }).data),
    change: () => {},
    refused: () => {},
  });
  await expect.poll(() => shown?.rides).toMatchObject([{ rideId, owner: null }]);
  await takeStuckRide(core, admin, { rideId });
  await expect.poll(() => shown?.rides).toMatchObject([{ rideId, owner: { id: admin.userId } }]);
  leave();
});

test('another admin takes a ride over from the one they saw on it, and the trail says so', async () => {
  const [second, third] = [await makeActor(core.db, 'admin'), await makeActor(core.db, 'admin')];
  await lookIn(2);
  await takeStuckRide(core, admin, { rideId });
  await takeStuckRide(core, second, { rideId, fromId: admin.userId });
  // The state this admin saw is out of date.
  const { rides } = await takeStuckRide(core, third, { rideId, fromId: admin.userId });
  expect(rides).toMatchObject([{ owner: { id: second.userId } }]);
  const { rows } = await core.db.pool.query(
    `select user_id, data ->> 'fromId' as from_id from account_events where data ->> 'rideId' = $1 order by id`,
    [rideId],
  );
  expect(rows).toEqual([
    { user_id: admin.userId, from_id: null },
    { user_id: second.userId, from_id: admin.userId },
  ]);
});

test.each([
  ['took it half an hour ago', 31, () => Promise.resolve()],
  [
    'is blocked',
    7,
    () => core.db.pool.query(`update users set status = 'blocked' where id = $1`, [admin.userId]),
  ],
  [
    'sees to no rides any longer',
    7,
    () => core.db.pool.query(`update users set desk_role = 'finance' where id = $1`, [admin.userId]),
  ],
])('a ride whose admin %s is nobody’s, and gets louder again', async (_case, minutes, leaves) => {
  await lookIn(2);
  await takeStuckRide(core, admin, { rideId });
  await leaves();
  await lookIn(minutes);
  const [{ owner, level } = { owner: undefined, level: 0 }] = await listed();
  expect(owner).toBe(null);
  expect(level).toBeGreaterThan(0);
});

test('a look that doesn’t find a ride takes nothing from it that the next one finds again', async () => {
  const set = (what: string) => core.db.pool.query(`update rides set ${what} where id = $1`, [rideId]);
  const hide = () => set(`status = 'canceled', canceled_by = 'system'`);
  const show = () => set(`status = 'requested', canceled_by = null`);
  await lookIn(2);
  await takeStuckRide(core, admin, { rideId });
  const before = await listed();
  await hide();
  await lookIn(3);
  expect(await listed()).toEqual([]);
  await expect(takeStuckRide(core, admin, { rideId })).rejects.toMatchObject({ code: 'NOT_STUCK' });
  await show();
  await lookIn(4);
  expect(await listed()).toEqual(before);
  await hide();
  await lookIn(5);
  await lookIn(11);
  await show();
  await lookIn(12);
  expect(await listed()).toMatchObject([{ rideId, owner: null }]);
});

test('a ride that is stuck no more is listed no more, nor can anybody be on it', async () => {
  await lookIn(2);
  await cancelRide(core, rider, { rideId });
  await lookIn(2);
  expect(await listed()).toEqual([]);
  await expect(takeStuckRide(core, admin, { rideId })).rejects.toMatchObject({ code: 'NOT_STUCK' });
  await expect(takeStuckRide(core, rider, { rideId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('stuck for another reason by now, it keeps its time and who is on it', async () => {
  await lookIn(2);
  await takeStuckRide(core, admin, { rideId });
  const [before] = await listed();
  const driver = await makeActor(core.db, 'driver');
  core.positions.learn({ driverId: driver.userId, ...GULSHAN, bearing: null, at: Date.now() });
  await acceptRide(core, driver, { rideId });
  await lookIn(3);
  expect(await listed()).toEqual([{ ...before, why: 'silent' }]);
});

test('several processes look at once, and after a start none does until cars could be heard of', async () => {
  const other = await startTestCore(database.connectionString);
  await Promise.all([lookIn(7), lookIn(7, other), lookIn(7, other)]);
  await lookIn(7, other);
  expect(await told()).toHaveLength(1);
  await other.stop();
  await core.db.pool.query('delete from stuck_rides');
  let nowMs = Date.now();
  const watch = watchStuck(core, () => nowMs);
  const ids = async () => {
    await watch.look();
    return (await listed()).length;
  };
  expect(await ids()).toBe(0);
  for (const _ of [1, 2, 3]) {
    nowMs += RETURN_MS / 3;
    await watch.look();
  }
  expect(await ids()).toBe(1);
});
