import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { fillMonths } from '../testing/fill-months.ts';
import { query } from '../testing/query.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { makeTestFolder, removeTestFolder } from '../testing/test-folder.ts';
import { aloneInArchive } from './alone.ts';
import { ArchiveError } from './archive-error.ts';
import { archiveOldestMonth } from './archive-month.ts';
import { ARCHIVED_TABLES } from './archived-tables.ts';
import { bringBack } from './bring-back.ts';
import { listDueMonths } from './list-due-months.ts';
import { idAt, monthOf } from './months.ts';

let database: TestDatabase;
let url: string;
let folder: string;
const folders: string[] = [];
let clients: pg.Client[];
beforeEach(async () => {
  clients = [];
  database = await createTestDatabase();
  url = database.connectionString;
  folders.push((folder = makeTestFolder()));
  return async () => {
    await Promise.all(clients.map((client) => client.end()));
    await database.drop();
  };
});
afterAll(() => folders.forEach(removeTestFolder));

const ask = <Row extends object>(text: string): Promise<Row[]> => query<Row & pg.QueryResultRow>(url, text);
const NOW = new Date();
const label = (monthsAgo: number): string => monthOf(NOW, -monthsAgo).toISOString().slice(0, 7);
type Options = Partial<Parameters<typeof archiveOldestMonth>[1]>;
const archive = (options: Options = {}) => archiveOldestMonth(url, { folder, keepMonths: 3, ...options });
/** Once a process that failed or was ended has let go. */
async function archiveOnceFree(options: Options = {}): ReturnType<typeof archive> {
  for (let tries = 0; tries < 500; tries += 1) {
    const done = await archive(options);
    if (done !== undefined) return done;
    await wait(20);
  }
}
async function archiveAll(): Promise<string[]> {
  const months: string[] = [];
  for (let done = await archive(); done; done = await archive()) months.push(done.month);
  return months;
}

/** All rows of the three tables, but network addresses. */
async function readAll(): Promise<unknown[]> {
  return [
    await ask(`select to_jsonb(e) - 'ip_address' as row from ride_events e order by id`),
    await ask('select * from ride_offers order by ride_id'),
    await ask('select * from ride_tracks order by ride_id'),
  ];
}

/** A connection that gives a lock up at once. */
async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, lock_timeout: 50 });
  await client.connect();
  clients.push(client);
  return client;
}

const OLDEST = `(select id from rides order by id limit 1)`;
const late = (version: number) => `insert into ride_events (ride_id, version, type, from_status, to_status)
  values (${OLDEST}, ${version}, 'ride.refunded', 'completed', 'completed')`;

/** What processes do to the rides of any month: change, log, ask, track and read. A lock that isn't free at once is an error. */
async function ride(client: pg.Client, version: number): Promise<void> {
  await client.query(`update rides set updated_at = now() where id <> ${OLDEST}`);
  await client.query(late(version));
  await client.query(`insert into ride_events (ride_id, version, type, to_status)
    values ('${idAt(monthOf(NOW, 60))}', ${version}, 'ride.requested', 'requested')`);
  await client.query(
    `update ride_offers set wave = wave where ride_id = (select max(id::text)::uuid from rides)`,
  );
  await client.query(`insert into ride_tracks (ride_id, driver_id) select id, driver_id from rides order by id desc limit 1
    on conflict (ride_id) do update set trip = excluded.trip`);
  await client.query('select from rides, ride_events, ride_offers, ride_tracks limit 1');
}

