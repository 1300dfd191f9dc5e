import { get, type IncomingMessage } from 'node:http';
import { refusals } from '@ridewire/contracts/nouns/every-noun.en';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { parse as parseStream } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { callOverHttp } from '../testing/call-over-http.ts';
import { makeProgram } from '../testing/programs.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { makeRides } from '../testing/make-rides.ts';
import { explain, recordQueries } from '../testing/explain.ts';
import { earningsTable } from './earnings-table.ts';
import { previewExport } from './preview-export.ts';

/** More than the most rows of one file, which is 100,000. */
const RIDES = 102_000;
const database = useTestDatabase();
let api: TestApi;
let admin: TestActor;
let rider: TestActor;
let driver: TestActor;
beforeAll(async () => {
  api = await startTestApi(database.connectionString, { TIME_ZONE: 'Asia/Dhaka' });
  admin = await makeActor(api.core.db, 'admin');
  rider = await makeActor(api.core.db, 'rider');
  driver = await makeActor(api.core.db, 'driver');
  await makeRides(api.core.db, { riderId: rider.userId, driverId: driver.userId, count: RIDES });
});
afterAll(() => api.close());

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  api.core.db.pool.query<Row>(text, values).then(({ rows }) => rows);

const ask = (path: string, headers: Record<string, string> = { cookie: admin.cookie }) =>
  fetch(`${api.url}/export/${path}`, { headers });

/** A file's rows by their column's names. */
async function read(path: string): Promise<Record<string, string>[]> {
  const response = await ask(path);
  expect(response.status).toBe(200);
  return parse(Buffer.from(await response.arrayBuffer()), { bom: true, columns: true });
}

const opened: IncomingMessage[] = [];
// A test that fails takes no place from the next one.
afterEach(() => opened.splice(0).forEach((file) => file.destroy()));

