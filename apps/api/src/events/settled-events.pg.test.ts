import { openDb, type Db } from '@ridewire/db';
import { archiveOldestMonth, bringBack } from '@ridewire/db/archive';
import { fillMonths } from '@ridewire/db/testing/fill-months';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { addRideEvents } from '../testing/add-ride-events.ts';
import { refused } from '../testing/accounts.ts';
import { listEvents } from './list-events.ts';
import { createSettledEvents } from './settled-events.ts';

const database = useTestDatabase();
let db: Db;
beforeAll(() => {
  db = openDb(database.connectionString, { timeoutMs: 60_000, onError: () => {} });
});
afterAll(() => db.close());

/** A transaction that stays open until the test ends it, or has failed. */
async function begin() {
  const client = await db.pool.connect();
  let isOpen = true;
  const end = async (how: 'commit' | 'rollback') => {
    if (!isOpen) return;
    isOpen = false;
    await client.query(how);
    client.release();
  };
  onTestFinished(() => end('rollback'));
  await client.query('begin');
  return { client, end };
}

const open = () => ({ adminDb: db, settledEvents: createSettledEvents(db) });
const idsOf = async (deps: ReturnType<typeof open>, after = '0', limit = 1_000) =>
  (await listEvents(deps, { after, limit })).events.map(({ id }) => Number(id));

test('the log stops before an event that isn’t committed yet, and goes on with it', async () => {
  const deps = open();
  const [first] = await addRideEvents(db.pool, 1);
  const slow = await begin();
  const [held] = await addRideEvents(slow.client, 1);
  const [later] = await addRideEvents(db.pool, 1);
  expect(held).toBeLessThan(later ?? 0);
  // A look that began before the writer did has settled what came earlier.
  expect((await idsOf(deps)).filter((id) => id > (first ?? 0))).toEqual([]);
  await slow.end('commit');
  expect((await idsOf(deps)).slice(-3)).toEqual([first, held, later]);
});

test('one that is rolled back leaves a gap and holds up nothing', async () => {
  const deps = open();
  const slow = await begin();
  await addRideEvents(slow.client, 1);
  const [later] = await addRideEvents(db.pool, 1);
  await slow.end('rollback');
  expect((await idsOf(deps)).at(-1)).toBe(later);
});

test('a reader beside twelve writers gets every event once, in the order of the log', async () => {
  const deps = open();
  const before = (await idsOf(deps)).at(-1) ?? 0;
  let isOver = false;
  const written: number[] = [];
  const writer = async () => {
    for (let round = 0; round < 15; round += 1) {
      const client = await db.pool.connect();
      await client.query('begin');
      const ids = await addRideEvents(client, 1 + (round % 3));
      await client.query(`select pg_sleep($1)`, [Math.random() / 50]);
      const isKept = round % 5 !== 4;
      await client.query(isKept ? 'commit' : 'rollback');
      client.release();
      if (isKept) written.push(...ids);
    }
  };
  const read: number[] = [];
  const reader = async () => {
    let after = String(before);
    for (;;) {
      const wasOver = isOver;
      const page = await listEvents(deps, { after, limit: 7 });
      read.push(...page.events.map(({ id }) => Number(id)));
      after = page.next;
      if (wasOver && !page.hasMore) return;
    }
  };
  const reading = reader();
  await Promise.all(Array.from({ length: 12 }, writer));
  isOver = true;
  await reading;
  expect(read).toEqual(written.toSorted((a, b) => a - b));
});

test('a page says where to go on, and whether there is more', async () => {
  const deps = open();
  const before = String((await idsOf(deps)).at(-1) ?? 0);
  expect(await listEvents(deps, { after: before, limit: 2 })).toEqual({
    events: [],
    next: before,
    hasMore: false,
  });
  const ids = await addRideEvents(db.pool, 3);
  const page = await listEvents(deps, { after: before, limit: 2 });
  expect(page).toMatchObject({ next: String(ids[1]), hasMore: true });
  expect(await listEvents(deps, { after: page.next, limit: 2 })).toMatchObject({
    events: [{ id: String(ids[2]), type: 'ride.requested', data: { fromStatus: null, by: null } }],
    hasMore: false,
  });
});

test('an event that the log doesn’t have yet is refused, one that isn’t settled is not', async () => {
  const deps = open();
  const { client, end } = await begin();
  const [unsettled = 0] = await addRideEvents(client, 1);
  const after = (id: number) => listEvents(deps, { after: String(id), limit: 2 });
  expect(await after(unsettled)).toEqual({ events: [], next: String(unsettled), hasMore: false });
  await refused(after(unsettled + 1), 'EVENTS_AHEAD');
  await end('commit');
  expect(await after(unsettled)).toMatchObject({ events: [] });
});

test('the log goes on while old events are archived and while they come back', async () => {
  const folder = makeTestFolder();
  onTestFinished(() => removeTestFolder(folder));
  const url = database.connectionString;
  await fillMonths(url, [5], 2);
  const deps = open();
  const newest = async () => (await idsOf(deps)).at(-1);
  const seen: boolean[] = [];
  const done = await archiveOldestMonth(url, {
    folder,
    keepMonths: 3,
    onStep: async (step) => {
      if (step !== 'removed') return;
      const [id] = await addRideEvents(db.pool, 1);
      seen.push((await newest()) === id);
    },
  });
  expect(seen).toEqual([true, true, true]);

  const { client, end } = await begin();
  await client.query('select from drivers for update');
  const back = bringBack(url, folder, done?.month ?? '');
  // All its events are there, and it would add an offer.
  const waits = async () =>
    (
      await db.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'copy "ride_offers"%'`,
      )
    ).rowCount;
  await expect.poll(waits).toBe(1);
  const [id] = await addRideEvents(db.pool, 1);
  expect(await newest()).toBe(id);
  await end('commit');
  expect(await back).toBe(10);
});