test('old months go into files and come back as they were, without network addresses', async () => {
  await fillMonths(url, [0, 1, 3, 4, 5], 20);
  const before = await readAll();
  expect(await archive()).toEqual({ month: label(5), rows: 100 });
  expect(await archive()).toEqual({ month: label(4), rows: 100 });
  expect(await archive()).toBeNull();
  expect(await ask('select count(*)::int as n from ride_events')).toEqual([{ n: 180 }]);
  expect(await ask('select count(*)::int as n from rides')).toEqual([{ n: 100 }]);
  const files = readdirSync(folder).toSorted();
  expect(files.map((file) => file.replace(/_[0-9a-f]{12}\.tsv\.gz$/, ''))).toEqual(
    Object.keys(ARCHIVED_TABLES)
      .toSorted()
      .flatMap((table) => [`${table}_${label(5)}`, `${table}_${label(4)}`]),
  );
  const text = gunzipSync(readFileSync(join(folder, files[0] ?? ''))).toString();
  expect(text).toMatch(/^id\tride_id\tversion\t/);
  expect(text).not.toContain('203.0.113.7');

  for (const month of [4, 5]) expect(await bringBack(url, folder, label(month))).toBe(100);
  expect(await readAll()).toEqual(before);
  expect(readdirSync(folder).toSorted()).toEqual(files);
});

test('numbers of events go on after months came back', async () => {
  await fillMonths(url, [5], 2);
  await archiveAll();
  const [last] = await ask<{ id: string }>(`${late(4)} returning id`);
  await bringBack(url, folder, label(5));
  expect(await ask(`${late(5)} returning id`)).toEqual([{ id: String(Number(last?.id) + 1) }]);
});

test('what happened to archived rides since stays in the database, also after they were back', async () => {
  await fillMonths(url, [5], 2);
  await archiveAll();
  const versions = async () =>
    (
      await ask<{ v: number }>(`select version as v from ride_events where ride_id = ${OLDEST} order by 1`)
    ).map(({ v }) => v);
  await ask(late(4));
  expect(await versions()).toEqual([4]);
  await bringBack(url, folder, label(5));
  expect(await versions()).toEqual([1, 2, 3, 4]);
  await ask(late(5));
  // They stay for a while.
  expect(await archive()).toBeNull();
  await ask(`update ride_archives set brought_back_at = now() - interval '31 days'`);
  expect(await archive()).toEqual({ month: label(5), rows: 10 });
  expect(await versions()).toEqual([4, 5]);
  await bringBack(url, folder, label(5));
  expect(await versions()).toEqual([1, 2, 3, 4, 5]);
});

test('everyone rides on while a month is archived or brought back, and neither waits for an open transaction', async () => {
  await fillMonths(url, [0, 5], 3);
  const before = await readAll();
  const [open, other] = [await connect(), await connect()];
  // Has changed every ride and logged it, and doesn't end.
  await open.query('begin');
  await ride(open, 10);
  let version = 20;
  const steps: string[] = [];
  const onStep = async (step: string, table: string) => {
    steps.push(`${step} ${table}`);
    if (steps.length === 1) return;
    await other.query('begin');
    // The rides that the open transaction holds.
    await other.query(late(version++));
    await other.query(`insert into ride_events (ride_id, version, type, to_status)
      values ('${idAt(monthOf(NOW, 60))}', ${version++}, 'ride.requested', 'requested')`);
    await other.query('select from rides, ride_events, ride_offers, ride_tracks limit 1');
    await other.query('rollback');
  };
  expect(await archive({ onStep })).toMatchObject({ month: label(5) });
  expect(steps).toHaveLength(6);
  expect(await bringBack(url, folder, label(5))).toBe(15);
  await open.query('rollback');
  expect(await readAll()).toEqual(before);

  // Nor does anyone wait for it.
  await archive({ onStep: () => ride(other, version++) });
  // Its events since are there.
  expect(await ask(`select from ride_events where ride_id = ${OLDEST}`)).not.toEqual([]);
});

