import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { query } from '../testing/query.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { makeTestFolder, removeTestFolder } from '../testing/test-folder.ts';
import { ARCHIVED_TABLES } from './archived-tables.ts';
import { bringBack } from './bring-back.ts';

const database = useTestDatabase();
const folder = makeTestFolder();
afterAll(() => removeTestFolder(folder));

const [RIDE, RIDER, DRIVER] = [
  '01a1de38-6400-7000-8000-000000000001',
  '019a0000-0000-7000-8000-00000000000a',
  '019a0000-0000-7000-8000-00000000000b',
];

test('files written by the first release with an archive come back to the present tables', async () => {
  const url = database.connectionString;
  await query(
    url,
    `insert into users (id, email, password_hash, role, name) values
      ('${RIDER}', 'rider@example.test', 'none', 'rider', 'Rider'), ('${DRIVER}', 'driver@example.test', 'none', 'driver', 'Driver')`,
  );
  await query(url, `insert into drivers (id) values ('${DRIVER}')`);
  await query(
    url,
    `insert into rides (id, command_id, rider_id, driver_id, status, type, pickup_address, pickup_lat, pickup_lng, destination_address,
      destination_lat, destination_lng, distance_meters, duration_seconds, fare_cents, commission_cents, payout_cents, version,
      requested_at, accepted_at, picked_up_at, in_transit_at, completed_at, offered_count)
    select '${RIDE}', uuidv7(), '${RIDER}', '${DRIVER}', 'completed', 'standard', 'Gulshan', 23.7947, 90.4143, 'Airport',
      23.8433, 90.3978, 7000, 1260, 1000, 200, 800, 7, at, at, at, at, at, 1 from (values ('2026-11-15 08:00+00'::timestamptz)) v (at)`,
  );
  const files = Object.keys(ARCHIVED_TABLES).map((table) => {
    const text = readFileSync(new URL(`samples/${table}.tsv`, import.meta.url), 'utf8');
    const [header = '', ...rows] = text.trimEnd().split('\n');
    writeFileSync(join(folder, `${table}.tsv.gz`), gzipSync(text));
    const sha256 = createHash('sha256').update(text).digest('hex');
    return { table, file: `${table}.tsv.gz`, columns: header.split('\t'), rows: rows.length, sha256 };
  });
  await query(
    url,
    `insert into ride_archives (month, from_id, to_id, files) values
      ('2026-11', '${RIDE.slice(0, 8)}-0000-0000-0000-000000000000', '${RIDE.slice(0, 8)}-ffff-0000-0000-000000000000', '${JSON.stringify(files)}')`,
  );
  expect(await bringBack(url, folder, '2026-11')).toBe(9);
  expect(
    await query(url, 'select id, to_status, data, at from ride_events where version in (1, 7) order by 1'),
  ).toEqual([
    {
      ...{ id: '101', to_status: 'requested', at: new Date('2026-11-15T08:01:00.123Z') },
      data: { offered: 2, reason: 'a\tb\\c' },
    },
    { id: '107', to_status: 'canceled', data: null, at: new Date('2026-11-15T08:07:00.123Z') },
  ]);
  expect(await query(url, 'select wave, by_queue from ride_offers')).toEqual([{ wave: 1, by_queue: true }]);
  expect(await query(url, 'select trip from ride_tracks')).toEqual([
    { trip: [2379470, 9041430, 2384330, 9039780] },
  ]);
});