/** A download that is not read until its reader wants to. */
const open = async (path: string, { cookie } = admin) => {
  const file = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${api.url}/export/${path}`, { headers: { cookie }, agent: false }, resolve).on('error', reject);
  });
  opened.push(file.on('error', () => {}));
  return file;
};

/** Counts the batches read from the database, and the rows of the largest. */
function watchBatches() {
  const seen = { batches: 0, largest: 0 };
  const { pool } = api.core.adminDb;
  const query = pool.query.bind(pool) as (...all: unknown[]) => Promise<{ rows: unknown[] }>;
  const spy = vi.spyOn(pool, 'query').mockImplementation((async (...all: unknown[]) => {
    const result = await query(...all);
    if (/ as "c0"/.test((all[0] as { text: string }).text)) {
      seen.batches += 1;
      seen.largest = Math.max(seen.largest, result.rows.length);
    }
    return result;
  }) as never);
  return { seen, stop: () => spy.mockRestore() };
}

/** The number of batches, once no more are read. */
async function settled(seen: { batches: number }): Promise<number> {
  let before = -1;
  await expect
    .poll(
      () => {
        const isStill = seen.batches === before && before > 0;
        before = seen.batches;
        return isStill;
      },
      { interval: 250 },
    )
    .toBe(true);
  return seen.batches;
}

describe('a great table', () => {
  test('comes whole, a batch at a time, and adds up to what the database holds', async () => {
    const watch = watchBatches();
    const file = await open('earnings.csv');
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="ridewire-earnings.csv"',
      'cache-control': 'no-store',
    });
    let rows = 0;
    let cents = 0;
    for await (const row of file.pipe(parseStream({ bom: true, columns: true })) as AsyncIterable<
      Record<string, string>
    >) {
      rows += 1;
      cents += Math.round(Number(row['Fare charged (USD)']) * 100);
    }
    watch.stop();
    const [sum] = await sql<{ rows: number; cents: number }>(
      `select count(*)::int as rows, sum(fare_cents)::float8 as cents from rides where status = 'completed'`,
    );
    expect({ rows, cents }).toEqual(sum);
    expect(rows).toBeGreaterThan(RIDES / 2);
    expect(watch.seen.largest).toBeLessThanOrEqual(4_000);
    expect(watch.seen.batches).toBeGreaterThanOrEqual(rows / 4_000);
  });

  test('waits for who reads slowly, and stops for who goes away', async () => {
    const watch = watchBatches();
    const file = await open('rides.csv');
    await new Promise((resolve) => file.once('readable', resolve));
    const read = await settled(watch.seen);
    expect(read).toBeLessThan(RIDES / 2_000);
    file.destroy();
    const after = await settled(watch.seen);
    watch.stop();
    expect(after).toBeLessThan(RIDES / 2_000);
  });

  test('two at once are an admin’s, a third must wait for them', async () => {
    // The export before gives its place back once the batch that was being read is there, however long that takes.
    const begin = () =>
      vi.waitFor(
        async () => {
          const file = await open('rides.csv');
          if (file.statusCode === 200) return file;
          file.resume();
          throw new Error(`answered ${file.statusCode}`);
        },
        { timeout: 30_000 },
      );
    const files = [await begin(), await begin()];
    const third = await ask('users.csv');
    expect(files.map(({ destroyed, complete }) => ({ destroyed, complete }))).toEqual(
      Array(2).fill({ destroyed: false, complete: false }),
    );
    expect(third.status).toBe(429);
    expect(await third.json()).toMatchObject({
      code: 'TOO_MANY',
      message: 'Your other exports are still running. Wait for them to finish.',
    });
    for (const file of files) file.destroy();
    await expect.poll(async () => (await ask('users.csv?role=admin')).status, { timeout: 30_000 }).toBe(200);
  });

  test('breaks off for who is blocked meanwhile, so that nobody takes it for whole', async () => {
    const other = await makeActor(api.core.db, 'admin');
    const file = await open('rides.csv', other);
    await sql(`update users set status = 'blocked' where id = $1`, [other.userId]);
    await expect(
      (async () => {
        for await (const _ of file) continue;
      })(),
    ).rejects.toThrow('aborted');
  });
});

describe('what is asked for', () => {
  test('days are the city’s, both included', async () => {
    const [{ day } = { day: '' }] = await sql<{ day: string }>(
      `select to_char(now() at time zone 'Asia/Dhaka' - interval '9 days', 'YYYY-MM-DD') as day`,
    );
    const rows = await read(`rides.csv?from=${day}&to=${day}`);
    const [count] = await sql<{ count: number }>(
      `select count(*)::int from rides where (requested_at at time zone 'Asia/Dhaka')::date = $1`,
      [day],
    );
    expect(rows).toHaveLength(count?.count ?? -1);
    expect(rows.length).toBeGreaterThan(100);
    for (const row of rows)
      expect(row['Requested at (UTC+06:00)']).toMatch(new RegExp(`^${day} \\d\\d:\\d\\d:\\d\\d$`));
    // Newest first: ids grow with time.
    for (const [n, row] of rows.entries())
      expect((rows[n + 1]?.['Ride ID'] ?? '') < (row['Ride ID'] ?? '')).toBe(true);
  });

  test('a ride that stood open for months is earned on the day it was completed', async () => {
    const [{ id, day } = { id: '', day: '' }] = await sql<{ id: string; day: string }>(
      `update rides set completed_at = now(), updated_at = now()
        where id = (select id from rides where status = 'completed' order by id limit 1)
        returning id, to_char(now() at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as day`,
    );
    const rows = await read(`earnings.csv?from=${day}`);
    expect(rows.map((row) => row['Ride ID'])).toContain(id);
  });

  test('where the earnings of many days begin is found without reading their rides', async () => {
    await sql('analyze rides');
    const table = earningsTable({ name: 'earnings' });
    const all = await recordQueries(async () => {
      const start = await table.findStart?.(api.core.db, new Date(Date.now() - 150 * 86_400_000));
      // That of the ride that was open.
      expect(start?.getTime()).toBeLessThan(Date.now() - 199 * 86_400_000);
    });
    // The server's background work also makes queries in this time.
    const asked = all.find(({ text }) => text.includes("interval '1 day'"));
    const { scans } = await explain(api.core.db, asked as NonNullable<typeof asked>);
    expect(scans).toEqual([{ table: 'rides', index: 'rides_long', loops: 1, rows: 1 }]);
  });

  test('filters narrow each table', async () => {
    const [canceled] = await sql<{ count: number }>(
      `select count(*)::int from rides where status = 'canceled' and type = 'xl'`,
    );
    expect(await read('rides.csv?status=canceled&type=xl')).toHaveLength(canceled?.count ?? -1);
    expect(canceled?.count).toBeGreaterThan(0);
    const drivers = await read('drivers.csv?status=approved');
    expect(drivers).toHaveLength(1);
    const [sum] = await sql<{ payout: string; completed: string }>(
      `select (sum(payout_cents) / 100.0)::numeric(14, 2)::text as payout, count(*)::text as completed
        from rides where status = 'completed'`,
    );
    expect(drivers[0]).toMatchObject({
      Approved: 'yes',
      'Completed rides': sum?.completed,
      'Earnings after commission and refunds (USD)': sum?.payout,
    });
    expect(await read('drivers.csv?status=suspended')).toEqual([]);
    expect(await read('users.csv?role=rider&status=')).toHaveLength(1);
  });

  test('a preview is the file’s beginning, and counts its rows', async () => {
    const preview = await previewExport(api.core.db, 'Asia/Dhaka', { name: 'rides', status: 'canceled' });
    const rows = await read('rides.csv?status=canceled');
    expect(preview.rows).toEqual(rows.slice(0, 10).map((row) => Object.values(row)));
    expect(preview.columns).toEqual(Object.keys(rows[0] ?? {}));
    expect(preview).toMatchObject({ rowCount: rows.length, isCapped: false });
    const all = await previewExport(api.core.db, 'Asia/Dhaka', { name: 'rides' });
    expect(all).toMatchObject({ rowCount: 100_000, isCapped: true });
  });

  test('where clocks are set to and fro each time names its offset', async () => {
    const from = new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10);
    const { columns, rows } = await previewExport(api.core.db, 'America/New_York', { name: 'rides', from });
    expect(columns[3]).toMatch(/^Requested at \(UTC-0[45]:00 or UTC-0[45]:00\)$/);
    const [moment] = await sql<{ at: Date }>('select requested_at as at from rides where id = $1', [
      rows[0]?.[0],
    ]);
    const [date = '', clock = ''] = (rows[0]?.[3] ?? '').split(' ');
    expect(Date.parse(`${date}T${clock}`)).toBe(Math.floor((moment?.at.getTime() ?? 0) / 1000) * 1000);
  });
});

test('hostile text comes back as it was, and no spreadsheet takes it for a formula', async () => {
  const hostile = ["=cmd|' /C calc'!A0", '+1', '-1', '@x', 'a"b,c;\r\nd', '  ঢাকা  ', "it's", '＝1', '\t=1'];
  const people = await Promise.all(hostile.map(() => makeActor(api.core.db, 'rider')));
  for (const [n, name] of hostile.entries())
    await sql('update users set name = $2 where id = $1', [people[n]?.userId, name]);
  const rows = new Map((await read('users.csv')).map((row) => [row['User ID'], row]));
  for (const [n, name] of hostile.entries()) {
    const row = rows.get(people[n]?.userId ?? '');
    expect(row?.['Name']).toBe(/^[=+\-@\t＝]/.test(name) ? `'${name}` : name);
    expect(row?.['Email']).toBe(`${people[n]?.userId}@example.test`);
  }
});

