import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cityDay } from '@ridewire/contracts';
import { findRunningDatabase } from '@ridewire/db';
import { query } from '@ridewire/db/testing/query';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect, type TestClient } from '../testing/connect.ts';
import { startMain, type MainProcess } from '../testing/start-main.ts';
import { startReceiver, type Receiver } from '../testing/webhook-receiver.ts';

const PICKUP = { address: 'Gulshan 2 Circle', lat: 23.7947, lng: 90.4143 };
const DESTINATION = { address: 'Airport', lat: 23.8433, lng: 90.3978 };
const FAR = { lat: 23.7265, lng: 90.4217 };
const DAY_SECONDS = 86_400;

const folder = makeTestFolder({ inMemory: true });
let server: MainProcess;
let receiver: Receiver;
beforeAll(async () => {
  server = await startMain(undefined, { SANDBOX: 'on', DATA_DIR: folder });
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.close();
  await server.end('SIGTERM');
  removeTestFolder(folder);
});

/** An answer of the REST API; the parts that tests read. */
interface Answer {
  status: number;
  body: {
    code?: string;
    message?: string;
    accessToken?: string;
    rideId?: string;
    now?: string;
    aheadSeconds?: number;
    driver?: { _id: string; available: boolean };
    drivers?: { _id: string; offers: string[]; available: boolean; ride: string | null }[];
    events?: { type: string; timestamp: string; data: { rideId: string } }[];
    data?: { status?: string };
    paths?: Record<string, object>;
  };
}

