import { addDays, cityDay, type NotificationsChange, type NotificationsSnapshot } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { OFFER } from '../dispatch/offer-rides.ts';
import { chooseNotifications } from '../notifications/choose-notifications.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { cancelRide } from '../rides/cancel-ride.ts';
import { EXPIRE } from '../rides/changes/cancel.ts';
import { findCommandRide } from '../rides/reads/ride-queries.ts';
import { requestRide } from '../rides/request-ride.ts';
import { requestScheduled } from '../scheduled/request-scheduled.ts';
import { scheduleRide } from '../scheduled/schedule-ride.ts';
import { signOut } from '../sessions/end-sessions.ts';
import { makeActor, plateOf, type TestActor } from '../testing/actors.ts';
import { connect, record, type TestClient } from '../testing/connect.ts';
import { AIRPORT, GULSHAN, request } from '../testing/places.ts';
import { decryptPush, makeDeviceKeys, startPushService } from '../testing/push-device.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const database = useTestDatabase();
let service: Awaited<ReturnType<typeof startPushService>>;
let first: TestApi;
let second: TestApi;
beforeAll(async () => {
  service = await startPushService();
  const env = { PUSH_HOSTS: service.url };
  [first, second] = await Promise.all([
    startTestApi(database.connectionString, env),
    startTestApi(database.connectionString, env),
  ]);
});
afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
  await service.stop();
});
beforeEach(() => first.core.db.pool.query('update drivers set available = false'));
const clients: TestClient[] = [];
afterEach(() => Promise.all(clients.splice(0).map((client) => client.close())));

let count = 0;
/** A device of a person that subscribed at this path. */
async function subscribe(actor: TestActor, path = `/device-${(count += 1)}`) {
  const client = connect(second.url, actor);
  clients.push(client);
  const device = makeDeviceKeys();
  await client.trpc.push.subscribe.mutate({ endpoint: service.url + path, keys: device.keys });
  return {
    path,
    client,
    messages: () => service.at(path).map(({ body }) => decryptPush(body, device)),
  };
}
const queued = async () =>
  (await first.core.db.pool.query('select from push_messages where told is not null')).rowCount;
/** A ride that this driver is asked for. */
async function offer(rider: TestActor, { userId: driverId }: TestActor): Promise<string> {
  const { id: rideId } = await requestRide(first.core, rider, request());
  const offers = [{ driverId, meters: 900, seconds: 240 }];
  await first.core.changeRide(OFFER, { rideId, offers, onlyIfWave: null });
  return rideId;
}
/** Everything that is to be sent was sent. */
const settle = async () => {
  await expect.poll(queued).toBe(0);
};

test('a ride is told to its driver and rider, once from two processes, and to nobody else', async () => {
  const { core } = first;
  const [rider, driver] = [await makeActor(core.db, 'rider'), await makeActor(core.db, 'driver')];
  const other = await makeActor(core.db, 'rider');
  const [ofRider, ofDriver, ofOther] = [
    await subscribe(rider),
    await subscribe(driver),
    await subscribe(other),
  ];
  const rideId = await offer(rider, driver);
  await expect.poll(() => ofDriver.messages().length).toBe(1);
  await acceptRide(core, driver, { rideId });
  await expect.poll(() => ofRider.messages().length).toBe(1);
  await cancelRide(core, rider, { rideId });
  await expect.poll(() => ofDriver.messages().length).toBe(2);
  await settle();
  expect(ofRider.messages()).toEqual([
    {
      title: 'Ridewire',
      body: expect.stringMatching(
        new RegExp(`^${driver.name} accepted\\..*Plate ${plateOf(driver.userId)}\\.$`),
      ),
      tag: `${rideId} accepted`,
      url: '/dashboard/rider',
      stays: false,
      lang: 'en',
    },
  ]);
  expect(ofDriver.messages()).toMatchObject([
    {
      title: '(1) New request · Ridewire',
      body: expect.stringContaining('4 minutes away'),
      tag: rideId,
      url: '/dashboard/driver',
      stays: true,
    },
    { body: `${rider.name} canceled`, tag: `${rideId} lost` },
  ]);
  // No address of the pickup, no phone, no price, no name before the ride is the driver's.
  expect(ofDriver.messages()[0]?.body).not.toContain(rider.name);
  expect(JSON.stringify([ofRider.messages(), ofDriver.messages()])).not.toMatch(/\$\d/);
  expect(ofOther.messages()).toEqual([]);
});

test('an offer may wait no longer than the driver may answer it, and is signed and urgent', async () => {
  const { core } = first;
  const [rider, driver] = [await makeActor(core.db, 'rider'), await makeActor(core.db, 'driver')];
  const device = await subscribe(driver);
  await offer(rider, driver);
  await expect.poll(() => service.at(device.path).length).toBe(1);
  const headers = service.at(device.path)[0]?.headers ?? {};
  expect(Number(headers['ttl'])).toBeGreaterThan(0);
  expect(Number(headers['ttl'])).toBeLessThanOrEqual(60);
  expect(headers).toMatchObject({ urgency: 'high', 'content-encoding': 'aes128gcm' });
  expect(headers['authorization']).toContain(`k=${first.core.push.keys.publicKey}`);
});

