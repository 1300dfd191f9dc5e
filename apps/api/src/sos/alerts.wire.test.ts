import type {
  NotificationsChange,
  NotificationsSnapshot,
  OpenAlertsChange,
  OpenAlertsSnapshot,
  OwnAlertChange,
  OwnAlertSnapshot,
} from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { connect, record, type Proof, type TestClient } from '../testing/connect.ts';
import { GULSHAN, request } from '../testing/places.ts';
import { makeProgram } from '../testing/programs.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const database = useTestDatabase();
let first: TestApi;
let second: TestApi;
let admins: TestActor[];
let rider: TestActor;
let driver: TestActor;
let riding: TestClient;
let driving: TestClient;
let rideId: string;
const open: TestClient[] = [];

beforeAll(async () => {
  [first, second] = await Promise.all([
    startTestApi(database.connectionString),
    startTestApi(database.connectionString),
  ]);
  admins = await Promise.all([1, 2].map(() => makeActor(first.core.db, 'admin')));
});
beforeEach(async () => {
  rider = await makeActor(first.core.db, 'rider');
  driver = await makeActor(first.core.db, 'driver');
  riding = join(first, rider);
  driving = join(second, driver);
  rideId = (await riding.trpc.rides.request.mutate(request())).id;
  await driving.trpc.rides.accept.mutate({ rideId });
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.close()));
});
afterAll(() => Promise.all([first.close(), second.close()]));

function join(api: TestApi, proof: Proof): TestClient {
  const client = connect(api.url, proof);
  open.push(client);
  return client;
}
/** Two admins, each at a separate process. */
const joinAdmins = () => admins.map((admin, i) => join(i === 0 ? first : second, admin));

const recordOpen = ({ trpc }: TestClient) =>
  record<OpenAlertsSnapshot, OpenAlertsChange>((handlers) => trpc.alerts.open.subscribe(undefined, handlers));
const recordMine = ({ trpc }: TestClient) =>
  record<OwnAlertSnapshot, OwnAlertChange>((handlers) => trpc.alerts.mine.subscribe(undefined, handlers));
const recordBell = ({ trpc }: TestClient) =>
  record<NotificationsSnapshot, NotificationsChange>((handlers) =>
    trpc.notifications.live.subscribe(undefined, handlers),
  );
const call = (client = riding, message = 'Help') =>
  client.trpc.alerts.raise.mutate({ rideId, message, location: GULSHAN });

describe('a call for help', () => {
  test('reaches two admins in two processes at once, bell included; taken, all know who, and the rider hears', async () => {
    const [a, b] = joinAdmins() as [TestClient, TestClient];
    const desks = await Promise.all([a, b].map(recordOpen));
    const bells = await Promise.all([a, b].map(recordBell));
    const [mine, bell, stranger] = await Promise.all([
      recordMine(riding),
      recordBell(join(second, rider)),
      recordMine(driving),
    ]);
    expect(mine.snapshots()).toEqual([{ alert: null }]);

    const alert = await call();
    const view = {
      ...{
        id: alert.id,
        rideId,
        kind: 'press',
        message: 'Help',
        location: GULSHAN,
        raisedAt: alert.raisedAt,
      },
      by: { id: rider.userId, role: 'rider', name: rider.name, phone: '+8801700000000' },
      passenger: null,
      isPlaceOfCar: false,
      acknowledged: null,
    };
    for (const desk of desks)
      await expect.poll(() => desk.changes()).toEqual([{ kind: 'raised', alert: view }]);
    for (const one of bells)
      await expect
        .poll(() => one.changes())
        .toEqual([
          {
            kind: 'made',
            notification: {
              id: expect.any(String),
              type: 'trouble',
              params: {
                name: rider.name,
                role: 'rider',
                ride: rideId.slice(-6),
                text: expect.stringContaining('Help'),
              },
              rideId,
              about: { name: rider.name, email: `${rider.userId}@example.test` },
              location: GULSHAN,
              createdAt: alert.raisedAt,
              readAt: null,
            },
          },
        ]);
    await expect.poll(() => mine.changes()).toEqual([{ kind: 'alert', alert }]);

    const taken = await b.trpc.alerts.acknowledge.mutate({ alertId: alert.id });
    const by = { id: admins[1]?.userId, name: admins[1]?.name };
    expect(taken).toEqual({ ...view, acknowledged: { by, at: expect.any(String) } });
    const at = taken.acknowledged?.at;
    for (const desk of desks)
      await expect
        .poll(() => desk.changes().at(-1))
        .toEqual({ kind: 'acknowledged', alertId: alert.id, by, at });
    expect(await a.trpc.alerts.acknowledge.mutate({ alertId: alert.id })).toEqual(taken);
    await expect
      .poll(() => mine.changes().at(-1))
      .toEqual({ kind: 'alert', alert: { ...alert, acknowledgedAt: at } });
    await expect
      .poll(() => bell.changes())
      .toMatchObject([{ kind: 'made', notification: { type: 'alert_acknowledged', params: {} } }]);
    // The person who shares the ride may be the trouble.
    expect(stranger.messages).toHaveLength(1);
  });

  test('that nobody heard is there after a reconnect and after a gap, for both sides', async () => {
    const [desk] = joinAdmins() as [TestClient];
    const seen = await recordOpen(desk);
    const mine = await recordMine(driving);
    desk.socket().terminate();
    const alert = await call(driving);
    await expect.poll(() => seen.snapshots().length).toBeGreaterThan(1);
    await expect
      .poll(() => [
        ...(seen.snapshots().at(-1)?.alerts ?? []),
        ...seen.changes().flatMap((change) => (change.kind === 'raised' ? [change.alert] : [])),
      ])
      .toContainEqual(
        expect.objectContaining({ id: alert.id, by: expect.objectContaining({ role: 'driver' }) }),
      );

    // Taken, without an event.
    await first.core.db.pool.query(
      'update alerts set acknowledged_by = $2, acknowledged_at = now() where id = $1',
      [alert.id, admins[0]?.userId],
    );
    await first.core.db.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ridewire listener' and datname = current_database()`,
    );
    await expect
      .poll(() => mine.snapshots().at(-1))
      .toEqual({ alert: { ...alert, acknowledgedAt: expect.any(String) } });
    await expect
      .poll(() =>
        seen
          .snapshots()
          .at(-1)
          ?.alerts.map(({ id }) => id),
      )
      .not.toContain(alert.id);
  });
});

