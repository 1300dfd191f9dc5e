import { ListDriversInput } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeAll, expect, test } from 'vitest';
import { driversTable } from '../export/drivers-table.ts';
import { readBatches } from '../export/read-batches.ts';
import { resolveDays } from '../export/resolve-days.ts';
import { explain, recordQueries } from '../testing/explain.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { getDriver } from './driver-queries.ts';
import { listDrivers } from './list-drivers.ts';

const DRIVERS = 20_000;
const NOTES = 2_000;
const KEPT = 400_000;
const database = useTestDatabase();
const core = useTestCore(database);
beforeAll(async () => {
  const { pool } = core.db;
  await pool.query(
    `with made as (
      insert into users (id, email, password_hash, role, name, email_verified_at, created_at)
      select uuidv7(), 'd' || n || '@example.test', 'none', 'driver', 'Driver ' || n, now(), now() - n * interval '1 minute'
      from generate_series(1, $1::int) n returning id, created_at
    ) insert into drivers (id, approved, created_at) select id, true, created_at from made`,
    [DRIVERS],
  );
  await pool.query(`insert into driver_totals (driver_id, completed, canceled, payout_cents)
    select id, 40, 10, ${KEPT} from drivers`);
  await pool.query(
    `insert into ride_deltas (kind, n, listed_at, at, driver_id, payout_cents)
      select 'completed', 1, now(), now(), id, 1000 from drivers cross join generate_series(1, 2) order by id desc limit $1`,
    [NOTES],
  );
  await pool.query(`insert into driver_documents (id, driver_id, kind, file_type, byte_count, expires_on, state, judged_at)
    select gen_random_uuid(), id, kind, 'pdf', 1000, '2030-01-01', case when n % 100 = 0 then 'waiting' else 'approved' end,
      case when n % 100 <> 0 then now() end
    from (select id, row_number() over () as n from drivers) d cross join unnest(array['licence', 'registration', 'insurance']) kind`);
  await pool.query(
    `update drivers set vehicle_seats = 6 where id in (select id from drivers order by id limit ${DRIVERS / 100})`,
  );
  await pool.query('vacuum analyze users, drivers, driver_totals, driver_documents, ride_deltas');
});

/** How one of the recorded statements reads each table. */
async function scansOf(part: string, work: () => Promise<unknown>) {
  const asked = (await recordQueries(work)).filter(({ text }) => text.includes(part));
  expect(asked).toHaveLength(1);
  const { scans } = await explain(core.db, asked[0] as (typeof asked)[number]);
  return Object.fromEntries(scans.map((scan) => [scan.table, scan]));
}

const list = (input: object) => listDrivers(core.db, ListDriversInput.parse({ limit: 10, ...input }));
const NOTED_ONCE = { loops: 1, rows: NOTES };

test('a page reads the totals and documents of its drivers, and what is not folded yet once', async () => {
  const page = await list({});
  expect(page.items).toHaveLength(10);
  expect(page.total).toBe(DRIVERS);
  // The highest ids are the oldest accounts.
  const last = await list({ page: DRIVERS / 10 });
  expect(page.items.map(({ earnedCents }) => earnedCents)).toEqual(Array(10).fill(KEPT));
  expect(last.items.map(({ earnedCents }) => earnedCents)).toEqual(Array(10).fill(KEPT + 2_000));

  const scans = await scansOf('driver_totals', () => list({}));
  expect(scans['driver_totals']).toMatchObject({ loops: 10, rows: 10 });
  expect(scans['driver_documents']).toMatchObject({
    index: 'driver_documents_of_driver',
    loops: 10,
    rows: 30,
  });
  expect(scans['ride_deltas']).toMatchObject(NOTED_ONCE);
});

test('one driver is read alike', async () => {
  const [first] = (await list({})).items;
  const scans = await scansOf('driver_totals', () => getDriver(core.db, first?.id ?? ''));
  expect(scans['driver_totals']).toMatchObject({ loops: 1, rows: 1 });
  expect(scans['driver_documents']).toMatchObject({ loops: 1, rows: 3 });
  expect(scans['ride_deltas']).toMatchObject(NOTED_ONCE);
});

test('who has documents that wait is counted by those alone', async () => {
  const page = await list({ status: 'documents' });
  expect(page.total).toBe(DRIVERS / 100);
  const { driver_documents } = await scansOf('count(*)', () => list({ status: 'documents' }));
  expect(driver_documents).toMatchObject({
    index: 'driver_documents_one_open',
    loops: 1,
    rows: (DRIVERS / 100) * 3,
  });
});

test('whose vehicle waits for confirmation is counted by those alone', async () => {
  expect((await list({ status: 'vehicle' })).total).toBe(DRIVERS / 100);
  const [asked] = (await recordQueries(() => list({ status: 'vehicle' }))).filter(({ text }) =>
    text.includes('count(*)'),
  );
  const { scans } = await explain(core.db, asked as NonNullable<typeof asked>);
  const ofDrivers = scans.filter(({ table }) => table === 'drivers');
  expect(new Set(ofDrivers.map(({ index }) => index))).toEqual(
    new Set(['drivers_pkey', 'drivers_vehicle_waiting']),
  );
  for (const { rows } of ofDrivers) expect(rows).toBe(DRIVERS / 100);
});

test('a batch of an export reads all totals once at most', async () => {
  const table = await resolveDays(core.db, core.timeZone, driversTable({ name: 'drivers' }), {});
  const firstBatch = async () => {
    for await (const rows of readBatches(core.db, table)) return rows;
    return [];
  };
  const rows = await firstBatch();
  expect(rows).toHaveLength(1_000);
  expect(rows[0]?.slice(10, 13)).toEqual(['42', '10', '4020.00']);
  const scans = await scansOf('driver_totals', firstBatch);
  expect(scans['driver_totals']?.rows).toBeLessThanOrEqual(DRIVERS);
  expect(scans['ride_deltas']).toMatchObject(NOTED_ONCE);
});
