import { setTimeout as wait } from 'node:timers/promises';
import type { RideEventType } from '@ridewire/contracts';
import { openDb, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { addRideEvents } from '../testing/add-ride-events.ts';
import { hearEvents } from '../testing/hear-events.ts';
import { holdRow } from '../testing/hold-row.ts';
import { findJobs } from '../testing/queue.ts';
import { startReceiver, type Answer, type Received, type Receiver } from '../testing/webhook-receiver.ts';
import { createSettledEvents } from '../events/settled-events.ts';
import { changeWebhook } from './change-webhook.ts';
import { makeWebhook } from './make-webhook.ts';
import { pauseWebhook, resumeWebhook } from './pause-webhook.ts';
import { removeWebhook } from './remove-webhook.ts';
import { rotateSecret } from './rotate-secret.ts';
import { sendAgain } from './send-again.ts';
import { createDeliverer } from './webhook-deliverer.ts';
import { listDeliveries, listWebhooks } from './webhook-queries.ts';
import { forgetDeliveries, makeDeliveries, noteOutcomes, takeDeliveries } from './webhook-queue.ts';
import { webhookWork } from './webhook-work.ts';

/** More events take minutes: `WEBHOOK_EVENTS=100000`. */
const EVENTS = Number(process.env['WEBHOOK_EVENTS'] ?? 400);
/** In seconds. */
const PAUSES = [0.02, 0.05, 0.1, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2];

const database = useTestDatabase();
let db: Db;
let admin: TestActor;
const receivers: Receiver[] = [];
beforeAll(async () => {
  db = openDb(database.connectionString, { timeoutMs: 60_000, maxConnections: 20, onError: () => {} });
  admin = await makeActor(db, 'admin');
});
beforeEach(() => db.pool.query('truncate webhooks, webhook_queue, webhook_deliveries'));
afterEach(() => Promise.all(receivers.splice(0).map((receiver) => receiver.close())));
afterAll(() => db.close());

const log = { info: () => {}, warn: () => {}, error: (...words: unknown[]) => console.error(...words) };
const open = () => ({
  ...{ db, log, webhookAddresses: 'any' as const, webhookPauses: PAUSES },
  settledEvents: createSettledEvents(db),
  limits: { spend: () => Promise.resolve() } as never,
});
async function receive(answer?: (received: Received) => Answer | Promise<Answer>): Promise<Receiver> {
  const receiver = await startReceiver(answer);
  receivers.push(receiver);
  return receiver;
}
const add = (url: string, types: RideEventType[] = []) => makeWebhook(open(), admin, { url, types });
const eventOf = ({ body }: Received) =>
  JSON.parse(body) as { id: string; type: string; data: { rideId: string; version: number } };

/** As a process does, until nothing is left to send, or this condition holds. */
async function work(until: () => Promise<boolean> | boolean = isDone, deps = open()): Promise<void> {
  const [tell] = webhookWork(deps);
  do {
    tell?.take?.({ event: 'ride.changed' } as never);
    await tell?.run();
    await wait(10);
  } while (!(await until()));
  await tell?.end?.();
}
async function isDone(): Promise<boolean> {
  const { rows } = await db.pool.query<{ open: number }>('select count(*)::int as open from webhook_queue');
  return rows[0]?.open === 0;
}

test('each event arrives once, signed, with its id, in the order of its ride', async () => {
  const receiver = await receive();
  const { secret, webhookId } = await add(receiver.url);
  const heard = await hearEvents(database.connectionString);
  const rides = [crypto.randomUUID(), crypto.randomUUID()];
  const ids: number[] = [];
  for (let version = 1; version <= 5; version += 1)
    for (const rideId of rides) ids.push(...(await addRideEvents(db.pool, 1, { rideId, version })));
  await work();
  expect(receiver.received.map((each) => Number(eventOf(each).id)).toSorted((a, b) => a - b)).toEqual(ids);
  // The desk hears that there is something new.
  await expect
    .poll(() => heard.named('webhook.changed'))
    .toContainEqual({ event: 'webhook.changed', webhookId });
  await heard.stop();
  for (const rideId of rides) {
    const versions = receiver.received.map(eventOf).filter(({ data }) => data.rideId === rideId);
    expect(versions.map(({ data }) => data.version)).toEqual([1, 2, 3, 4, 5]);
  }
  for (const { headers, body } of receiver.received) {
    expect(headers['webhook-id']).toBe(`evt_${JSON.parse(body).id}`);
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
      type: 'ride.requested',
    });
  }
  expect((await listWebhooks(db.orm))[0]).toMatchObject({
    pending: 0,
    failed: 0,
    failingSince: null,
    paused: null,
  });
});

