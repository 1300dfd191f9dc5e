import { openDb, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { inTransaction } from '../core/in-transaction.ts';
import type { Log } from '../core/log.ts';
import { hearEvents } from '../testing/hear-events.ts';
import { EventListener } from './event-listener.ts';
import { EventOutbox, listenerAt, type Link, type Wire } from './event-outbox.ts';
import { tell, tellPassing } from './tell.ts';
import { tellThrough } from './outbox.ts';

const database = useTestDatabase();
const log: Log = { info: () => {}, warn: () => {}, error: () => {} };
let db: Db;
/** A process that died between its commits and the next line of its code. */
let deadDb: Db;
beforeAll(() => {
  [db, deadDb] = [openDb(database.connectionString), openDb(database.connectionString)];
  tellThrough({ committed: () => {}, pass: async () => {} }, deadDb);
});
beforeEach(() => db.pool.query('truncate event_outbox, event_listeners'));
afterAll(() => Promise.all([db.close(), deadDb.close()]));

const HERE = { place: 'here' };

/** A wire that can be lost, and keeps what was published while it was there. */
function openWire(): Wire & { link: Link | null; got: unknown[] } {
  return {
    link: HERE,
    got: [],
    publish(payload) {
      if (this.link !== null) this.got.push(JSON.parse(payload));
      return this.link;
    },
    flush(link) {
      return Promise.resolve(this.link === link);
    },
  };
}

/** One that waits for a row which a test holds fails, where the test would wait for it forever. */
function openProcess(wire: Wire | null) {
  const own = openDb(database.connectionString, { lockTimeoutMs: 10_000 });
  const outbox = new EventOutbox({ db: own, wire, log });
  tellThrough(outbox, own);
  onTestFinished(() => own.close());
  return { db: own, outbox };
}

/** A process that hears at this place, or by notifications alone. */
async function listen(place: string | null) {
  const listener = new EventListener({
    connectionString: database.connectionString,
    name: () => listenerAt(place === null ? null : { place }),
    isKnown: () => false,
    onEvent: () => {},
    onGap: () => {},
    log,
  });
  await listener.start();
  onTestFinished(() => listener.stop());
  return listener;
}

const count = async () => (await db.pool.query('select from event_outbox')).rowCount;
const event = () => ({ event: 'choices.changed', userId: newId() }) as const;
const age = (by = '6 seconds') =>
  db.pool.query('update event_outbox set kept_at = clock_timestamp() - $1::interval', [by]);

test('what a transaction tells is published once it has committed, in order, and its rows go', async () => {
  const wire = openWire();
  const { db: own } = openProcess(wire);
  const notified = await hearEvents(database.connectionString);
  onTestFinished(() => notified.stop());
  await listen('here');
  const events = [event(), event(), event()];
  await inTransaction(own, async (tx) => {
    await tell(tx, ...events.slice(0, 2));
    await tell(tx, ...events.slice(2));
    expect(wire.got).toEqual([]);
  });
  expect(wire.got).toEqual(events);
  await expect.poll(count).toBe(0);
  // Outside of a transaction it commits by itself.
  await tell(own.orm, events[0]!);
  expect(wire.got).toEqual([...events, events[0]]);
  await expect.poll(count).toBe(0);
  expect(await notified.allOf(events[0]!.userId)).toEqual([]);
});

test('of a transaction that is rolled back nobody hears', async () => {
  const wire = openWire();
  const { db: own, outbox } = openProcess(wire);
  await expect(
    inTransaction(own, async (tx) => {
      await tell(tx, event());
      throw new Error('of the verb');
    }),
  ).rejects.toThrow('of the verb');
  await age();
  await outbox.sweep();
  expect([wire.got, await count()]).toEqual([[], 0]);
  // The next transaction on the same connection tells its own.
  const next = event();
  await inTransaction(own, (tx) => tell(tx, next));
  expect(wire.got).toEqual([next]);
  await expect.poll(count).toBe(0);
});

test('a transaction that goes on after a failed statement fails, and nobody hears of it', async () => {
  const wire = openWire();
  const { db: own } = openProcess(wire);
  await expect(
    inTransaction(own, async (tx, connection) => {
      await tell(tx, event());
      await connection.query('select 1 / 0').catch(() => {});
    }),
  ).rejects.toThrow('rolled back');
  expect([wire.got, await count()]).toEqual([[], 0]);
});

test('what a process left behind is sent by another as soon as its connection has ended', async () => {
  const wire = openWire();
  const { outbox } = openProcess(wire);
  const dying = openDb(database.connectionString);
  tellThrough({ committed: () => {}, pass: async () => {} }, dying);
  const left = event();
  await inTransaction(dying, (tx) => tell(tx, left));
  await age('1 second');
  await outbox.sweep();
  expect(wire.got).toEqual([]);
  await dying.close();
  await expect.poll(async () => [await outbox.sweep(), wire.got][1]).toEqual([{ ...left, late: true }]);
  expect(await count()).toBe(0);
});

test('what a process that hangs doesn’t send is sent by another after five seconds', async () => {
  const wire = openWire();
  const { outbox } = openProcess(wire);
  const left = event();
  await inTransaction(deadDb, (tx) => tell(tx, left));
  await age('4 seconds');
  await outbox.sweep();
  expect(wire.got).toEqual([]);
  await age();
  await outbox.sweep();
  expect([wire.got, await count()]).toEqual([[{ ...left, late: true }], 0]);
});

test('the age of an event is that of its statement, not of its transaction', async () => {
  await inTransaction(deadDb, async (tx, connection) => {
    await connection.query('select pg_sleep(0.3)');
    await tell(tx, event());
    const { rows } = await connection.query(
      "select kept_at > now() + interval '0.25 s' as ok from event_outbox",
    );
    expect(rows).toEqual([{ ok: true }]);
  });
});

test('rows that one process sends are skipped by the next', async () => {
  const wire = openWire();
  const { outbox } = openProcess(wire);
  const [held, free] = [event(), event()];
  await inTransaction(deadDb, (tx) => tell(tx, held, free));
  await age();
  await inTransaction(db, async (_tx, connection) => {
    await connection.query('select from event_outbox order by id limit 1 for update');
    await outbox.sweep();
  });
  const late = [free, held].map((each) => ({ ...each, late: true }));
  expect(wire.got).toEqual(late.slice(0, 1));
  await outbox.sweep();
  expect(wire.got).toEqual(late);
});

test('many rows that were left behind are all sent', async () => {
  const wire = openWire();
  const { outbox } = openProcess(wire);
  await inTransaction(deadDb, (tx) => tell(tx, ...Array.from({ length: 1_200 }, event)));
  await age();
  await outbox.sweep();
  expect([wire.got.length, await count()]).toEqual([1_200, 0]);
});

test.each([
  ['a process without NATS', null],
  ['a process at another NATS server', 'there'],
])('%s is notified', async (_what, place) => {
  const wire = openWire();
  const { db: own } = openProcess(wire);
  const notified = await hearEvents(database.connectionString);
  onTestFinished(() => notified.stop());
  await listen(place);
  const told = event();
  await inTransaction(own, (tx) => tell(tx, told));
  await expect.poll(() => notified.of(told.userId)).toEqual([told]);
  expect([wire.got, await count()]).toEqual([[told], 0]);
});

test('a process of an older release, which isn’t in the table of listeners, is notified', async () => {
  const wire = openWire();
  const { db: own, outbox } = openProcess(wire);
  const notified = await hearEvents(database.connectionString);
  onTestFinished(() => notified.stop());
  await listen(null);
  await db.pool.query('truncate event_listeners');
  await outbox.sweep();
  const told = event();
  await inTransaction(own, (tx) => tell(tx, told));
  await expect.poll(() => notified.of(told.userId)).toEqual([told]);
  expect([wire.got, await count()]).toEqual([[told], 0]);
});

test('a listener that has ended is forgotten, and nobody is notified any more', async () => {
  const wire = openWire();
  const { db: own, outbox } = openProcess(wire);
  const notified = await hearEvents(database.connectionString);
  onTestFinished(() => notified.stop());
  await listen('here');
  const elsewhere = await listen('there');
  await elsewhere.stop();
  const listeners = async () => [
    await outbox.sweep(),
    (await db.pool.query('select from event_listeners')).rowCount,
  ];
  await expect.poll(listeners).toEqual([undefined, 1]);
  const told = event();
  await inTransaction(own, (tx) => tell(tx, told));
  await expect.poll(count).toBe(0);
  expect(await notified.allOf(told.userId)).toEqual([]);
});

test('a listener whose row is lost puts it back', async () => {
  await listen('here');
  await db.pool.query('truncate event_listeners');
  const names = async () => (await db.pool.query('select name from event_listeners')).rows;
  await expect.poll(names).toEqual([{ name: listenerAt(HERE) }]);
});

test('while NATS is away everybody is notified, in order', async () => {
  const wire = openWire();
  wire.link = null;
  const { db: own } = openProcess(wire);
  const notified = await hearEvents(database.connectionString);
  onTestFinished(() => notified.stop());
  await listen('here');
  const userId = newId();
  const events = [
    { event: 'choices.changed', userId },
    { event: 'sessions.changed', userId },
    { event: 'notifications.read', userId },
  ] as const;
  for (const each of events) await inTransaction(own, (tx) => tell(tx, each));
  await expect.poll(() => notified.of(userId)).toEqual(events);
  expect(await count()).toBe(0);
});

test('what NATS did not confirm is told by a notification, as late', async () => {
  const wire = openWire();
  wire.flush = () => Promise.resolve(false);
  const { db: own } = openProcess(wire);
  const notified = await hearEvents(database.connectionString);
  onTestFinished(() => notified.stop());
  await listen('here');
  const told = event();
  await inTransaction(own, (tx) => tell(tx, told));
  await expect.poll(() => notified.of(told.userId)).toEqual([{ ...told, late: true }]);
});

test('what went into a connection that is lost is published again on the next one, as late', async () => {
  const wire = openWire();
  const { db: own } = openProcess(wire);
  const notified = await hearEvents(database.connectionString);
  onTestFinished(() => notified.stop());
  await listen('here');
  const told = event();
  await inTransaction(own, (tx) => tell(tx, told));
  // Before it is confirmed. What the old connection took may be lost.
  wire.link = { ...HERE };
  await expect.poll(count).toBe(0);
  expect(wire.got).toEqual([told, { ...told, late: true }]);
  expect(await notified.allOf(told.userId)).toEqual([]);
});

test('what no connection took is published on the next one, as late', async () => {
  const wire = openWire();
  wire.link = null;
  const { db: own } = openProcess(wire);
  await listen('here');
  const told = event();
  await inTransaction(own, (tx) => tell(tx, told));
  wire.link = HERE;
  await expect.poll(count).toBe(0);
  expect(wire.got).toEqual([{ ...told, late: true }]);
});

test('what went into a connection that is lost is notified, as late, while there is no other', async () => {
  const wire = openWire();
  const { db: own } = openProcess(wire);
  const notified = await hearEvents(database.connectionString);
  onTestFinished(() => notified.stop());
  await listen('here');
  const told = event();
  await inTransaction(own, (tx) => tell(tx, told));
  wire.link = null;
  await expect.poll(() => notified.of(told.userId)).toEqual([{ ...told, late: true }]);
});

test('what newer events soon follow is published without a row, and notified only where some hear elsewhere', async () => {
  const wire = openWire();
  const { db: own, outbox } = openProcess(wire);
  const notified = await hearEvents(database.connectionString);
  onTestFinished(() => notified.stop());
  await listen('here');
  await outbox.sweep();
  const passing = event();
  await tellPassing(own, passing);
  expect([wire.got, await count()]).toEqual([[passing], 0]);
  expect(await notified.allOf(passing.userId)).toEqual([]);

  await listen('there');
  await outbox.sweep();
  await tellPassing(own, passing);
  await expect.poll(() => notified.of(passing.userId)).toEqual([passing]);
  wire.link = null;
  await tellPassing(own, passing);
  await expect.poll(() => notified.of(passing.userId)).toEqual([passing, passing]);
  expect([wire.got, await count()]).toEqual([[passing, passing], 0]);
});

test('a process without NATS notifies of what one with it left behind', async () => {
  const { outbox } = openProcess(null);
  const notified = await hearEvents(database.connectionString);
  onTestFinished(() => notified.stop());
  await listen(null);
  const left = event();
  await inTransaction(deadDb, (tx) => tell(tx, left));
  await age();
  await outbox.sweep();
  expect(await notified.allOf(left.userId)).toEqual([{ ...left, late: true }]);
});

test('an event too long for a notification is refused in the outbox too', async () => {
  const { db: own } = openProcess(openWire());
  const long = {
    event: 'announcement.changed',
    announcementId: newId(),
    driverIds: ['x'.repeat(8_000)],
  } as const;
  await expect(
    inTransaction(own, (tx) => tell(tx, { ...long, driverIds: [...long.driverIds] })),
  ).rejects.toMatchObject({ cause: { constraint: 'event_outbox_payload' } });
});
