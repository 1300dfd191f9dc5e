import { splitFare, type ErrorCode } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Live } from '../../live/live-subscription.ts';
import { getLatestNotifications } from '../../notifications/notification-queries.ts';
import { listPayments } from '../../payments/payment-queries.ts';
import type { RunningServices } from '../../server/start-services.ts';
import { makeActor, type TestActor } from '../../testing/actors.ts';
import { hearEvents } from '../../testing/hear-events.ts';
import { holdRow } from '../../testing/hold-row.ts';
import { request } from '../../testing/places.ts';
import { startTestCore } from '../../testing/start-test-core.ts';
import { acceptRide } from '../accept-ride.ts';
import { advanceRide } from '../advance-ride.ts';
import { liveBoard, liveDrivingRide, liveOffers, liveRiderRide } from '../live/live-rides.ts';
import { deleteRide } from './delete-ride.ts';
import { refundRide } from './refund-ride.ts';
import { requestRide } from '../request-ride.ts';
import { getRideStory } from './ride-story-queries.ts';
import { setRideStatus } from './set-ride-status.ts';

const database = useTestDatabase();
let core: RunningServices;
let other: RunningServices;
let rider: TestActor;
let driver: TestActor;
let admin: TestActor;
let rideId: string;
let fareCents: number;
beforeAll(async () => {
  [core, other] = await Promise.all([
    startTestCore(database.connectionString),
    startTestCore(database.connectionString),
  ]);
  admin = await makeActor(core.db, 'admin');
});
afterAll(() => Promise.all([core.stop(), other.stop()]));
beforeEach(async () => {
  rider = await makeActor(core.db, 'rider');
  driver = await makeActor(core.db, 'driver');
  ({ id: rideId, fareCents } = await complete());
});
async function complete() {
  const ride = await requestRide(core, rider, request());
  await acceptRide(core, driver, { rideId: ride.id });
  for (const to of ['picked_up', 'in_transit', 'completed'] as const)
    await advanceRide(core, driver, { rideId: ride.id, to });
  return ride;
}

const refused = (promise: Promise<unknown>, code: ErrorCode, sentence: RegExp = /./) =>
  expect(promise).rejects.toMatchObject({ code, message: expect.stringMatching(sentence) });
const refund = (amountCents: number, change: Partial<Parameters<typeof refundRide>[2]> = {}, at = core) =>
  refundRide(at, admin, {
    rideId,
    commandId: crypto.randomUUID(),
    amountCents,
    reason: 'Long way round',
    ...change,
  });
const notedCents = async () =>
  (await getRideStory(core.db, rideId)).refunds.map(({ amountCents }) => amountCents);

test('a note stands in the story with who and why, and the rider is told; what is left is split anew', async () => {
  const hearing = await hearEvents(database.connectionString);
  const heard: string[] = [];
  const hear = ({ json }: { json: string }) => void heard.push(json);
  const live = [
    liveBoard(core),
    liveRiderRide(core, rider.userId),
    liveDrivingRide(core, driver.userId),
    liveOffers(core, driver.userId),
  ];
  for (const view of live)
    onTestFinished(
      (view as Live<unknown, unknown>).follow({ snapshot: hear, change: hear, refused: () => {} }),
    );
  await expect.poll(() => heard.length).toBe(live.length);
  const { version } = await getRideStory(core.db, rideId);
  const note = await refundRide(
    core,
    { ...admin, ipAddress: '203.0.113.9' },
    { rideId, commandId: crypto.randomUUID(), amountCents: 250, reason: 'Long way round' },
  );
  // It is no news for those who ride, drive or watch rides under way.
  expect(heard.slice(live.length).filter((json) => json.includes(rideId))).toEqual([]);
  expect(note).toMatchObject({ amountCents: 250, reason: 'Long way round', by: { id: admin.userId } });
  const story = await getRideStory(core.db, rideId);
  expect(story.refunds).toEqual([note]);
  expect(story.version).toBe(version + 1);
  expect(story.events.at(-1)).toMatchObject({
    version: story.version,
    type: 'ride.refunded',
    from: 'completed',
    to: 'completed',
    actor: { id: admin.userId, role: 'admin' },
    amountCents: 250,
    reason: 'Long way round',
  });
  await expect.poll(() => hearing.ofRide(rideId)).toMatchObject([{ event: 'ride.refunded' }]);
  await hearing.stop();
  const { unread, items } = await getLatestNotifications(core.db, rider.userId);
  expect([unread, items[0]]).toMatchObject([
    1,
    {
      type: 'ride_refunded',
      params: { amountCents: 250, destination: 'Airport', reason: 'Long way round' },
      rideId,
    },
  ]);
  const { rows } = await core.db.pool.query(
    'select fare_cents, payout_cents, commission_cents, refunded_cents from rides where id = $1',
    [rideId],
  );
  const trail = await core.db.pool.query(
    `select ip_address as "ipAddress" from ride_events where ride_id = $1 and type = 'ride.refunded'`,
    [rideId],
  );
  expect(trail.rows).toEqual([{ ipAddress: '203.0.113.9' }]);
  const { commissionCents, payoutCents } = splitFare(fareCents - 250);
  expect(rows[0]).toEqual({
    fare_cents: fareCents,
    payout_cents: payoutCents,
    commission_cents: commissionCents,
    refunded_cents: 250,
  });
});

