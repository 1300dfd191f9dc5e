import { addDays, cityDay, type ScheduleRideInput } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, expect, test } from 'vitest';
import { bookScheduled } from '../bookings/book-ride.ts';
import { saveGuest } from '../bookings/save-guest.ts';
import { tendRequests } from '../dispatch/tend-requests.ts';
import { chooseNotifications } from '../notifications/choose-notifications.ts';
import { getLatestNotifications } from '../notifications/notification-queries.ts';
import { cancelRide } from '../rides/cancel-ride.ts';
import { EXPIRE } from '../rides/changes/cancel.ts';
import { requestRide } from '../rides/request-ride.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { recordQueries } from '../testing/explain.ts';
import { hearEvents } from '../testing/hear-events.ts';
import { AIRPORT, GULSHAN, request } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { setDeskRole } from '../users/set-desk-role.ts';
import { requestScheduled } from './request-scheduled.ts';
import { scheduleRide } from './schedule-ride.ts';

const database = useTestDatabase();
const core = useTestCore(database);
const HERE = { userAgent: null, ipAddress: null, isFromHere: false };
let rider: TestActor;
beforeEach(async () => {
  await core.db.pool.query(`update users set status = 'blocked' where role = 'admin'`);
  rider = await makeActor(core.db, 'rider');
});

const wish = (change: Partial<ScheduleRideInput> = {}): ScheduleRideInput => ({
  ...{ id: crypto.randomUUID(), pickup: GULSHAN, destination: AIRPORT, type: 'standard' },
  ...{ day: addDays(cityDay(core.timeZone), 3), time: '05:00', ...change },
});
/** The ride of a scheduled ride whose time has come. */
async function come({ id, pickupAt }: { id: string; pickupAt: string }): Promise<string> {
  await requestScheduled(core, Date.parse(pickupAt));
  const { rows } = await core.db.pool.query<{ rideId: string }>(
    'select ride_id as "rideId" from scheduled_rides where id = $1',
    [id],
  );
  return rows[0]!.rideId;
}
const schedule = async (change?: Partial<ScheduleRideInput>) =>
  come(await scheduleRide(core, rider, wish(change)));
/** As if its drivers had been looked for long enough. Four days before, its time is past at any hour of today. */
const waitInVain = (rideId: string) =>
  core.db.pool.query(
    `update rides set requested_at = now() - interval '1 hour', next_wave_at = now() - interval '1 ms',
      scheduled_for = scheduled_for - interval '4 days' - interval '1 hour' where id = $1`,
    [rideId],
  );
const expire = (rideId: string) => core.changeRide(EXPIRE, { rideId, timeZone: core.timeZone });
const toldTo = async ({ userId }: { userId: string }) => {
  const { items } = await getLatestNotifications(core.db, userId);
  return items.filter(({ type }) => type !== 'scheduled_requested');
};
const mailsTo = async ({ userId }: { userId: string }) => {
  const { rows } = await core.db.pool.query<{ payload: object }>(
    `select payload from graphile_worker._private_jobs where payload ->> 'userId' = $1`,
    [userId],
  );
  return rows.map(({ payload }) => payload);
};

test('the rider of a scheduled ride that no driver took reads so in the bell and in a mail, once from all processes', async () => {
  const other = await startTestCore(database.connectionString);
  const rideId = await schedule();
  await waitInVain(rideId);
  const heard = await hearEvents(database.connectionString);
  await Promise.all([core, other, core].map(tendRequests));
  await tendRequests(core);
  await other.stop();
  const told = await toldTo(rider);
  expect(told).toEqual([
    expect.objectContaining({
      ...{ type: 'scheduled_unserved', rideId, readAt: null, about: null },
      params: { time: '04:00', pickup: GULSHAN.address },
    }),
  ]);
  const made = (await heard.allOf(rider.userId)).filter(({ event }) => event === 'notification.made');
  await heard.stop();
  expect(made).toMatchObject([{ notification: { id: told[0]?.id, rideId, readAt: null, location: null } }]);
  expect(await mailsTo(rider)).toEqual([{ kind: 'scheduled_unserved', userId: rider.userId, rideId }]);
});

test('several rides that end in one statement are each told to their own rider', async () => {
  const riders = await Promise.all([1, 2, 3].map(() => makeActor(core.db, 'rider')));
  const times = ['05:00', '06:30', '23:15'];
  const scheduled = await Promise.all(
    riders.map((each, at) => scheduleRide(core, each, wish({ time: times[at] ?? '' }))),
  );
  const rideIds: string[] = [];
  for (const each of scheduled) rideIds.push(await come(each));
  const { id: now } = await requestRide(core, rider, request());
  await Promise.all([...rideIds, now].map(expire));
  for (const [at, each] of riders.entries()) {
    expect(await toldTo(each)).toMatchObject([{ rideId: rideIds[at], params: { time: times[at] } }]);
    expect(await mailsTo(each)).toHaveLength(1);
  }
  expect([await toldTo(rider), await mailsTo(rider)]).toEqual([[], []]);
});

test('all of it is the one statement that ends the ride', async () => {
  const rideId = await schedule();
  const asked = await recordQueries(() => expire(rideId));
  expect(await toldTo(rider)).toHaveLength(1);
  expect(await mailsTo(rider)).toHaveLength(1);
  const writes = asked.filter(({ text }) => /update rides|into notifications|add_job/.test(text));
  expect(writes).toHaveLength(1);
});

test('of a ride for somebody else it says so, and names nobody', async () => {
  const passenger = { name: 'Amena Begum', phone: '+8801811111111' };
  await expire(await schedule({ passenger }));
  expect((await toldTo(rider))[0]?.params).toEqual({
    ...{ time: '05:00', pickup: GULSHAN.address, isForOther: true },
  });
});

test('nothing is told of a ride for now, or of one that the rider canceled', async () => {
  const { id } = await requestRide(core, rider, request());
  await expire(id);
  const rideId = await schedule();
  await cancelRide(core, rider, { rideId });
  await expire(rideId);
  expect([await toldTo(rider), await mailsTo(rider)]).toEqual([[], []]);
});

test('a rider who turned this off in the bell is still mailed: a car that doesn’t come would be the first word of it', async () => {
  await chooseNotifications(core, rider, { kind: 'scheduled_unserved', where: 'bell', isOn: false });
  await expire(await schedule());
  expect(await toldTo(rider)).toEqual([]);
  expect(await mailsTo(rider)).toHaveLength(1);
});

test('of a guest’s ride the desk hears, since somebody must call', async () => {
  const [owner, finance, off] = [
    await makeActor(core.db, 'admin'),
    await makeActor(core.db, 'admin'),
    await makeActor(core.db, 'admin'),
  ];
  await setDeskRole(core, owner, { userId: finance.userId, deskRole: 'finance' }, HERE);
  await chooseNotifications(core, off, { kind: 'guest_unserved', where: 'bell', isOn: false });
  const guest = await saveGuest(core, owner, { phone: '01711 555555', name: 'Rokeya' }, HERE);
  const rideId = await come(await bookScheduled(core, owner, { ...wish(), riderId: guest.id }));
  await expire(rideId);
  expect(await toldTo(owner)).toMatchObject([
    {
      ...{ type: 'guest_unserved', rideId, about: { name: 'Rokeya' } },
      params: { name: 'Rokeya', time: '05:00', pickup: GULSHAN.address },
    },
  ]);
  for (const each of [finance, off, rider, { userId: guest.id }]) expect(await toldTo(each)).toEqual([]);
});