test('only the events that were asked for, from when it was added', async () => {
  const receiver = await receive();
  await addRideEvents(db.pool, 2, { type: 'ride.completed' });
  await add(receiver.url, ['ride.completed', 'ride.canceled', 'ride.completed']);
  await addRideEvents(db.pool, 1, { type: 'ride.requested' });
  await addRideEvents(db.pool, 1, { type: 'ride.canceled' });
  await addRideEvents(db.pool, 1, { type: 'ride.completed' });
  await work();
  expect(receiver.received.map((each) => eventOf(each).type).toSorted()).toEqual([
    'ride.canceled',
    'ride.completed',
  ]);
});

test(`${EVENTS} events arrive in the order of their rides, though one in five fails and the receiver dies twice`, async () => {
  const arrived: { rideId: string; version: number; id: string }[] = [];
  let tries = 0;
  const answer = (received: Received): number => {
    tries += 1;
    if (tries % 5 === 0) return 500;
    const { id, data } = eventOf(received);
    arrived.push({ id, ...data });
    return 200;
  };
  let receiver = await startReceiver(answer);
  await add(receiver.url);
  const written: number[] = [];
  const [tell] = webhookWork(open());
  const [tellToo] = webhookWork(open());
  const deaths = [0.3, 0.6].map((part) => part * EVENTS);
  const perRide = 5;
  const write = async () => {
    for (let ride = 0; ride < EVENTS / perRide; ride += 1)
      written.push(...(await addRideEvents(db.pool, perRide, { rideId: crypto.randomUUID() })));
  };
  const writing = write();
  let wasWritten = false;
  void writing.then(() => (wasWritten = true));
  do {
    for (const each of [tell, tellToo]) {
      each?.take?.({ event: 'ride.changed' } as never);
      await each?.run();
    }
    await wait(5);
    if (deaths[0] !== undefined && arrived.length >= deaths[0]) {
      deaths.shift();
      await receiver.close();
      await wait(200);
      receiver = await startReceiver(answer, Number(new URL(receiver.url).port));
    }
  } while (!wasWritten || !(await isDone()) || new Set(arrived.map(({ id }) => id)).size < written.length);
  await Promise.all([writing, tell?.end?.(), tellToo?.end?.()]);
  await receiver.close();

  expect(new Set(arrived.map(({ id }) => Number(id)))).toEqual(new Set(written));
  const versionsOf = Map.groupBy(arrived, ({ rideId }) => rideId);
  for (const events of versionsOf.values()) {
    // One whose answer was lost comes again, but none overtakes another.
    const firsts = [...new Set(events.map(({ version }) => version))];
    expect(firsts).toEqual([1, 2, 3, 4, 5]);
  }
  const { rows } = await db.pool.query(
    `select count(*)::int as failed from webhook_deliveries where failed_at is not null`,
  );
  expect(rows).toEqual([{ failed: 0 }]);
}, 1_200_000);

test('what happens to a ride while its last event is being sent follows at once', async () => {
  let answer: (() => void) | undefined;
  const receiver = await receive(async () => {
    if (receiver.received.length === 1) await new Promise<void>((resolve) => (answer = resolve));
    return 200;
  });
  await add(receiver.url);
  const rideId = crypto.randomUUID();
  await addRideEvents(db.pool, 1, { rideId });
  const [tell] = webhookWork(open());
  const look = async () => {
    tell?.take?.({ event: 'ride.changed' } as never);
    await tell?.run();
  };
  await expect.poll(async () => (await look(), receiver.received.length)).toBe(1);
  await addRideEvents(db.pool, 1, { rideId, version: 2 });
  await look();
  const { rows } = await db.pool.query('select from webhook_queue');
  expect(rows).toHaveLength(2);
  answer?.();
  // After half a minute, another process would send it anyway.
  await expect.poll(async () => (await look(), receiver.received.length), { timeout: 15_000 }).toBe(2);
  await tell?.end?.();
});

test('a webhook that is added while a change is under way is told nothing from before', async () => {
  await addRideEvents(db.pool, 3);
  const slow = await db.pool.connect();
  await slow.query('begin');
  await addRideEvents(slow, 1);
  const receiver = await receive();
  await add(receiver.url);
  await slow.query('commit');
  slow.release();
  const [later] = await addRideEvents(db.pool, 1);
  await work(() => receiver.received.length > 0);
  await work();
  expect(receiver.received.map((each) => Number(eventOf(each).id))).toEqual([later]);
});

