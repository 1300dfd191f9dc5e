import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../core/in-transaction.ts';
import { eraseAccount } from '../own-data/erase-account.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { makeDeviceKeys, startPushService } from '../testing/push-device.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { loadPushKeys } from './push-keys.ts';
import { addPushes, closeNotificationPushes, takePushes } from './push-queue.ts';
import { createSender } from './push-sender.ts';
import { subscribePush } from './subscribe-push.ts';

const core = useTestCore(useTestDatabase());
let service: Awaited<ReturnType<typeof startPushService>>;
let rider: TestActor;
beforeAll(async () => {
  service = await startPushService();
  // Of the server's own work too: it may be the one that sends.
  Object.assign(core.push, { hosts: [service.url] });
});
afterAll(() => service.stop());
beforeEach(async () => {
  service.arrived.length = 0;
  Object.assign(service.answers, { status: 201, location: undefined });
  await core.db.pool.query('delete from push_subscriptions');
  rider = await makeActor(core.db, 'rider');
  await subscribePush(core, rider, { endpoint: `${service.url}/one`, keys: makeDeviceKeys().keys });
});

const dueOf = (userId: string, key = 'one', inMs = 60_000) => ({
  userId,
  kind: 'ride_change' as const,
  key,
  told: { what: 'ride' as const, rideId: crypto.randomUUID(), news: 'completed' as const },
  expiresAtMs: Date.now() + inMs,
});
const rows = async () => (await core.db.pool.query('select told, tries from push_messages')).rows;
const subscribed = async () => (await core.db.pool.query('select from push_subscriptions')).rowCount;
/** Sends what is due, once. */
async function send() {
  const sender = createSender(core);
  await sender.send();
  await sender.finish();
}

test('the server keeps its keys, since every device subscribed to them', async () => {
  expect(await loadPushKeys(core.db)).toEqual(core.push.keys);
});

test('what two processes heard is one message, taken by one of them', async () => {
  await Promise.all([addPushes(core.db, [dueOf(rider.userId)]), addPushes(core.db, [dueOf(rider.userId)])]);
  const taken = await Promise.all([takePushes(core.db, 10), takePushes(core.db, 10)]);
  expect(taken.flat().length).toBeLessThanOrEqual(1);
  expect(await rows()).toHaveLength(1);
});

test('where nobody told has a device, the one who adds knows that none is due', async () => {
  const other = await makeActor(core.db, 'rider');
  expect(await addPushes(core.db, [dueOf(other.userId)])).toBe(false);
  expect(await addPushes(core.db, [dueOf(other.userId), dueOf(rider.userId)])).toBe(true);
});

test('a message nobody wants to hear any more is not added', async () => {
  await addPushes(core.db, [dueOf(rider.userId, 'late', -1)]);
  expect(await rows()).toEqual([]);
});

test('a blocked person gets nothing', async () => {
  await core.db.pool.query(`update users set status = 'blocked' where id = $1`, [rider.userId]);
  await addPushes(core.db, [dueOf(rider.userId)]);
  expect(await rows()).toEqual([]);
});

test.each([404, 410])('a device whose service answers %i is forgotten', async (status) => {
  service.answers.status = status;
  await addPushes(core.db, [dueOf(rider.userId)]);
  await send();
  await expect.poll(subscribed).toBe(0);
});

test('what a busy service did not take is tried again, and its content stays until then', async () => {
  service.answers.status = 503;
  await addPushes(core.db, [dueOf(rider.userId)]);
  await send();
  await expect.poll(rows).toMatchObject([{ told: { news: 'completed' }, tries: 1 }]);
  service.answers.status = 201;
  await expect.poll(rows).toMatchObject([{ told: null }]);
  expect(service.arrived.length).toBeGreaterThanOrEqual(2);
});

test('no redirect is followed', async () => {
  Object.assign(service.answers, { status: 307, location: `${service.url}/elsewhere` });
  await addPushes(core.db, [dueOf(rider.userId)]);
  await send();
  await expect.poll(rows).toMatchObject([{ told: null }]);
  expect(service.at('/elsewhere')).toEqual([]);
});

test('the subscription ends with the account', async () => {
  const from = { userAgent: null, ipAddress: null };
  await inTransaction(core.db, (tx) => eraseAccount(core, tx, rider.userId, from));
  expect(await subscribed()).toBe(0);
});

test('a session has one address, also when it gets several at once', async () => {
  for (let tries = 0; tries < 5; tries++) {
    await core.db.pool.query('delete from push_subscriptions');
    await Promise.all(
      ['one', 'two', 'three'].map((name) =>
        subscribePush(core, rider, { endpoint: `${service.url}/${name}`, keys: makeDeviceKeys().keys }),
      ),
    );
    expect(await subscribed()).toBe(1);
  }
});

test('of a notification that was taken back, what waits is not sent, nor added again by a process that hears of it late', async () => {
  const id = crypto.randomUUID();
  const told = { what: 'notification' as const, id, type: 'announcement' as const, params: {}, rideId: null };
  const due = { ...dueOf(rider.userId, id), kind: 'announcement' as const, told };
  service.answers.status = 503;
  await addPushes(core.db, [due, dueOf(rider.userId, 'other')]);
  await send();
  await expect.poll(() => service.arrived.length).toBe(2);
  await inTransaction(core.db, (tx) => closeNotificationPushes(tx, [{ id, userId: rider.userId }]));
  service.answers.status = 201;
  await addPushes(core.db, [due]);
  await core.db.pool.query(`update push_messages set due_at = now() - interval '1 ms'`);
  await send();
  await expect.poll(() => service.arrived.length).toBe(3);
  expect((await rows()).map(({ told }) => told)).toEqual([null, null]);
});