test('what is read on one device is read on the others', async () => {
  const [a, b] = [join(first, admins[0] as TestActor), join(second, admins[0] as TestActor)];
  const bells = await Promise.all([recordBell(a), recordBell(b)]);
  await call();
  for (const bell of bells) await expect.poll(() => bell.changes()).toHaveLength(1);
  const made = bells[0]?.changes()[0]?.notification.id as string;
  const unread = bells[0]?.snapshots()[0]?.unread as number;
  await a.trpc.notifications.markRead.mutate({ ids: [made] });
  for (const bell of bells)
    await expect
      .poll(() => bell.snapshots().at(-1))
      .toMatchObject({
        unread,
        items: [
          { id: made, readAt: expect.any(String) },
          ...Array.from({ length: unread }, () => ({ readAt: null })),
        ],
      });
  await b.trpc.notifications.markRead.mutate({ all: true });
  for (const bell of bells) await expect.poll(() => bell.snapshots().at(-1)?.unread).toBe(0);
});

describe('bad input', () => {
  const refused = (input: object) =>
    riding.trpc.alerts.raise.mutate(input as never).then(
      () => undefined,
      (error: { message: string; data: { code: string } }) => [error.data.code, error.message],
    );
  test('gets a sentence', async () => {
    const place = { address: '', lat: 91, lng: 0 };
    expect(await refused({ rideId, message: '', location: place })).toEqual([
      'BAD_INPUT',
      'Latitude must be between -90 and 90.',
    ]);
    expect(await refused({ rideId, message: 'x'.repeat(501), location: GULSHAN })).toEqual([
      'BAD_INPUT',
      'Message must be at most 500 characters.',
    ]);
    expect(await refused({ rideId: 'mine', location: GULSHAN })).toEqual([
      'BAD_INPUT',
      'That isn’t a ride ID.',
    ]);
    await expect(riding.trpc.notifications.markRead.mutate({})).rejects.toMatchObject({
      data: { code: 'BAD_INPUT' },
      message: 'Say which notifications were read, or that all were.',
    });
    expect(await refused({ rideId, location: { lat: 23.7, lng: 90.4 } })).toBeUndefined();
  });
});

test('clients of the REST API call for help and read what they were told', async () => {
  const [office, passenger] = await Promise.all(
    [admins[0] as TestActor, rider].map((actor) => makeProgram(first.core, actor)),
  );
  const send = async (path: string, token: string | undefined, body?: object) => {
    const response = await fetch(`${second.url}/api${path}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const raised = await send('/auth/trouble', passenger?.accessToken, {
    rideId,
    message: 'Two lines\nof text',
    location: { ...GULSHAN, address: '' },
  });
  expect(raised).toEqual({
    status: 201,
    body: {
      success: true,
      message: 'Our team was alerted',
      data: { _id: expect.any(String), rideId, timestamp: expect.any(String) },
    },
  });
  const { _id: firstId, timestamp } = raised.body['data'] as { _id: string; timestamp: string };
  const told = await send('/auth/notifications', office?.accessToken);
  expect(told).toMatchObject({ status: 200 });
  expect((told.body['data'] as object[])[0]).toEqual({
    _id: expect.any(String),
    type: 'trouble',
    title: `SOS alert: ${rider.name}`,
    message: `The rider needs help on ride #${rideId.slice(-6)}: “Two lines of text”`,
    isRead: false,
    timestamp,
    rideId,
    riderName: rider.name,
    riderEmail: `${rider.userId}@example.test`,
    location: { ...GULSHAN, address: '' },
  });
  expect((await send('/auth/notifications', passenger?.accessToken)).body).toEqual({ data: [] });

  const more = await send('/auth/trouble', passenger?.accessToken, {
    rideId,
    message: 'second',
    location: { ...GULSHAN, address: '' },
  });
  expect((more.body['data'] as { _id: string })._id).not.toBe(firstId);
  expect(
    ((await send('/auth/notifications', office?.accessToken)).body['data'] as object[])[0],
  ).toMatchObject({
    message: expect.stringContaining('“second”'),
  });

  const { accessToken } = await makeProgram(first.core, driver);
  await join(first, admins[0] as TestActor).trpc.drivers.suspend.mutate({ driverId: driver.userId });
  expect((await send('/auth/notifications?limit=1&type=driver_suspended', accessToken)).body).toEqual({
    data: [
      expect.objectContaining({
        type: 'driver_suspended',
        rideId: '',
        riderName: '',
        riderEmail: '',
        location: { address: '', lat: 0, lng: 0 },
      }),
    ],
  });
});