test('pressed twice at once it is one note; the same command with other words is refused', async () => {
  const commandId = crypto.randomUUID();
  const notes = await Promise.all([core, other, core].map((at) => refund(100, { commandId }, at)));
  expect(new Set(notes.map(({ id }) => id)).size).toBe(1);
  expect(await refund(100, { commandId })).toEqual(notes[0]);
  await refused(refund(200, { commandId }), 'COMMAND_REUSED');
  await refused(refund(100, { commandId, reason: 'A detour' }), 'COMMAND_REUSED');
  const same = { rideId, commandId, amountCents: 100, reason: 'Long way round' };
  await refused(refundRide(core, await makeActor(core.db, 'admin'), same), 'COMMAND_REUSED');
  expect(await notedCents()).toEqual([100]);
  expect((await getLatestNotifications(core.db, rider.userId)).unread).toBe(1);
});

test('a command id that another ride has, too, makes a note of each', async () => {
  const commandId = crypto.randomUUID();
  const first = await refund(100, { commandId });
  const { id: otherId } = await complete();
  const second = await refund(100, { commandId, rideId: otherId });
  expect(second.id).not.toBe(first.id);
  expect(await refund(100, { commandId })).toEqual(first);
  expect(await refund(100, { commandId, rideId: otherId })).toEqual(second);
  for (const [id, note] of [
    [rideId, first],
    [otherId, second],
  ] as const)
    expect((await getRideStory(core.db, id)).refunds).toEqual([note]);
});

test('of admins who refund at once nobody goes past the fare, and who is late reads what is left', async () => {
  // All of it would be left.
  await refused(refund(fareCents, { seenVersion: 1 }), 'RIDE_CHANGED');
  await refund(fareCents - 300);
  const both = await Promise.allSettled([refund(200), refund(200, {}, other)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await refused(refund(101), 'REFUND_TOO_MUCH', /^At most \$1\.00 of this fare is left/);
  await refund(100);
  await refused(refund(1), 'REFUND_TOO_MUCH', /nothing left to refund/);
  expect(await notedCents()).toEqual([fareCents - 300, 200, 100]);
});

test('refunds that wait for each other both count, and each is shared by driver and platform', async () => {
  const sql = 'select from rides where id = $1 for no key update';
  const held = await holdRow(database.connectionString, sql, [rideId]);
  const both = Promise.all([refund(100), refund(200, {}, other)]);
  await held.waiting(2);
  await held.release();
  await both;
  const { rows } = await core.db.pool.query(
    'select refunded_cents, payout_cents, commission_cents from rides where id = $1',
    [rideId],
  );
  expect(rows[0].refunded_cents).toBe(300);
  // Each is rounded to the cent.
  const { commissionCents } = splitFare(fareCents - 300);
  expect(Math.abs(rows[0].commission_cents - commissionCents)).toBeLessThanOrEqual(1);
  expect(rows[0].commission_cents + rows[0].payout_cents).toBe(fareCents - 300);
});

test('only completed rides, and only by admins', async () => {
  for (const actor of [rider, driver])
    await refused(
      refundRide(core, actor, { rideId, commandId: crypto.randomUUID(), amountCents: 1, reason: 'x' }),
      'FORBIDDEN',
    );
  await setRideStatus(core, admin, { rideId, to: 'canceled' });
  await refused(refund(100), 'NOT_COMPLETED');
  await deleteRide(core, admin, { rideId });
  await refused(refund(100), 'RIDE_NOT_FOUND');
  await refused(refund(100, { rideId: crypto.randomUUID() }), 'RIDE_NOT_FOUND');
});

test('nothing of a deleted ride, though it is completed', async () => {
  await deleteRide(core, admin, { rideId });
  await refused(refund(100), 'RIDE_NOT_FOUND');
  const { rows } = await core.db.pool.query('select refunded_cents from rides where id = $1', [rideId]);
  expect(rows).toEqual([{ refunded_cents: 0 }]);
});

test('the database lets nobody change or remove a note, or note more than the fare', async () => {
  await refund(100);
  for (const statement of [
    'update ride_refunds set amount_cents = 1',
    'delete from ride_refunds',
    'truncate ride_refunds',
  ])
    await expect(core.db.pool.query(statement)).rejects.toThrow('never changed or removed');
  const tooMuch = core.db.pool.query(
    `update rides set refunded_cents = fare_cents + 1, commission_cents = 0, payout_cents = -1 where id = $1`,
    [rideId],
  );
  await expect(tooMuch).rejects.toThrow(/rides_(refunded|money)/);
});

test('a refunded ride stays completed and in every list; its receipt stays with the rider', async () => {
  await refund(100);
  for (const to of ['accepted', 'picked_up', 'in_transit', 'canceled'] as const)
    await refused(setRideStatus(core, admin, { rideId, to }), 'RIDE_REFUNDED', /refunded/);
  await refused(deleteRide(core, admin, { rideId }), 'RIDE_REFUNDED', /refunded/);
  const payments = await listPayments(core.db, rider.userId, { limit: 10 });
  expect(payments.map(({ rideId: id, refundedCents }) => [id, refundedCents])).toEqual([[rideId, 100]]);
});

test.each(['cancel', 'delete'] as const)('a %s that waits behind a refund sees it', async (act) => {
  // Keeps changes of the ride waiting, but not the server's own note of its odd end.
  const sql = 'select from rides where id = $1 for no key update';
  const held = await holdRow(database.connectionString, sql, [rideId]);
  const refunding = refund(100);
  await held.waiting(1);
  const acting = refused(
    act === 'cancel'
      ? setRideStatus(other, admin, { rideId, to: 'canceled' })
      : deleteRide(other, admin, { rideId }),
    'RIDE_REFUNDED',
  );
  await held.waiting(2);
  await held.release();
  await Promise.all([refunding, acting]);
});

test('the guard of the notes stands for replication, too', async () => {
  const { rows } = await core.db.pool.query(
    `select tgenabled from pg_trigger where tgname = 'ride_refunds_append_only'`,
  );
  expect(rows).toEqual([{ tgenabled: 'A' }]);
});