test('a chat says who wrote, never what, in the language of the person who gets it', async () => {
  const { core } = first;
  const [rider, driver] = [await makeActor(core.db, 'rider'), await makeActor(core.db, 'driver')];
  const { id: rideId } = await requestRide(core, rider, request());
  await acceptRide(core, driver, { rideId });
  await core.db.pool.query(`update users set language = 'bn' where id = $1`, [rider.userId]);
  const [ofRider, ofDriver] = [await subscribe(rider), await subscribe(driver)];
  await ofDriver.client.trpc.chat.say.mutate({ id: crypto.randomUUID(), rideId, text: 'My secret' });
  const chats = () => ofRider.messages().filter(({ tag }) => tag.startsWith('chat'));
  await expect.poll(() => chats().length).toBe(1);
  expect(chats()).toMatchObject([
    { title: driver.name, body: 'নতুন মেসেজ', tag: `chat ${rideId}`, lang: 'bn' },
  ]);
  expect(JSON.stringify(ofRider.messages())).not.toContain('secret');
  expect(ofDriver.messages()).toEqual([]);
});

test('a kind turned off on the device isn’t pushed', async () => {
  const { core } = first;
  const [rider, driver] = [await makeActor(core.db, 'rider'), await makeActor(core.db, 'driver')];
  const [ofRider, ofDriver] = [await subscribe(rider), await subscribe(driver)];
  await chooseNotifications(core, rider, { kind: 'ride_change', where: 'system', isOn: false });
  const { id: rideId } = await requestRide(core, rider, request());
  await acceptRide(core, driver, { rideId });
  await cancelRide(core, rider, { rideId });
  await expect.poll(() => ofDriver.messages().length).toBe(1);
  await settle();
  expect(ofRider.messages()).toEqual([]);
});

test('that no driver took a scheduled ride shows in the bell of every tab, and is pushed once', async () => {
  const { core } = first;
  const rider = await makeActor(core.db, 'rider');
  const device = await subscribe(rider);
  const bells = await Promise.all(
    [first, second].map(({ url }) => {
      const client = connect(url, rider);
      clients.push(client);
      return record<NotificationsSnapshot, NotificationsChange>((handlers) =>
        client.trpc.notifications.live.subscribe(undefined, handlers),
      );
    }),
  );
  const { id, pickupAt } = await scheduleRide(core, rider, {
    ...{ id: crypto.randomUUID(), pickup: GULSHAN, destination: AIRPORT, type: 'standard' },
    ...{ day: addDays(cityDay(core.timeZone), 3), time: '05:00' },
  });
  await requestScheduled(core, Date.parse(pickupAt));
  await expect.poll(() => device.messages().length).toBe(1);
  const ride = await findCommandRide(core.db, rider.userId, id);
  const rideId = ride?.image.id ?? '';
  await core.changeRide(EXPIRE, { rideId, timeZone: core.timeZone });
  for (const bell of bells) await expect.poll(() => bell.changes().length).toBe(2);
  await expect.poll(() => device.messages().length).toBe(2);
  await settle();
  const told = bells[0]?.changes()[1]?.notification;
  expect(told).toMatchObject({ type: 'scheduled_unserved', rideId, readAt: null });
  expect(bells[1]?.changes()[1]?.notification).toEqual(told);
  expect(device.messages()[1]).toMatchObject({
    ...{ title: 'No driver took your 05:00 ride', tag: told?.id, stays: false },
    url: `/dashboard/rider/history?ride=${rideId}`,
  });
  expect(device.messages()).toHaveLength(2);
  // It wakes a sleeping phone, as all news of rides do.
  expect(service.at(device.path)[1]?.headers).toMatchObject({ urgency: 'high' });
});

test('a device belongs to the person who subscribed it last, and is forgotten when they sign out', async () => {
  const { core } = first;
  const [before, after] = [await makeActor(core.db, 'rider'), await makeActor(core.db, 'rider')];
  const { path, client } = await subscribe(before);
  const { client: clientAfter } = await subscribe(after, path);
  expect(await client.trpc.push.state.query()).toMatchObject({ endpoint: null });
  expect(await clientAfter.trpc.push.state.query()).toMatchObject({ endpoint: service.url + path });
  await signOut(core, after, { userAgent: null, ipAddress: null });
  const { rowCount } = await core.db.pool.query('select from push_subscriptions where endpoint = $1', [
    service.url + path,
  ]);
  expect(rowCount).toBe(0);
});

test.each([
  ['http://169.254.169.254/latest', 'PUSH_REFUSED'],
  ['https://localhost/push', 'PUSH_REFUSED'],
  ['https://fcm.googleapis.com.example.com/x', 'PUSH_REFUSED'],
  ['ftp://fcm.googleapis.com/x', 'BAD_INPUT'],
])('no subscription makes the server call %s', async (endpoint, code) => {
  const client = connect(first.url, await makeActor(first.core.db, 'rider'));
  clients.push(client);
  await expect(
    client.trpc.push.subscribe.mutate({ endpoint, keys: makeDeviceKeys().keys }),
  ).rejects.toMatchObject({ data: { code } });
});

test('keys that nothing can be encrypted for are refused', async () => {
  const client = connect(first.url, await makeActor(first.core.db, 'rider'));
  clients.push(client);
  const keys = { ...makeDeviceKeys().keys, p256dh: `B${'_'.repeat(86)}` };
  await expect(
    client.trpc.push.subscribe.mutate({ endpoint: `${service.url}/keys`, keys }),
  ).rejects.toMatchObject({ data: { code: 'PUSH_REFUSED' } });
});