test('phone numbers stay readable, and what is none stays text', async () => {
  const phones = {
    '+8801712345678': 'tel:+8801712345678',
    '01712 345 678': 'tel:01712-345-678',
    '+880 (2) 955-1234': 'tel:+880-(2)-955-1234',
    '-1+1': "'-1+1",
    "=cmd|' /C calc'!A0": "'=cmd|' /C calc'!A0",
    '+1+cmd': "'+1+cmd",
  };
  const person = await makeActor(api.core.db, 'rider');
  for (const [phone, written] of Object.entries(phones)) {
    await sql('update users set phone = $2 where id = $1', [person.userId, phone]);
    const row = (await read('users.csv?role=rider')).find((found) => found['User ID'] === person.userId);
    expect(row?.['Phone']).toBe(written);
  }
});

describe('refusals', () => {
  test('only admins get a file, by cookie or token', async () => {
    expect((await ask('users.csv', {})).status).toBe(401);
    for (const { cookie } of [rider, driver]) {
      const refused = await ask('users.csv', { cookie });
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: 'FORBIDDEN', message: refusals.FORBIDDEN });
    }
    const { accessToken } = await makeProgram(api.core, admin);
    expect((await ask('users.csv', { authorization: `Bearer ${accessToken}` })).status).toBe(200);
    expect((await ask('users.csv', { authorization: 'Bearer guessed', cookie: admin.cookie })).status).toBe(
      401,
    );
  });

  test.each([
    ['rides.csv?from=2026-02-30', 'The first day must be a date such as 2026-11-21.'],
    ['rides.csv?to=0001-01-01', 'The last day must be between 2000 and 2099.'],
    ['users.csv?from=2026-03-02&to=2026-03-01', 'The first day must not be after the last.'],
    [
      'rides.csv?status=lost',
      'The status must be requested, accepted, picked_up, in_transit, completed or canceled.',
    ],
    ['users.csv?status=lost', 'The status must be active or blocked.'],
    ['users.csv?role=lost', 'The role must be rider, driver or admin.'],
    [
      'drivers.csv?status=lost',
      'The status must be approved, suspended, available, waiting, documents or vehicle.',
    ],
    [
      'rides.csv?status=completed&status=canceled',
      'The status must be requested, accepted, picked_up, in_transit, completed or canceled.',
    ],
    ['users.csv?stauts=blocked', 'There’s no filter “stauts”.'],
  ])('%s', async (path, sentence) => {
    const refused = await ask(path);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ success: false, code: 'BAD_INPUT', message: sentence });
  });

  test('there is no other table', async () => {
    expect((await ask('passwords.csv')).status).toBe(404);
    expect((await fetch(`${api.url}/export/rides.csv`, { method: 'HEAD' })).status).toBe(404);
  });
});

