import { ListRidesInput, type RideStatus } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeAll, expect, test } from 'vitest';
import { listRides } from '../rides/desk/list-rides.ts';
import { makeActor } from '../testing/actors.ts';
import { makeManyRides } from '../testing/many-rides.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { inSnapshot } from '../core/in-snapshot.ts';
import { findRideIds } from './find-ride-ids.ts';
import { findRidesOfPeople } from './find-rides-of-people.ts';
import type { Looks } from './search-steps.ts';
import { searchRides } from '../spotlight/search-rides.ts';

const database = useTestDatabase();
const core = useTestCore(database);

beforeAll(async () => {
  await makeManyRides(core.db, 4_000);
  await core.db.pool.query('vacuum analyze ride_search');
});

/** Every ride looked at. */
async function findAll(text: string, status?: RideStatus): Promise<string[]> {
  const { rows } = await core.db.pool.query<{ id: string }>(
    `select id from rides where deleted_at is null and ($2::ride_status is null or status = $2)
      and (strpos(lower(pickup_address), lower($1)) > 0 or strpos(lower(destination_address), lower($1)) > 0) order by id desc`,
    [text, status ?? null],
  );
  return rows.map(({ id }) => id);
}

const WORDS = [
  'road',
  'ROAD 7',
  'lalmatia',
  'zindabahar',
  'Zindabahar 7',
  'house 3999',
  'nowhere',
  'গুলশান',
  'বাড়ি 51,',
  'গুলশানা',
  'café_"',
  '100% \\',
  '%%%',
  "'; drop table rides; --",
  'x'.repeat(100),
];
const find = (text: string, status?: RideStatus, looks?: Looks) =>
  inSnapshot(core.db, (snapshot) => findRideIds(snapshot, [text], { status }, looks));
/** As if there were far more rides than are looked through one by one. */
const FEW = { glance: 40, long: 200 };

test.each(WORDS)('%s: the same rides by the index as by looking at each', async (text) => {
  for (const status of [undefined, 'canceled', 'requested'] as const) {
    const all = await findAll(text, status);
    for (const looks of [FEW, { glance: 400, long: 400 }, undefined]) {
      const found = await find(text, status, looks);
      if (found.searchedNewest === undefined) expect(found.ids).toEqual(all.slice(0, 1_001));
      else expect(all.slice(0, found.ids.length)).toEqual(found.ids);
    }
  }
});

test('any part of an address finds the same rides by the index as by looking at each', async () => {
  const { rows } = await core.db.pool.query<{ text: string }>(
    `select substr(text, from_at, length) as text from (
        select text, 1 + abs(hashtext(id::text)) % length(text) as from_at, 1 + abs(hashtext(text || id)) % 18 as length
        from (select id, pickup_address as text from rides union all select id, destination_address from rides) all_texts
        order by hashtext(id::text) limit 60) parts`,
  );
  for (const { text } of rows) {
    const all = await findAll(text, 'completed');
    const found = await find(text, 'completed', FEW);
    expect([text, found.ids]).toEqual([
      text,
      found.searchedNewest === undefined ? all.slice(0, 1_001) : all.slice(0, found.ids.length),
    ]);
  }
});

test.each(['a', '%', '_', '\\', '"', '¿', 'ম'])(
  'for %s, which no index knows, only the newest are looked through, and it is said',
  async (text) => {
    const { rows } = await core.db.pool.query<{ id: string }>(
      'select id from rides order by id desc limit 200',
    );
    const newest = new Set(rows.map(({ id }) => id));
    const all = await findAll(text);
    const found = await find(text, undefined, FEW);
    expect(found).toEqual({ ids: all.filter((id) => newest.has(id)), searchedNewest: 200 });
    // All of them, if they are few enough.
    expect(await find(text, undefined)).toEqual({ ids: all.slice(0, 1_001) });
  },
);

test('it counts to a thousand, and says that there are more', async () => {
  const all = await findAll('road');
  expect(all.length).toBeGreaterThan(1_000);
  const list = (page: number) =>
    listRides(core.db, ListRidesInput.parse({ search: 'road', page, limit: 100 }));
  const pages = await Promise.all([1, 5, 10, 11].map(list));
  for (const page of pages) expect(page).toMatchObject({ total: 1_000, isCapped: true });
  expect(pages[1]?.items.map(({ id }) => id)).toEqual(all.slice(400, 500));
  expect(pages.map(({ items }) => items.length)).toEqual([100, 100, 100, 0]);
  const rare = await listRides(core.db, ListRidesInput.parse({ search: 'zindabahar' }));
  expect(rare.isCapped).toBeUndefined();
  expect(rare.total).toBe((await findAll('zindabahar')).length);
});