test('after a standby took over that lacks the last events, new ones are told', async () => {
  const receiver = await receive();
  await add(receiver.url);
  await db.pool.query('update webhooks set made_through = made_through + 1000');
  const deps = open();
  await work(() => true, deps);
  const [id] = await addRideEvents(db.pool, 1);
  await work(() => receiver.received.length > 0);
  expect(receiver.received.map((each) => Number(eventOf(each).id))).toEqual([id]);
});

test('many rides whose events are refused leave the lane to the others', async () => {
  const bad: string[] = Array.from({ length: 12 }, () => crypto.randomUUID());
  const receiver = await receive((received) => (bad.includes(eventOf(received).data.rideId) ? 400 : 200));
  await add(receiver.url);
  for (const rideId of bad) await addRideEvents(db.pool, 1, { rideId });
  await work(() => receiver.received.length >= 30);
  const began = performance.now();
  const [good] = await addRideEvents(db.pool, 1);
  await work(() => receiver.received.some((each) => Number(eventOf(each).id) === good));
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('a process that ends leaves what takes too long or was not sent yet to another, as if it had not been tried', async () => {
  const receiver = await receive(() => 'hang');
  const { webhookId } = await add(receiver.url);
  for (let ride = 0; ride < 20; ride += 1) await addRideEvents(db.pool, 1);
  const deps = open();
  const deliverer = createDeliverer(deps);
  await makeDeliveries(db, webhookId, await deps.settledEvents());
  await deliverer.deliver(webhookId);
  await expect.poll(() => receiver.received.length).toBe(16);
  const { rows: taken } = await db.pool.query('select from webhook_queue where due_at > now()');
  expect(taken).toHaveLength(20);
  await deliverer.finish();
  expect(receiver.received).toHaveLength(16);
  const { rows } = await db.pool.query(
    'select tries, problem, due_at <= now() as "isDue" from webhook_deliveries join webhook_queue on delivery_id = id',
  );
  expect(rows).toEqual(Array.from({ length: 20 }, () => ({ tries: 0, problem: null, isDue: true })));
});

test('a receiver that is away is left alone: what else was taken is given back', async () => {
  const receiver = await receive(() => 503);
  const { webhookId } = await add(receiver.url);
  for (let ride = 0; ride < 40; ride += 1) await addRideEvents(db.pool, 1);
  const deps = { ...open(), webhookPauses: [60] };
  const deliverer = createDeliverer(deps);
  await makeDeliveries(db, webhookId, await deps.settledEvents());
  await deliverer.deliver(webhookId);
  await expect.poll(() => deliverer.isResting(webhookId)).toBe(true);
  await deliverer.finish();
  expect(receiver.received.length).toBeLessThan(32);
  const { rows } = await db.pool.query('select from webhook_queue where due_at <= now()');
  expect(rows).toHaveLength(40 - receiver.received.length);
});

test('one that is paused gets no more than is under way, though more was taken for it', async () => {
  const answered = Promise.withResolvers<void>();
  const receiver = await receive(async () => (await answered.promise, 200));
  const { webhookId } = await add(receiver.url);
  for (let ride = 0; ride < 32; ride += 1) await addRideEvents(db.pool, 1);
  const deps = open();
  const deliverer = createDeliverer(deps);
  await makeDeliveries(db, webhookId, await deps.settledEvents());
  await deliverer.deliver(webhookId);
  await expect.poll(() => receiver.received.length).toBe(16);
  await pauseWebhook(open(), admin, { webhookId });
  await wait(1_100);
  answered.resolve();
  await expect.poll(isSettled).toBe(true);
  await deliverer.finish();
  expect(receiver.received).toHaveLength(16);
  // Nor does a look take any: what waits would be late when the webhook is resumed.
  await createDeliverer(deps).deliver(webhookId);
  expect(await isSettled()).toBe(true);
});
/** All that was taken was sent or given back. */
async function isSettled(): Promise<boolean> {
  const { rows } = await db.pool.query('select from webhook_queue where due_at > now()');
  return rows.length === 0;
}

test('while many deliveries are due, no more are made, and later all arrive', async () => {
  const receiver = await receive();
  const { webhookId } = await add(receiver.url);
  const ids = await addRideEvents(db.pool, 1);
  for (let ride = 0; ride < 110; ride += 1) ids.push(...(await addRideEvents(db.pool, 10)));
  const deps = open();
  const through = await deps.settledEvents();
  for (let round = 0; round < 3; round += 1) expect(await makeDeliveries(db, webhookId, through)).toBe(true);
  const { rows } = await db.pool.query('select from webhook_queue');
  expect(rows).toHaveLength(1_000);
  await work(() => new Set(receiver.received.map((each) => each.headers['webhook-id'])).size === ids.length);
  for (const events of Map.groupBy(receiver.received.map(eventOf), ({ data }) => data.rideId).values())
    expect(events.map(({ data }) => data.version)).toEqual(events.map((_, index) => index + 1));
});

test('one ride whose event is refused waits, and the others don’t', async () => {
  const bad = crypto.randomUUID();
  const receiver = await receive((received) => (eventOf(received).data.rideId === bad ? 500 : 200));
  await add(receiver.url);
  await addRideEvents(db.pool, 2, { rideId: bad });
  const good = await addRideEvents(db.pool, 2);
  await work(() => receiver.received.filter((each) => eventOf(each).data.rideId === bad).length >= 4);
  const arrived = receiver.received.map((each) => eventOf(each));
  expect(arrived.filter(({ data }) => data.rideId !== bad).map(({ id }) => Number(id))).toEqual(good);
  expect(new Set(arrived.filter(({ data }) => data.rideId === bad).map(({ data }) => data.version))).toEqual(
    new Set([1]),
  );
});

test('what is behind an event that is tried again waits as long, and nothing else does', async () => {
  const { webhookId } = await add((await receive()).url);
  const rideId = crypto.randomUUID();
  await addRideEvents(db.pool, 3, { rideId });
  await addRideEvents(db.pool, 1);
  await makeDeliveries(db, webhookId, await open().settledEvents());
  const taken = await takeDeliveries(db, webhookId, 10);
  const refused = taken.find((each) => each.rideId === rideId)!;
  const outcome = { status: 500, problem: 'status', durationMs: 1 } as const;
  await noteOutcomes(db, webhookId, [{ ...refused, ...outcome }], [3_600]);
  const { rows } = await db.pool.query<{ isItsOwn: boolean; minutes: number }>(
    `select ride_id = $1 as "isItsOwn", round(extract(epoch from due_at - now()) / 60)::int as minutes
    from webhook_queue order by delivery_id`,
    [rideId],
  );
  expect(rows.map(({ isItsOwn, minutes }) => [isItsOwn, minutes > 55])).toEqual([
    ...[0, 1, 2].map(() => [true, true]),
    [false, false],
  ]);
});

const FAILED = { status: 500, problem: 'status', durationMs: 1 } as const;
const ARRIVED = { status: 200, problem: null, durationMs: 1 } as const;
/** Two webhooks for which the same events wait. */
async function addTwo(rideId: string, events = 2) {
  const made = await Promise.all(['one', 'two'].map((name) => add(`https://${name}.example.com/`)));
  await addRideEvents(db.pool, events, { rideId });
  const through = await open().settledEvents();
  const [one, two] = made.map(({ webhookId }) => webhookId) as [string, string];
  for (const id of [one, two]) await makeDeliveries(db, id, through);
  return { one, two };
}
/** How a webhook’s deliveries stand, in their order. */
async function standingOf(webhookId: string) {
  const { rows } = await db.pool.query<{ tries: number; isDue: boolean | null }>(
    `select d.tries, q.due_at <= now() as "isDue" from webhook_deliveries d left join webhook_queue q on q.delivery_id = d.id
      where d.webhook_id = $1 order by d.id`,
    [webhookId],
  );
  return rows.map(({ tries, isDue }) => [tries, isDue]);
}

test('what becomes of one webhook’s deliveries leaves those of another alone, also of the same ride', async () => {
  const { one, two } = await addTwo(crypto.randomUUID());
  const untouched = [0, 1].map(() => [0, true]);
  const [first] = await takeDeliveries(db, one, 10);
  expect(first).toMatchObject({ tries: 1, url: 'https://one.example.com/' });
  expect(await takeDeliveries(db, one, 10)).toEqual([]);
  expect(await standingOf(two)).toEqual(untouched);
  await noteOutcomes(db, one, [{ ...first!, ...FAILED }], [60]);
  expect([await standingOf(one), await standingOf(two)]).toEqual([
    [
      [1, false],
      [0, false],
    ],
    untouched,
  ]);
  const [other] = await takeDeliveries(db, two, 10);
  await noteOutcomes(db, two, [{ ...other!, ...FAILED }], [60]);
  const refused = [
    [1, false],
    [0, false],
  ];
  await noteOutcomes(db, one, [{ ...first!, tries: 2, ...ARRIVED }], [60]);
  expect([await standingOf(one), await standingOf(two)]).toEqual([
    [
      [2, null],
      [0, true],
    ],
    refused,
  ]);
  const failing = async () =>
    (await listWebhooks(db.orm)).map(({ id, failingSince }) => [id, failingSince !== null]);
  expect(Object.fromEntries(await failing())).toEqual({ [one]: false, [two]: true });
  // An answer that comes once more changes nothing.
  await noteOutcomes(db, one, [{ ...first!, ...FAILED }], [60]);
  expect(await standingOf(one)).toEqual([
    [2, null],
    [0, true],
  ]);
  await pauseWebhook(open(), admin, { webhookId: one });
  await resumeWebhook(open(), admin, { webhookId: one });
  expect([await standingOf(two), Object.fromEntries(await failing())[two]]).toEqual([refused, true]);
  await resumeWebhook(open(), admin, { webhookId: two });
  expect(await standingOf(two)).toEqual(refused);
  await pauseWebhook(open(), admin, { webhookId: two });
  expect(await takeDeliveries(db, two, 10)).toEqual([]);
  await resumeWebhook(open(), admin, { webhookId: two });
  expect([await standingOf(two), Object.fromEntries(await failing())[two]]).toEqual([untouched, false]);
});

test.each<[string, string, boolean]>([
  ['nothing arrived', 'null', false],
  ['others arrived before', `now() - interval '2 hours'`, false],
  ['others arrived since', `now()`, true],
])('one that was tried often enough, where %s, has failed: %s %s', async (_, deliveredAt, hasFailed) => {
  const { one, two } = await addTwo(crypto.randomUUID(), 1);
  await db.pool.query(`update webhook_deliveries set created_at = now() - interval '1 hour'`);
  await db.pool.query(
    `update webhooks set delivered_at = case when id = $1 then ${deliveredAt} else now() end`,
    [one],
  );
  const [taken] = await takeDeliveries(db, one, 1);
  await noteOutcomes(db, one, [{ ...taken!, tries: 2, ...FAILED }], [60]);
  expect(await standingOf(one)).toEqual([[1, hasFailed ? null : false]]);
  const { items } = await listDeliveries(db, { webhookId: one, state: 'failed', page: 1, limit: 5 });
  expect(items).toHaveLength(hasFailed ? 1 : 0);
  expect(await standingOf(two)).toEqual([[0, true]]);
});

test.each<[string, 500 | 410, string, string | undefined]>([
  ['fails for three days', 500, `now() - interval '3 days 1 minute'`, 'failing'],
  ['fails for nearly three days', 500, `now() - interval '2 days 23 hours'`, undefined],
  ['says it is gone', 410, `null`, 'gone'],
])(
  'a webhook whose receiver %s is paused, no other one, and not for what a former address said',
  async (_, status, since, why) => {
    const { one } = await addTwo(crypto.randomUUID(), 1);
    await db.pool.query(`update webhooks set failing_since = ${since}`);
    const [taken] = await takeDeliveries(db, one, 1);
    const say = (url: string) => noteOutcomes(db, one, [{ ...taken!, url, ...FAILED, status }], [60]);
    const paused = async () =>
      (await listWebhooks(db.orm)).map((each) => each.id === one && each.paused?.why);
    const others = (await listWebhooks(db.orm)).map(({ id, paused: it }) => id !== one && it);
    await say('https://former.example.com/');
    expect((await paused()).filter(Boolean)).toEqual([]);
    await say(taken!.url);
    expect((await paused()).filter(Boolean)).toEqual(why ? [why] : []);
    expect((await listWebhooks(db.orm)).map(({ id, paused: it }) => id !== one && it)).toEqual(others);
  },
);

test('two deliveries of one ride that end together are noted one after the other, and none comes again', async () => {
  const rideId = crypto.randomUUID();
  const gates = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
  const others: string[] = [];
  const receiver = await receive(async (received) => {
    await gates[others.indexOf(eventOf(received).data.rideId) + 1]?.promise;
    return 200;
  });
  const { webhookId } = await add(receiver.url);
  await addRideEvents(db.pool, 2, { rideId });
  others.push(crypto.randomUUID(), crypto.randomUUID());
  for (const other of others) await addRideEvents(db.pool, 1, { rideId: other });
  const deps = open();
  await makeDeliveries(db, webhookId, await deps.settledEvents());
  // What the other rides’ deliveries came to is being noted, so that the two of this one wait together.
  const held = await holdRow(
    database.connectionString,
    'select from webhook_deliveries where ride_id <> $1 for update',
    [rideId],
  );
  const deliverer = createDeliverer(deps);
  await deliverer.deliver(webhookId);
  await expect.poll(() => receiver.received.length).toBe(3);
  for (const [nth, gate] of gates.slice(1).entries()) {
    gate.resolve();
    await held.waiting(nth + 1, '%update webhook_deliveries%');
  }
  // The lease of the first ended early, and another process had it out of the queue.
  await db.pool.query(
    'delete from webhook_queue where delivery_id = (select min(delivery_id) from webhook_queue where ride_id = $1)',
    [rideId],
  );
  await deliverer.deliver(webhookId);
  await expect.poll(() => receiver.received.length).toBe(4);
  gates[0]?.resolve();
  // Its answer comes after those two.
  await fetch(receiver.url, { method: 'POST', body: JSON.stringify({ data: {} }) });
  await held.release();
  await deliverer.finish();
  expect(await isDone()).toBe(true);
});

test('one that was tried long enough has failed, if others arrived meanwhile; then the next of its ride goes', async () => {
  const bad = crypto.randomUUID();
  const receiver = await receive((received) => {
    const { data } = eventOf(received);
    return data.rideId === bad && data.version === 1 ? 400 : 200;
  });
  const { webhookId } = await add(receiver.url);
  await addRideEvents(db.pool, 2, { rideId: bad });
  let sent = 0;
  await work(async () => {
    if (sent++ % 5 === 0) await addRideEvents(db.pool, 1);
    // Exact to a minute otherwise.
    await db.pool.query('update webhooks set delivered_at = now() where delivered_at is not null');
    return (await listDeliveries(db, { webhookId, state: 'failed', page: 1, limit: 10 })).total > 0;
  });
  await work();
  const { items } = await listDeliveries(db, { webhookId, state: 'failed', page: 1, limit: 10 });
  expect(items).toMatchObject([
    { rideId: bad, state: 'failed', status: 400, problem: 'status', tries: PAUSES.length + 1 },
  ]);
  expect(
    receiver.received
      .map(eventOf)
      .filter(({ data }) => data.rideId === bad)
      .at(-1)?.data.version,
  ).toBe(2);
});

test('a receiver that takes nothing is paused after three days, and nothing is lost', async () => {
  let isDown = true;
  const receiver = await receive(() => (isDown ? 503 : 200));
  const { webhookId } = await add(receiver.url);
  const ids = await addRideEvents(db.pool, 2);
  await work(() => receiver.received.length >= 3);
  expect((await listWebhooks(db.orm))[0]).toMatchObject({
    paused: null,
    failingSince: expect.any(String),
    failed: 0,
  });
  await db.pool.query(`update webhooks set failing_since = now() - interval '3 days 1 minute'`);
  await work(async () => (await listWebhooks(db.orm))[0]?.paused?.why === 'failing');
  expect((await findJobs(db, admin.userId)).map(({ key }) => key)).toContain(
    `webhook:${webhookId}:${admin.userId}`,
  );
  const before = receiver.received.length;
  ids.push(...(await addRideEvents(db.pool, 1)));
  await wait(300);
  await work(() => true);
  expect(receiver.received.length).toBe(before);

  isDown = false;
  await resumeWebhook(open(), admin, { webhookId });
  await work();
  expect(
    receiver.received
      .slice(before)
      .map((each) => Number(eventOf(each).id))
      .toSorted((a, b) => a - b),
  ).toEqual(ids);
});

test('one that says it is gone is paused at once', async () => {
  const receiver = await receive(() => 410);
  await add(receiver.url);
  await addRideEvents(db.pool, 1);
  await work(async () => (await listWebhooks(db.orm))[0]?.paused?.why === 'gone');
  const [{ id: webhookId, paused } = { id: '', paused: null }] = await listWebhooks(db.orm);
  await pauseWebhook(open(), admin, { webhookId });
  expect((await listWebhooks(db.orm))[0]).toMatchObject({ paused });
});

test('one that hangs doesn’t hold up another', async () => {
  const [hanging, quick] = [await receive(() => 'hang'), await receive()];
  await add(hanging.url);
  await add(quick.url);
  const deps = open();
  const ids: number[] = [];
  for (let ride = 0; ride < 40; ride += 1) ids.push(...(await addRideEvents(db.pool, 1)));
  const deliverer = createDeliverer(deps);
  const through = await deps.settledEvents();
  const [first, second] = (await listWebhooks(db.orm)).map(({ id }) => id);
  for (const id of [first, second]) await makeDeliveries(db, id ?? '', through);
  await deliverer.deliver(first ?? '');
  await deliverer.deliver(second ?? '');
  await expect.poll(() => quick.received.length, { timeout: 9_000 }).toBe(ids.length);
  expect(hanging.received.length).toBeLessThanOrEqual(16);
  await deliverer.finish();
});

test('a body without an end is not waited for, and a redirect not followed', async () => {
  const inside = await receive();
  const dripping = await receive(() => 'drip');
  const redirecting = await receive(() => ({ redirect: inside.url }));
  await add(dripping.url);
  const { webhookId } = await add(redirecting.url);
  await addRideEvents(db.pool, 1);
  await work(() => redirecting.received.length > 0 && dripping.received.length > 0);
  await expect.poll(async () => (await listWebhooks(db.orm)).map(({ pending }) => pending)).toEqual([0, 1]);
  expect((await listDeliveries(db, { webhookId, page: 1, limit: 1 })).items).toMatchObject([
    { problem: 'redirect', status: 302, state: 'pending' },
  ]);
  expect(inside.received).toEqual([]);
});

test('a new secret signs, and for a day the former one next to it', async () => {
  const receiver = await receive();
  const { secret: former, webhookId } = await add(receiver.url);
  const { secret } = await rotateSecret(open(), admin, { webhookId });
  await addRideEvents(db.pool, 1);
  await work();
  const [{ body, headers } = { body: '', headers: {} }] = receiver.received;
  for (const each of [former, secret])
    expect(new Webhook(each).verify(body, headers as Record<string, string>)).toBeTruthy();
  await db.pool.query(`update webhooks set former_until = now() - interval '1 second'`);
  await addRideEvents(db.pool, 1);
  await work();
  const last = receiver.received[1];
  expect(() => new Webhook(former).verify(last?.body ?? '', last?.headers as Record<string, string>)).toThrow(
    /signature/i,
  );
});

test('an event is sent again under the same id; while it waits, that is refused', async () => {
  const receiver = await receive();
  const { webhookId } = await add(receiver.url);
  await addRideEvents(db.pool, 1);
  await pauseWebhook(open(), admin, { webhookId });
  const deps = open();
  await resumeWebhook(open(), admin, { webhookId });
  await makeDeliveries(db, webhookId, await deps.settledEvents());
  const [waiting] = (await listDeliveries(db, { webhookId, page: 1, limit: 5 })).items;
  await expect(sendAgain(deps, admin, { deliveryId: waiting?.id ?? '' })).rejects.toMatchObject({
    code: 'ALREADY_DONE',
  });
  await work();
  await sendAgain(deps, admin, { deliveryId: waiting?.id ?? '' });
  await work();
  const [first, again] = receiver.received;
  expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect((await listDeliveries(db, { webhookId, page: 1, limit: 5 })).items).toMatchObject([
    { isAgain: true, state: 'delivered', status: 200 },
    { isAgain: false, state: 'delivered' },
  ]);
  await expect(sendAgain(deps, admin, { deliveryId: '999999' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  // As if its event had been archived.
  await db.pool.query('update webhook_deliveries set event_id = 0 where id = $1', [waiting?.id]);
  await expect(sendAgain(deps, admin, { deliveryId: waiting?.id ?? '' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('an event that is sent again several times at once is sent once; later it can be again', async () => {
  const receiver = await receive();
  const { webhookId } = await add(receiver.url);
  await addRideEvents(db.pool, 1);
  await work();
  const again = async () => {
    const { items } = await listDeliveries(db, { webhookId, page: 1, limit: 5 });
    return Promise.allSettled(items.map(({ id }) => sendAgain(deps, admin, { deliveryId: id })));
  };
  const deps = open();
  const [sent] = (await listDeliveries(db, { webhookId, page: 1, limit: 1 })).items;
  const tapped = await Promise.allSettled(
    Array.from({ length: 3 }, () => sendAgain(deps, admin, { deliveryId: sent?.id ?? '' })),
  );
  const { fulfilled, rejected } = Object.groupBy(tapped, ({ status }) => status);
  expect([fulfilled?.length, rejected?.length]).toEqual([1, 2]);
  expect(rejected).toMatchObject(
    Array.from({ length: 2 }, () => ({ reason: { code: 'ALREADY_DONE', refused: ['DELIVERY_PENDING'] } })),
  );
  await work();
  const makeAt = (when: string) => db.pool.query(`update webhook_deliveries set created_at = ${when}`);
  // It has arrived, but a moment ago, however slow this machine is: the rest of a double tap.
  await makeAt(`now() + interval '1 minute'`);
  for (const each of await again())
    expect(each).toMatchObject({ reason: { code: 'ALREADY_DONE', refused: ['DELIVERY_JUST_SENT'] } });
  expect(receiver.received).toHaveLength(2);
  await makeAt(`now() - interval '1 minute'`);
  // Either of its two deliveries sends it, but not both.
  expect((await again()).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await work();
  expect(receiver.received).toHaveLength(3);
});

test('an event that was just sent again can be sent again to another webhook, and so can another event', async () => {
  const { one, two } = await addTwo(crypto.randomUUID());
  const idsOf = async (webhookId: string) =>
    (await listDeliveries(db, { webhookId, page: 1, limit: 9 })).items.map(({ id }) => id).toReversed();
  const [[first, second], [other]] = [await idsOf(one), await idsOf(two)];
  const arrive = async () => {
    await db.pool.query('update webhook_deliveries set delivered_at = now()');
    await db.pool.query('delete from webhook_queue');
  };
  const again = (deliveryId = '') => sendAgain(open(), admin, { deliveryId });
  await arrive();
  for (const id of [first, second, other]) await again(id);
  await expect(again(first)).rejects.toMatchObject({ refused: ['DELIVERY_PENDING'] });
  await arrive();
  await expect(again(first)).rejects.toMatchObject({ refused: ['DELIVERY_JUST_SENT'] });
  await db.pool.query(
    `update webhook_deliveries set created_at = now() - interval '3 seconds' where webhook_id = $1 and event_id = (select event_id from webhook_deliveries where id = $2)`,
    [one, first],
  );
  await again(first);
  await expect(again(second)).rejects.toMatchObject({ refused: ['DELIVERY_JUST_SENT'] });
});

test('another address gets what waits; one that is removed gets nothing', async () => {
  const [old, moved] = [await receive(() => 500), await receive()];
  const { webhookId } = await add(old.url);
  await addRideEvents(db.pool, 1);
  await work(() => old.received.length > 0);
  await changeWebhook(open(), admin, { webhookId, url: moved.url, types: [] });
  await work();
  expect(moved.received).toHaveLength(1);
  await addRideEvents(db.pool, 1);
  await removeWebhook(open(), admin, { webhookId });
  await work();
  expect(moved.received).toHaveLength(1);
  await expect(removeWebhook(open(), admin, { webhookId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('what a killed process had taken is sent by another one after half a minute', async () => {
  const receiver = await receive();
  await add(receiver.url);
  await addRideEvents(db.pool, 1);
  const deps = open();
  const [{ id } = { id: '' }] = await listWebhooks(db.orm);
  await makeDeliveries(db, id, await deps.settledEvents());
  await db.pool.query(`update webhook_queue set due_at = now() + interval '30 seconds'`);
  await work(() => true);
  expect(receiver.received).toEqual([]);
  await db.pool.query(`update webhook_queue set due_at = due_at - interval '30 seconds'`);
  await work();
  expect(receiver.received).toHaveLength(1);
});

test('deliveries are forgotten a month after they ended or their webhook went, but never while they wait', async () => {
  const { webhookId } = await add('https://receiver.example.com/');
  const removed = crypto.randomUUID();
  const put = async (hook: string, name: string, age: string, end?: 'delivered_at' | 'failed_at') => {
    const { rows } = await db.pool.query<{ id: string }>(
      `insert into webhook_deliveries (webhook_id, event_id, ride_id, created_at${end ? `, ${end}` : ''})
        values ($1, 1, $2, now() - $3::interval${end ? ', now()' : ''}) returning id`,
      [hook, crypto.randomUUID(), age],
    );
    const id = rows[0]!.id;
    if (!end)
      await db.pool.query(
        'insert into webhook_queue (delivery_id, webhook_id, ride_id) select id, webhook_id, ride_id from webhook_deliveries where id = $1',
        [id],
      );
    return { id, name };
  };
  const all = [
    await put(webhookId, 'arrived', '31 days', 'delivered_at'),
    await put(webhookId, 'failed', '31 days', 'failed_at'),
    await put(removed, 'of a removed one', '31 days'),
    await put(webhookId, 'waits', '31 days'),
    await put(webhookId, 'arrived lately', '29 days', 'delivered_at'),
    await put(removed, 'of one removed lately', '29 days'),
  ];
  await forgetDeliveries(db);
  const namesIn = async (select: string) => {
    const { rows } = await db.pool.query<{ id: string }>(select);
    return rows.map((row) => all.find(({ id }) => id === row.id)?.name);
  };
  expect(await namesIn('select id from webhook_deliveries order by id')).toEqual([
    ...['waits', 'arrived lately', 'of one removed lately'],
  ]);
  expect(await namesIn('select delivery_id as id from webhook_queue order by 1')).toEqual([
    ...['waits', 'of one removed lately'],
  ]);
});

test('twenty webhooks are enough, also at once', async () => {
  const made = await Promise.allSettled(
    Array.from({ length: 22 }, (_, index) => add(`https://receiver-${index}.example.com/`)),
  );
  const refused = made.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
  expect(refused).toEqual(['WEBHOOKS_FULL', 'WEBHOOKS_FULL']);
});