test('a receipt is a file for the rider who paid, in the language that was asked for', async () => {
  const [paid] = await sql<{ id: string }>(`select id from rides where status = 'completed' limit 1`);
  const path = (query = '') => `receipts/${paid?.id}.pdf${query}`;
  const of = ({ cookie }: TestActor, query?: string) => ask(path(query), { cookie });
  const response = await of(rider);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="ridewire-receipt-\w{6}\.pdf"$/,
  );
  const bytes = async (each: Response) => Buffer.from(await each.arrayBuffer());
  const english = await bytes(response);
  expect(english.toString('latin1')).toMatch(/^%PDF-[^]*\/Lang \(en\)/);
  expect((await bytes(await of(rider, '?language=bn'))).toString('latin1')).toMatch(/\/Lang \(bn\)/);

  expect((await ask(path(), {})).status).toBe(401);
  expect((await of(rider, '?language=xx')).status).toBe(400);
  expect((await of(driver)).status).toBe(403);
  expect((await of(await makeActor(api.core.db, 'rider'))).status).toBe(404);
  expect((await ask('receipts/none.pdf', { cookie: rider.cookie })).status).toBe(400);
});

test('a statement is a file for the driver, of days in their order', async () => {
  // Before their first ride: thousands a week would take long to draw.
  const days = 'from=2026-01-05&to=2026-01-11';
  const of = ({ cookie }: TestActor, query = days) => ask(`statement.pdf?${query}`, { cookie });
  const response = await of(driver, `${days}&language=bn`);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="ridewire-earnings-2026-01-05-2026-01-11.pdf"',
  );
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-[^]*\/Lang \(bn\)/);

  expect((await ask(`statement.pdf?${days}`, {})).status).toBe(401);
  expect((await of(rider)).status).toBe(403);
  const refused = await of(driver, 'from=2026-11-22&to=2026-11-16');
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ code: 'BAD_INPUT' });
  // Each driver reads their own.
  const other = await of(await makeActor(api.core.db, 'driver'), 'from=2026-01-01&to=2026-01-31');
  expect(await readPdf(Buffer.from(await other.arrayBuffer()))).toContain('No completed rides');
});

test('a month’s business rides are files for their rider', async () => {
  const [ride] = await sql<{ id: string; month: string }>(
    `select id, to_char(completed_at at time zone 'Asia/Dhaka', 'YYYY-MM') as month from rides
     where status = 'completed' order by completed_at limit 1`,
  );
  const call = callOverHttp(api.url, { cookie: rider.cookie });
  // Older than 60 days: the row is written by hand.
  await sql(`insert into business_rides (ride_id, rider_id, cost_center) values ($1, $2, 'Sales')`, [
    ride?.id,
    rider.userId,
  ]);
  const { month = '' } = ride ?? {};
  expect((await call.business.month.query({ month })).rides).toMatchObject([{ rideId: ride?.id }]);
  const of = (kind: string, { cookie }: TestActor, query = `month=${month}`) =>
    ask(`business.${kind}?${query}`, { cookie });
  const csv = await of('csv', rider);
  expect(csv.headers.get('content-disposition')).toBe(
    `attachment; filename="ridewire-business-${month}.csv"`,
  );
  const rows = parse(Buffer.from(await csv.arrayBuffer()), { bom: true, columns: true });
  expect(rows).toMatchObject([
    { 'Cost center': 'Sales', Ride: ride?.id },
    { 'Cost center': 'Sales', Date: 'Total' },
    { 'Cost center': 'Total' },
  ]);
  const pdf = await of('pdf', rider, `month=${month}&language=bn`);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-[^]*\/Lang \(bn\)/);
  const others = await of('pdf', await makeActor(api.core.db, 'rider'));
  expect(await readPdf(Buffer.from(await others.arrayBuffer()))).toContain('No business rides');
  for (const kind of ['csv', 'pdf']) {
    expect((await ask(`business.${kind}?month=${month}`, {})).status).toBe(401);
    expect((await of(kind, driver)).status).toBe(403);
    expect((await of(kind, rider, 'month=2026-13')).status).toBe(400);
  }
});