async function call(method: string, path: string, body?: object, token?: string): Promise<Answer> {
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

async function signIn(account: string): Promise<string> {
  const { body } = await call('POST', '/auth/login', {
    email: `${account}@ridewire.demo`,
    password: 'Ridewire1!',
  });
  return body.accessToken ?? '';
}

let admin: string;
const asAdmin = (method: string, path: string, body?: object) => call(method, path, body, admin);
beforeEach(async () => {
  // The clock may have ended the last one.
  admin = await signIn('admin');
});

const makeDriver = async (place: object = PICKUP, more: object = {}): Promise<string> => {
  const { lat, lng } = place as typeof FAR;
  const { body } = await asAdmin('POST', '/sandbox/drivers', { place: { lat, lng }, ...more });
  return body.driver?._id ?? '';
};
const book = async (rider: string, more: object = {}): Promise<string> => {
  const trip = { pickup: PICKUP, destination: DESTINATION, ...more };
  const { body } = await call('POST', '/rides/request', trip, rider);
  return body.rideId ?? body.message ?? '';
};
const act = (driverId: string, rideId: string, name: string, body?: object) =>
  asAdmin('POST', `/sandbox/drivers/${driverId}/rides/${rideId}/${name}`, body);
const move = (body: object) => asAdmin('POST', '/sandbox/clock', body);
const statusOf = async (rideId: string) => (await asAdmin('GET', `/rides/${rideId}`)).body.data?.status;
const eventsOf = async (rideId: string) => {
  const { body } = await asAdmin('GET', '/events?limit=1000');
  return (body.events ?? []).filter(({ data }) => data.rideId === rideId);
};
const driverOf = async (driverId: string) => {
  const { body } = await asAdmin('GET', '/sandbox');
  return body.drivers?.find(({ _id }) => _id === driverId);
};
const isAsked = (driverId: string, rideId: string) =>
  expect.poll(async () => (await driverOf(driverId))?.offers).toContain(rideId);

/** A street change of a few minutes, in a sandbox without streets. @returns its id */
async function changeStreets(fromMs: number): Promise<string> {
  const address = new URL(findRunningDatabase(join(folder, 'sandbox', 'postgres')) ?? '');
  address.pathname = '/ridewire_sandbox';
  const rows = await query<{ id: string }>(
    address.href,
    `insert into street_changes (id, reason, stretches, begins_at, ends_at, made_by)
      select gen_random_uuid(), 'March', '[{ "line": "_p~iF~ps|U_ulLnnqC", "name": null, "direction": "both" }]',
        to_timestamp(${fromMs / 1_000}), to_timestamp(${fromMs / 1_000 + 300}), id
      from users where role = 'admin' limit 1 returning id`,
  );
  return rows[0]?.id ?? '';
}

async function reset(): Promise<void> {
  expect((await asAdmin('POST', '/sandbox/reset')).status).toBe(200);
  const isReady = () =>
    fetch(`${server.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  admin = await signIn('admin');
}

describe('drivers on command', () => {
  test('drive a whole ride, which its rider, the log and a webhook hear of', async () => {
    const rider = await signIn('rider');
    const client: TestClient = connect(server.url, { token: () => rider });
    const office = connect(server.url, { token: () => admin });
    const { webhookId } = await office.trpc.webhooks.make.mutate({ url: receiver.url, types: [] });
    const driverId = await makeDriver();
    const rideId = await book(rider);
    const seen: (string | undefined)[] = [];
    client.trpc.rides.watch.subscribe(
      { rideId },
      { onData: ({ data }) => seen.push('ride' in data ? data.ride?.status : undefined) },
    );
    await isAsked(driverId, rideId);
    for (const name of ['accept', 'arrive', 'pick-up', 'start', 'complete'])
      expect([name, (await act(driverId, rideId, name)).status]).toEqual([name, 200]);
    expect(await statusOf(rideId)).toBe('completed');
    await expect.poll(() => seen.at(-1)).toBe('completed');
    const logged = (await eventsOf(rideId)).map(({ type }) => type);
    expect(logged).toEqual(expect.arrayContaining(['ride.requested', 'ride.accepted', 'ride.completed']));
    const told = () =>
      receiver.received
        .map(({ body }) => JSON.parse(body) as { type: string; data: { rideId?: string } })
        .filter(({ data }) => data.rideId === rideId)
        .map(({ type }) => type);
    await expect.poll(told).toEqual(logged);
    await office.trpc.webhooks.remove.mutate({ webhookId });
    await Promise.all([client.close(), office.close()]);
  });

  test('are refused as drivers are, each with its code', async () => {
    const rider = await signIn('rider2');
    const [near, other] = [await makeDriver(), await makeDriver(FAR)];
    const rideId = await book(rider);
    const codeOf = async (...[driverId, name, body]: [string, string, object?]) =>
      (await act(driverId, rideId, name, body)).body.code;
    expect(await codeOf(near, 'complete')).toBe('RIDE_NOT_FOUND');
    expect(await codeOf(near, 'accept')).toBeUndefined();
    expect(await codeOf(other, 'accept')).toBe('RIDE_TAKEN');
    expect(await codeOf(near, 'accept')).toBe('ALREADY_DONE');
    expect(await codeOf(near, 'complete')).toBe('ILLEGAL_STEP');
    await asAdmin('PATCH', `/sandbox/drivers/${near}`, { place: FAR });
    expect(await codeOf(near, 'arrive', { stays: true })).toBe('FAR_FROM_PICKUP');
    expect(await codeOf(near, 'arrive')).toBeUndefined();
    expect(await codeOf(near, 'cancel', { noShow: true })).toBe('NO_SHOW_EARLY');
    expect((await move({ seconds: 360 })).status).toBe(200);
    expect(await codeOf(near, 'cancel', { noShow: true })).toBeUndefined();
    expect(await statusOf(rideId)).toBe('canceled');
  });

  test('pick up with the PIN that the rider tells them, and with no other', async () => {
    const rider = await signIn('rider5');
    const client = connect(server.url, { token: () => rider });
    await client.trpc.profile.choosePin.mutate({ isOn: true });
    const driverId = await makeDriver();
    const rideId = await book(rider);
    await act(driverId, rideId, 'accept');
    await act(driverId, rideId, 'arrive');
    const { pin } = await client.trpc.rides.pin.query({ rideId, driverId });
    const wrong = String((Number(pin) + 1) % 10_000).padStart(4, '0');
    expect((await act(driverId, rideId, 'pick-up')).body.code).toBe('PIN_NEEDED');
    expect((await act(driverId, rideId, 'pick-up', { pin: wrong })).body.code).toBe('PIN_WRONG');
    expect((await act(driverId, rideId, 'pick-up', { pin })).body.data?.status).toBe('picked_up');
    await client.close();
  });

  test('are only those of the sandbox', async () => {
    const { body } = await asAdmin('GET', '/drivers?search=driver@ridewire.demo');
    const [own] = (body.data as unknown as { _id: string }[] | undefined) ?? [];
    const nobody = await asAdmin('PATCH', `/sandbox/drivers/${own?._id}`, { available: true });
    expect(own).toBeDefined();
    expect([nobody.status, nobody.body.code]).toEqual([404, 'DRIVER_NOT_FOUND']);
  });

  test('answer by themselves after the time they are given', async () => {
    const rider = await signIn('rider3');
    const driverId = await makeDriver(PICKUP, { auto: { does: 'accept', afterSeconds: 12 } });
    const rideId = await book(rider);
    await isAsked(driverId, rideId);
    await move({ seconds: 10 });
    expect(await statusOf(rideId)).toBe('requested');
    await move({ seconds: 5 });
    expect(await statusOf(rideId)).toBe('accepted');
    expect((await act(driverId, rideId, 'give-back')).body.data?.status).toBe('requested');
    await call('PATCH', `/rides/${rideId}/cancel`, {}, rider);
  });
});

describe('the clock', () => {
  test('lets offers run out, the search widen and the request end, each at its time', async () => {
    await reset();
    const rider = await signIn('rider');
    const rideId = await book(rider);
    await expect.poll(async () => (await eventsOf(rideId)).length).toBeGreaterThan(1);
    const moved = await move({ seconds: 300 });
    expect(moved.body.aheadSeconds).toBe(300);
    expect(await statusOf(rideId)).toBe('canceled');
    const events = await eventsOf(rideId);
    const [first] = events;
    const seconds = events.map(
      ({ timestamp }) => (Date.parse(timestamp) - Date.parse(first?.timestamp ?? '')) / 1_000,
    );
    const offered = seconds.filter((_at, n) => events[n]?.type === 'ride.offered');
    // The nearest first, then, wave by wave, those farther away.
    expect(offered.length).toBeGreaterThanOrEqual(2);
    expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
    expect(events.at(-1)?.type).toBe('ride.canceled');
    expect(seconds.at(-1)).toBeGreaterThanOrEqual(240);
    expect(seconds.at(-1)).toBeLessThan(255);
  });

  test('has scheduled rides requested before their time, and sessions end at theirs', async () => {
    const rider = await signIn('rider2');
    const driverId = await makeDriver(PICKUP, { auto: { does: 'accept', afterSeconds: 3 } });
    const now = Date.parse((await asAdmin('GET', '/sandbox')).body.now ?? '');
    const [day = '', time = ''] = new Date(now + 5 * 3_600_000 + 6 * 3_600_000).toISOString().split('T');
    const client = connect(server.url, { token: () => rider });
    const scheduled = await client.trpc.scheduled.schedule.mutate({
      ...{ id: crypto.randomUUID(), pickup: PICKUP, destination: DESTINATION, type: 'standard' },
      ...{ day, time: time.slice(0, 5) },
    });
    const pickupMs = Date.parse(scheduled.pickupAt);
    await client.close();
    await move({ seconds: 4 * 3_600 });
    admin = await signIn('admin');
    const before = await asAdmin('GET', '/events?limit=1000');
    expect(
      before.body.events?.some(
        ({ type, timestamp }) => type === 'ride.requested' && Date.parse(timestamp) > now,
      ),
    ).toBe(false);
    await move({ to: new Date(pickupMs).toISOString() });
    const { body } = await asAdmin('GET', '/events?limit=1000');
    const made = body.events?.find(
      ({ type, timestamp }) => type === 'ride.requested' && Date.parse(timestamp) > now,
    );
    const leadSeconds = (pickupMs - Date.parse(made?.timestamp ?? '')) / 1_000;
    expect(leadSeconds).toBeGreaterThan(240);
    expect(leadSeconds).toBeLessThan(1_860);
    const events = await eventsOf(made?.data.rideId ?? '');
    const accepted = events.find(({ type }) => type === 'ride.accepted');
    const waited = Date.parse(accepted?.timestamp ?? '') - Date.parse(made?.timestamp ?? '');
    expect(waited).toBeGreaterThanOrEqual(3_000);
    expect(waited).toBeLessThan(15_000);
    expect((await driverOf(driverId))?.ride).toBe(made?.data.rideId);
    // The rider's token was for two hours.
    expect((await call('GET', '/auth/me', undefined, rider)).status).toBe(401);
  });

  test('stops where a break ends, however far it moves', async () => {
    const token = await signIn('driver');
    const client = connect(server.url, { token: () => token });
    await client.trpc.drivers.setAvailability.mutate({ available: true });
    await client.trpc.drivers.takeBreak.mutate({ minutes: 20 });
    await client.close();
    const startMs = Date.parse((await asAdmin('GET', '/sandbox')).body.now ?? '');
    await move({ seconds: DAY_SECONDS });
    const later = await signIn('driver');
    const again = connect(server.url, { token: () => later });
    const { items } = await again.trpc.notifications.list.query({});
    const told = items.find(({ type }) => type === 'break_over');
    const seconds = (Date.parse(told?.createdAt ?? '') - startMs) / 1_000;
    expect(Math.abs(seconds - 20 * 60)).toBeLessThan(10);
    await again.close();
  });

  test('stops where street changes begin and end, and where an announcement does', async () => {
    const { trpc } = connect(server.url, { token: () => admin });
    const { body: clock } = await asAdmin('GET', '/sandbox');
    const nowMs = Date.parse(clock.now ?? '');
    // Within the life of a token, whose end closes the sockets.
    const id = await changeStreets(nowMs + 20 * 60_000);
    const untilMs = nowMs + 30 * 60_000;
    const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dhaka', timeStyle: 'short' });
    const heard: string[][] = [];
    trpc.streetChanges.live.subscribe(undefined, {
      onData: (message) => {
        if ('data' in message && message.data) heard.push(message.data.standing.map((each) => each.id));
      },
    });
    await expect.poll(() => heard.at(-1)).toEqual([]);
    const driverId = await makeDriver();
    const announcement = crypto.randomUUID();
    await trpc.announcements.send.mutate({
      ...{ id: announcement, text: 'Closed', to: { kind: 'driver', driverId } },
      until: { day: cityDay('Asia/Dhaka', untilMs), time: time.format(untilMs) },
    });
    expect((await move({ seconds: 3_600 })).status).toBe(200);
    await expect.poll(() => heard).toEqual([[], [id], []]);
    expect(await trpc.announcements.get.query({ announcementId: announcement })).toMatchObject({
      isOver: true,
    });
  });

  test('never goes back, nor too far at once', async () => {
    const past = new Date(Date.now() - 60_000).toISOString();
    for (const body of [{ to: past }, { to: '2999-01-01T00:00:00Z' }])
      expect((await move(body)).body.code).toBe('CLOCK_MOVE');
    for (const body of [{ seconds: -1 }, { seconds: 31 * DAY_SECONDS }, {}, { seconds: 1, to: past }])
      expect((await move(body)).body.code).toBe('BAD_INPUT');
  });

  test('moves a month in one call, and drivers are still there', async () => {
    const driverId = await makeDriver();
    const rider = await signIn('rider4');
    expect((await move({ seconds: 30 * DAY_SECONDS })).status).toBe(200);
    admin = await signIn('admin');
    expect((await driverOf(driverId))?.available).toBe(true);
    expect((await call('GET', '/auth/me', undefined, rider)).status).toBe(401);
    const rideId = await book(await signIn('rider4'));
    await isAsked(driverId, rideId);
  });
});

test('two programs at once get in nobody’s way', async () => {
  await reset();
  const drive = async (account: string, place: typeof PICKUP) => {
    const rider = await signIn(account);
    const driverId = await makeDriver(place);
    const rideId = await book(rider, { pickup: place });
    const answers: number[] = [];
    for (const name of ['accept', 'arrive', 'pick-up', 'start', 'complete']) {
      answers.push((await act(driverId, rideId, name)).status);
      answers.push((await move({ seconds: 30 })).status);
    }
    return [...new Set(answers), await statusOf(rideId)];
  };
  const both = await Promise.all([
    drive('rider4', PICKUP),
    drive('rider5', { address: 'Dhanmondi 27', lat: 23.7557, lng: 90.3746 }),
  ]);
  expect(both).toEqual([
    [200, 'completed'],
    [200, 'completed'],
  ]);
  expect((await asAdmin('GET', '/sandbox')).body.aheadSeconds).toBe(300);
});

test('a reset brings the start state back, and the true time', async () => {
  const driverId = await makeDriver();
  await move({ seconds: 3_600 });
  const before = admin;
  const files = () => readdirSync(join(folder, 'sandbox', 'media'), { recursive: true }).length;
  const fileCount = files();
  await reset();
  expect(files()).toBeLessThan(fileCount);
  const beginning = files();
  await makeDriver();
  await reset();
  expect(files()).toBe(beginning);
  const { body } = await asAdmin('GET', '/sandbox');
  expect(body.aheadSeconds).toBe(0);
  expect(Math.abs(Date.parse(body.now ?? '') - Date.now())).toBeLessThan(60_000);
  expect(body.drivers?.map(({ available }) => available)).toEqual([true, true, true]);
  expect(body.drivers?.some(({ _id }) => _id === driverId)).toBe(false);
  expect((await call('GET', '/auth/me', undefined, before)).status).toBe(401);
});

test('only admins may call it, and its paths are documented', async () => {
  const codes = [];
  for (const token of [undefined, await signIn('rider'), await signIn('driver')])
    for (const [method, path] of [
      ['GET', '/sandbox'],
      ['POST', '/sandbox/reset'],
      ['POST', '/sandbox/clock'],
    ] as const)
      codes.push((await call(method, path, undefined, token)).status);
  expect(codes).toEqual([401, 401, 401, 403, 403, 403, 403, 403, 403]);
  const { body } = await call('GET', '/openapi.json');
  expect(Object.keys(body.paths ?? {})).toContain('/sandbox/clock');
});

test('emails stay in the mailbox of this machine', async () => {
  const email = `new-${crypto.randomUUID()}@example.test`;
  const profile = { name: 'Ayesha Rahman', phone: '+8801712345678', avatarUrl: null };
  await call('POST', '/auth/register', { email, password: 'Padma-river-71', role: 'rider', profile });
  const mails = async () =>
    ((await (await fetch(`${server.url}/dev/mailbox.json?to=${email}`)).json()) as unknown[]).length;
  await expect.poll(mails).toBe(1);
});