const returnWaits = (table: string) =>
  ask(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'copy "${table}"%'`,
  );

test('people ride on while a month comes back, and drivers’ rows are held only while its offers come in', async () => {
  await fillMonths(url, [0, 5], 3);
  await archiveAll();
  const [holding, other] = [await connect(), await connect()];
  const RIDE = `(select ride_id from ride_offers where ride_id = (select max(id::text)::uuid from rides))`;
  await holding.query('begin');
  await holding.query(`select from rides where id = ${OLDEST} for update`);
  const back = bringBack(url, folder, label(5));
  // It has added its events, and would add a track of this ride.
  await expect.poll(() => returnWaits('ride_tracks')).toHaveLength(1);
  await ride(other, 20);
  await other.query('begin; select from drivers for update; rollback');
  expect(await ask(`select ${RIDE} as id`)).not.toEqual([{ id: null }]);
  await holding.query('commit');
  expect(await back).toBe(15);
});

test('a return gives up where a driver is being changed for long, and leaves nothing', async () => {
  await fillMonths(url, [5], 3);
  await archiveAll();
  const holding = await connect();
  await holding.query('begin; select from drivers for update');
  const back = bringBack(url, folder, label(5), { patienceMs: 300 });
  await expect(back).rejects.toThrow(/ride_offers_.* is being changed for long. Try again/);
  expect(await ask('select from ride_events union all select from ride_tracks')).toEqual([]);
  await holding.query('rollback');
  expect(await bringBack(url, folder, label(5))).toBe(15);
});

const contents = () =>
  ask(`select c.conrelid::regclass::text as name, conname, pg_get_constraintdef(c.oid) as text from pg_constraint c
    union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal order by 1, 2, 3`);

test.each([
  ['written', 'ride_events'],
  ['written', 'ride_tracks'],
  ['removed', 'ride_events'],
  ['removed', 'ride_tracks'],
] as const)(
  'ended when %s was told of %s, nothing has changed, rides of later years are taken, and the next process does it',
  async (step, table) => {
    await fillMonths(url, [4, 5], 10);
    const before = await readAll();
    const rules = await contents();
    const stopping = new AbortController();
    const stopped = archive({
      signal: stopping.signal,
      onStep: (now, name) => {
        if (now === step && name === table) stopping.abort();
      },
    });
    await expect(stopped).rejects.toThrow(/terminated|aborted|closed|not queryable/i);
    expect(await readAll()).toEqual(before);
    expect(await ask('select from ride_archives')).toEqual([]);
    expect(await contents()).toEqual(rules);
    await ride(await connect(), 30);
    await ask(`delete from ride_tracks where ride_id not in (select ride_id from ride_offers)`);
    expect(await archiveOnceFree()).toEqual({ month: label(5), rows: 51 });
    await archiveAll();
    for (const month of [4, 5]) await bringBack(url, folder, label(month));
    expect(await ask(`select from ride_events where version <= 3`)).toHaveLength(60);
    expect(await ask('select from ride_offers')).toHaveLength(20);
  },
);

test('a month that could not come back, or was ended on its way, comes with the next try while a ride is being changed', async () => {
  await fillMonths(url, [5], 4);
  const before = await readAll();
  await archiveAll();
  const stopping = new AbortController();
  const stopped = bringBack(url, folder, label(5), { signal: stopping.signal });
  stopping.abort();
  await expect(stopped).rejects.toThrow();
  const tracks = readdirSync(folder).find((file) => file.startsWith('ride_tracks')) ?? '';
  const whole = readFileSync(join(folder, tracks));
  rmSync(join(folder, tracks));
  await expect(bringBack(url, folder, label(5))).rejects.toThrow(/ride_tracks.* can't be loaded/);
  expect(await ask('select from ride_events union all select from ride_offers')).toEqual([]);
  writeFileSync(join(folder, tracks), whole);
  const open = await connect();
  await open.query('begin');
  await open.query('update rides set updated_at = now()');
  expect(await bringBack(url, folder, label(5))).toBe(20);
  await open.query('rollback');
  expect(await readAll()).toEqual(before);
});

test('a row that is there already stops the return as a whole, and is not passed over', async () => {
  await fillMonths(url, [5], 4);
  await archiveAll();
  await ask(
    `insert into ride_events (ride_id, version, type, to_status) values (${OLDEST}, 2, 'ride.accepted', 'accepted')`,
  );
  await expect(bringBack(url, folder, label(5))).rejects.toThrow(
    /can't be loaded: duplicate key value violates unique constraint "ride_events_version_unique"/,
  );
  expect(await ask('select version from ride_events')).toEqual([{ version: 2 }]);
  expect(await ask('select from ride_archives where brought_back_at is not null')).toEqual([]);
});

test('details stay in the database until their files are whole', async () => {
  await fillMonths(url, [5], 4);
  const before = await readAll();
  const inTheWay = join(folder, 'in the way');
  writeFileSync(inTheWay, '');
  await expect(archive({ folder: inTheWay })).rejects.toThrow(/EEXIST|ENOTDIR/);
  // A disk that loses a byte.
  await expect(
    archiveOnceFree({
      onStep: (step, table) => {
        if (step !== 'written' || table !== 'ride_offers') return;
        const file = join(folder, readdirSync(folder).find((name) => name.startsWith('ride_offers')) ?? '');
        const rows = gunzipSync(readFileSync(file)).toString();
        chmodSync(file, 0o600);
        writeFileSync(file, gzipSync(rows.replace('500', '501')));
      },
    }),
  ).rejects.toThrow(/ride_offers.* isn't the one that was written/);
  expect(await readAll()).toEqual(before);
  // It is told as due, and an alert says so.
  const client = await connect();
  expect(await listDueMonths(client, 3)).toMatchObject([{ month: label(5), isBack: false }]);
});

test('a file that isn’t the one that was written isn’t brought back, and a month that isn’t there is named', async () => {
  await fillMonths(url, [5], 4);
  await archiveAll();
  const file = join(folder, readdirSync(folder).find((name) => name.startsWith('ride_offers')) ?? '');
  const whole = readFileSync(file);
  writeFileSync(file, gzipSync(gunzipSync(whole).toString().replace('500', '501')));
  await expect(bringBack(url, folder, label(5))).rejects.toThrow(/isn't the one that was written/);
  expect(await ask('select from ride_events')).toEqual([]);
  writeFileSync(file, whole);
  await bringBack(url, folder, label(5));
  await expect(bringBack(url, folder, label(5))).rejects.toThrow(ArchiveError);
  await expect(bringBack(url, folder, '1999-01')).rejects.toThrow(
    'There is no 1999-01 in the archive. It has nothing.',
  );
});

test('events are deleted only if they are in the archive', async () => {
  await fillMonths(url, [4, 5], 2);
  await archive();
  const refused = /only added to: DELETE of ride_events is refused/;
  await expect(ask('delete from ride_events')).rejects.toThrow(refused);
  // Of a month that isn't archived, even by code that may delete.
  const client = await connect();
  await client.query(`set ridewire.archives_rides = 'yes'`);
  await expect(client.query('delete from ride_events')).rejects.toThrow(refused);
  await expect(client.query(`update ride_events set type = 'x'`)).rejects.toThrow(/only added to/);
  await expect(client.query('truncate ride_events')).rejects.toThrow(/only added to/);
  await expect(client.query('delete from account_events')).rejects.toThrow(/only added to/);
});

test('a month with a ride under way stays, and so does one that a webhook has to hear of', async () => {
  await fillMonths(url, [4, 5], 2);
  await ask(`update rides set status = 'in_transit', completed_at = null where id = ${OLDEST}`);
  await ask(`with hook as (
      insert into webhooks (id, url, secret, types, created_by, made_through)
      select uuidv7(), 'https://example.test', 'x', '{}', id, (select max(id) from ride_events) from users limit 1 returning id
    ), made as (
      insert into webhook_deliveries (webhook_id, event_id, ride_id)
      select hook.id, e.id, e.ride_id from hook, ride_events e order by e.ride_id desc limit 1 returning id, webhook_id, ride_id
    )
    insert into webhook_queue (delivery_id, webhook_id, ride_id, due_at) select id, webhook_id, ride_id, now() from made`);
  expect(await archive()).toBeNull();
  await ask(`delete from webhook_queue`);
  expect(await archiveAll()).toEqual([label(4)]);
});

test('a month waits for webhooks, also paused ones, for which deliveries of its events are yet to be made', async () => {
  await fillMonths(url, [4, 5], 2);
  // The first one is up to date. The other was paused before the last event of month 5.
  await ask(`insert into webhooks (id, url, secret, types, created_by, made_through, paused_at, paused_why)
    select uuidv7(), 'https://example.test', 'x', '{}', u.id, e.id, p.at, case when p.at is not null then 'failing' end
    from (select id from users limit 1) u, (values (null::timestamptz, 4, 0), (now(), 5, 1)) p (at, month, missing),
      lateral (select max(id) - p.missing as id from ride_events
        where uuid_extract_timestamp(ride_id) < date_trunc('month', now(), 'UTC') - (p.month - 1) * interval '1 month') e`);
  await ask(`update webhooks set made_through = (select max(id) from ride_events) where paused_at is null`);
  expect(await archive()).toBeNull();
  await ask(`update webhooks set made_through = made_through + 1 where paused_at is not null`);
  // Not the month after, of which it has heard nothing.
  expect(await archiveAll()).toEqual([label(5)]);
  await ask(`update webhooks set made_through = (select max(id) from ride_events)`);
  expect(await archiveAll()).toEqual([label(4)]);
});

test('nothing is archived in a folder that lacks the files of the months before', async () => {
  await fillMonths(url, [4, 5], 2);
  await archive();
  const before = await readAll();
  const other = makeTestFolder();
  folders.push(other);
  await expect(archive({ folder: other })).rejects.toThrow(
    /^ride_\S+, one of the last archived files, can't be found in .* All processes need the same DATA_DIR\.$/,
  );
  expect(await readAll()).toEqual(before);
  expect(readdirSync(other)).toEqual([]);
  expect(await archiveOnceFree()).toEqual({ month: label(4), rows: 10 });
});

test('a month that can’t be archived is passed over and told each time; without its row in ride_archives it is new', async () => {
  await fillMonths(url, [3, 4, 5], 2);
  await archiveAll();
  await bringBack(url, folder, label(5));
  await bringBack(url, folder, label(4));
  await ask(`update ride_archives set brought_back_at = now() - interval '31 days'`);
  for (const file of readdirSync(folder)) if (file.includes(label(5))) rmSync(join(folder, file));
  const archived = async () =>
    (
      await ask<{ month: string }>('select month from ride_archives where brought_back_at is null order by 1')
    ).map(({ month }) => month);
  await expect(archive()).rejects.toThrow(new RegExp(`ride_events_${label(5)}_.* can't be loaded: ENOENT`));
  expect(await archived()).toEqual([label(4)]);
  await expect(archive({ keepMonths: 2 })).rejects.toThrow(/can't be loaded: ENOENT/);
  expect(await archived()).toEqual([label(4), label(3)]);
  await expect(archive({ keepMonths: 2 })).rejects.toThrow(/can't be loaded: ENOENT/);
  // What the runbook says.
  await ask(`delete from ride_archives where month = '${label(5)}'`);
  expect(await archiveOnceFree()).toEqual({ month: label(5), rows: 10 });
});

test('a ride whose id has no time is never archived', async () => {
  await fillMonths(url, [5], 1);
  const from = idAt(monthOf(NOW, -5)).slice(0, 13);
  await ask(`insert into ride_events (ride_id, version, type, to_status)
    values ('${from}-4000-8000-000000000001', 1, 'ride.requested', 'requested')`);
  expect(await archiveAll()).toEqual([label(5)]);
  expect(await ask('select ride_id from ride_events')).toEqual([
    { ride_id: `${from}-4000-8000-000000000001` },
  ]);
});

test('several processes at once archive each month once, and one does nothing while another works', async () => {
  await fillMonths(url, [4, 5, 6], 10);
  await aloneInArchive(url, async () => expect(await archive()).toBeUndefined());
  const each = async () => {
    const months: string[] = [];
    for (let tries = 0; tries < 20; tries += 1) {
      const done = await archive();
      if (done === null) break;
      if (done) months.push(done.month);
    }
    return months;
  };
  const months = (await Promise.all([each(), each(), each()])).flat();
  expect(months.toSorted()).toEqual([label(6), label(5), label(4)]);
  expect(await ask('select from ride_events union all select from ride_offers')).toEqual([]);
});