test('a place is found by its name in Bangla, and so is what was written so', async () => {
  const { rows } = await core.db.pool.query<{ id: string; riderId: string }>(
    `with changed as (update rides set pickup_address = 'Star Mosque, Armanitola' where id = (select id from rides
        where deleted_at is null and status = 'completed' and pickup_address not ilike '%গুলশান%' order by id desc limit 1)
        returning id, rider_id, lower(pickup_address || E'\\n' || destination_address) as text),
      noted as (update ride_search set letters = search_letters(text) from changed where ride_id = id)
      select id, rider_id as "riderId" from changed`,
  );
  const [{ id, riderId } = { id: '', riderId: '' }] = rows;
  const list = async (search: string) =>
    (await listRides(core.db, ListRidesInput.parse({ search, limit: 100 }))).items.map((ride) => ride.id);
  expect(await list('তারা মসজিদ')).toEqual([id]);
  expect(await list('তারা মসজিদ, আরমানিটোলা')).toEqual([id]);
  const written = await findAll('গুলশান');
  expect(written.length).toBeGreaterThan(0);
  expect(await list('গুলশান')).toEqual(expect.arrayContaining(written.slice(0, 1)));
  const own = await searchRides(
    core.db,
    { ...(await makeActor(core.db, 'rider')), userId: riderId },
    'তারা মসজিদ',
    5,
  );
  expect(own.map((ride) => ride.id)).toEqual([id]);
});

test('an id is found by its end, however much of it, and by itself', async () => {
  const [ride] = await findAll('house 77,');
  const id = ride as string;
  for (const text of [id, id.toUpperCase(), `#${id.slice(-6)}`, id.slice(-9), id.slice(-20), id.slice(-6)])
    expect((await find(text, undefined, FEW)).ids).toContain(id);
  for (const text of [`#${id.slice(-5)}`, `${id.slice(0, 30)}`, `#${id.slice(-7, -1)}`])
    expect((await find(text, undefined, FEW)).ids).not.toContain(id);
  await core.db.pool.query('update rides set deleted_at = now() where id = $1', [id]);
  expect((await find(id, undefined, FEW)).ids).toEqual([]);
});

test('where who rides and who drives are both found, a ride counts once', async () => {
  const ids = await inSnapshot(core.db, (snapshot) => findRidesOfPeople(snapshot, '@', {}));
  expect(ids.length).toBeGreaterThan(100);
  expect(new Set(ids).size).toBe(ids.length);
});

test('others than admins find rides of their own', async () => {
  const admin = await makeActor(core.db, 'admin');
  const { rows } = await core.db.pool.query<{ riderId: string; driverId: string }>(
    `select rider_id as "riderId", driver_id as "driverId" from rides where driver_id is not null and deleted_at is null
      and pickup_address ilike '%road%' limit 1`,
  );
  const { riderId, driverId } = rows[0] as { riderId: string; driverId: string };
  expect((await searchRides(core.db, admin, 'road', 5)).map(({ id }) => id)).toEqual(
    (await findAll('road')).slice(0, 5),
  );
  const mine = await searchRides(core.db, { ...admin, userId: riderId, role: 'rider' }, 'road', 5);
  expect(mine.map(({ rider }) => rider.id)).toEqual(Array(5).fill(riderId));
  const [first] = mine;
  const idEnd = `#${first?.id.slice(-6)}`;
  expect(await searchRides(core.db, { ...admin, userId: riderId, role: 'rider' }, idEnd, 5)).toMatchObject([
    { id: first?.id },
  ]);
  const driven = await searchRides(core.db, { ...admin, userId: driverId, role: 'driver' }, 'road', 5);
  expect(driven.map(({ driver }) => driver?.id)).toEqual(Array(5).fill(driverId));
  const stranger = await makeActor(core.db, 'rider');
  expect(await searchRides(core.db, stranger, 'road', 5)).toEqual([]);
  expect(await searchRides(core.db, stranger, idEnd, 5)).toEqual([]);
});

test('rides brought from elsewhere, whose ids tell no time, are found as well', async () => {
  const copied = await core.db.pool.query<{ id: string }>(
    `insert into rides select (jsonb_populate_record(null::rides, to_jsonb(r) || jsonb_build_object('id', new_id, 'command_id', gen_random_uuid(),
        'status', 'canceled', 'canceled_at', now(), 'canceled_by', 'rider', 'completed_at', null, 'deleted_at', null,
        'pickup_address', 'Otherwhere ' || n))).*
      from (select * from rides where status = 'canceled' limit 1) r,
        unnest(array['ffffffff-ffff-4fff-bfff-ffffffffffff', 'f47ac10b-58cc-4372-a567-0e02b2c3d479',
          '00000000-0000-4000-8000-000000000000']::uuid[]) with ordinality ids(new_id, n)
      returning id`,
  );
  const ids = copied.rows
    .map(({ id }) => id)
    .toSorted()
    .toReversed();
  const input = (more: object) => ListRidesInput.parse({ search: 'otherwhere', ...more });
  const list = async (more: object = {}) => (await listRides(core.db, input(more))).items.map(({ id }) => id);
  expect(await list()).toEqual(ids);
  for (const status of ['canceled', 'completed', 'requested'] as const) {
    expect(await list({ status })).toEqual(status === 'canceled' ? ids : []);
    for (const search of ['road', 'zindabahar', 'nowhere', '@', ids[1]])
      for (const sort of ['newest', 'oldest', 'dearest'])
        for (const days of [{}, { from: '2000-01-01' }, { to: '2099-12-31' }])
          await listRides(core.db, input({ search, status, sort, ...days }));
  }
  for (const look of [FEW, { glance: 400, long: 400 }])
    expect((await find('otherwhere', 'canceled', look)).ids).toEqual(ids);
  expect((await find('otherwhere', undefined, FEW)).ids).toEqual(ids);
});
