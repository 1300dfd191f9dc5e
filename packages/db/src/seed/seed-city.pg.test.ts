import { firstRideType, quoteFare, type FirstRideType } from '@ridewire/contracts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, lockDemoAccounts, seedAdmin, seedCity } from '../seed.ts';
import { createTestDatabase, useTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const database = useTestDatabase();
let client: pg.Client;
const hash = (password: string) => Promise.resolve(`hash of ${password}`);
const rows = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await client.query<T>(text, values)).rows;
const count = async (text: string) =>
  (await rows<{ n: number }>(`select count(*)::int as n from ${text}`))[0]?.n;

beforeAll(async () => {
  expect(await seedCity(database.connectionString, hash)).toBe(true);
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
});
afterAll(() => client?.end());

test('a second start seeds nothing', async () => {
  const before = await count('rides');
  expect(await seedCity(database.connectionString, hash)).toBe(false);
  expect(await count('rides')).toBe(before);
});

test('the three demo accounts, and only they, have the shown password', async () => {
  const shown = await rows<{ email: string; role: string }>(
    'select email, role from users where password_hash = $1',
    [`hash of ${DEMO_ACCOUNTS[0]?.password}`],
  );
  expect(new Set(shown.map(({ email, role }) => `${role} ${email}`))).toEqual(
    new Set(DEMO_ACCOUNTS.map(({ email, role }) => `${role} ${email}`)),
  );
});

test('money adds up to the cent, and every fare is the tariff’s', async () => {
  expect(await count('rides')).toBe(600);
  expect(await count('rides where commission_cents + payout_cents <> fare_cents')).toBe(0);
  expect(await count('rides where commission_cents <> round(fare_cents * 0.2)')).toBe(0);
  const fares = await rows<{ type: FirstRideType; meters: number; seconds: number; cents: number }>(
    'select type, distance_meters as meters, duration_seconds as seconds, fare_cents as cents from rides',
  );
  for (const { type, meters, seconds, cents } of fares)
    expect(cents).toBe(quoteFare(firstRideType(type), meters, seconds).fareCents);
});

test('every ride has one event a version, and its last one says how the ride stands', async () => {
  const wrong = await rows(
    `select r.id from rides r join ride_events e on e.ride_id = r.id group by r.id
      having count(*) <> r.version or max(e.version) <> r.version or min(e.version) <> 1
        or (array_agg(e.to_status order by e.version desc))[1] <> r.status
        or (array_agg(e.at order by e.version desc))[1] <> r.updated_at`,
  );
  expect(wrong).toEqual([]);
  expect(await count('rides r where not exists (select from ride_events where ride_id = r.id)')).toBe(0);
});

test('steps follow each other in time and none lies in the future', async () => {
  const times =
    'array[requested_at, accepted_at, picked_up_at, in_transit_at, coalesce(completed_at, canceled_at)]';
  const wrong = `rides where array_remove(${times}, null) <> (select array_agg(t order by t) from unnest(${times}) t where t is not null)
    or coalesce(completed_at, canceled_at) > now() or coalesce(completed_at, canceled_at) is null`;
  expect(await count(wrong)).toBe(0);
});

test('nobody rides or drives twice at once', async () => {
  for (const side of ['rider_id', 'driver_id']) {
    const overlaps = await rows(
      `select a.id from rides a join rides b on a.${side} = b.${side} and a.id <> b.id
        where tstzrange(a.requested_at, coalesce(a.completed_at, a.canceled_at)) && tstzrange(b.requested_at, coalesce(b.completed_at, b.canceled_at))`,
    );
    expect(overlaps).toEqual([]);
  }
});

test('whoever drove had been asked, and offers count as the ride says', async () => {
  expect(
    await count(
      `rides r where driver_id is not null and not exists (
        select from ride_offers o where o.ride_id = r.id and o.driver_id = r.driver_id and o.declined_at is null)`,
    ),
  ).toBe(0);
  expect(
    await count('rides r where offered_count <> (select count(*) from ride_offers where ride_id = r.id)'),
  ).toBe(0);
});

test('drivers who may drive have approved documents, and those who wait for approval can be approved', async () => {
  const sent = (approved: boolean, state: string) =>
    `drivers d where approved = ${approved} and (select count(distinct kind) from driver_documents x
      where x.driver_id = d.id and x.state = '${state}' and x.expires_on > current_date) = 3`;
  expect(await count(sent(true, 'approved'))).toBe(await count('drivers where approved'));
  expect(await count(sent(false, 'waiting'))).toBe(4);
});

test('the demo’s rider and driver have a history of their own', async () => {
  expect(
    await count(`rides r join users u on u.id = r.rider_id where u.email = 'rider@ridewire.demo'`),
  ).toBeGreaterThan(15);
  expect(
    await count(`rides r join users u on u.id = r.driver_id where u.email = 'driver@ridewire.demo'`),
  ).toBeGreaterThan(40);
});

test('the demo’s rider has saved home and work, and rides between them more than anywhere else', async () => {
  const saved = await rows<{ kind: string; address: string }>(
    `select kind, p.address from saved_places p join users u on u.id = p.rider_id where u.email = 'rider@ridewire.demo' order by kind`,
  );
  expect(saved.map(({ kind }) => kind)).toEqual(['home', 'other', 'work']);
  const [home, , work] = saved.map(({ address }) => address);
  const [often] = await rows<{ ends: string[] }>(
    `select array_agg(distinct e order by e) as ends from (
      select least(pickup_address, destination_address) a, greatest(pickup_address, destination_address) b
      from rides r join users u on u.id = r.rider_id where u.email = 'rider@ridewire.demo'
      group by 1, 2 order by count(*) desc limit 1) x, unnest(array[a, b]) e`,
  );
  expect(often?.ends).toEqual([home, work].toSorted((a = '', b = '') => (a < b ? -1 : 1)));
});

test('the city is the same at another time of day, and the demo driver has rides of today once the day is old enough', async () => {
  const other: TestDatabase = await createTestDatabase();
  const evening = new pg.Client({ connectionString: other.connectionString });
  try {
    await seedCity(other.connectionString, hash, { now: new Date('2026-11-20T20:00:00+06:00') });
    await evening.connect();
    const names = async (on: pg.Client) =>
      (await on.query('select name, email, phone from users order by email')).rows;
    expect(await names(evening)).toEqual(await names(client));
    const { rows: today } = await evening.query(
      `select r.status from rides r join users u on u.id = r.driver_id
        where u.email = 'driver@ridewire.demo' and r.completed_at >= '2026-11-20T00:00:00+06:00'`,
    );
    expect(today.length).toBeGreaterThanOrEqual(4);
  } finally {
    await evening.end();
    await other.drop();
  }
});

test('outside the demo nobody gets in with the shown password, and in the demo everybody does again', async () => {
  const shown = `users where password_hash = 'hash of ${DEMO_ACCOUNTS[0]?.password}'`;
  await rows(
    `insert into sessions (id, user_id, secret_hash, expires_at)
      select gen_random_uuid(), id, decode(md5(email), 'hex'), now() + interval '1 day' from users`,
  );
  const others = await count(
    `sessions s join users u on u.id = s.user_id where u.email not like '%@ridewire.demo'`,
  );
  expect(await lockDemoAccounts(database.connectionString, 'here')).toBe(DEMO_ACCOUNTS.length);
  expect(await lockDemoAccounts(database.connectionString, 'here')).toBe(0);
  expect(await count(shown)).toBe(0);
  expect(await count('sessions')).toBe(others);
  // A sandbox has more accounts with that password.
  await rows(
    `insert into users (id, email, password_hash, role, name)
      values (gen_random_uuid(), 'rider2@ridewire.demo', 'hash of ${DEMO_ACCOUNTS[0]?.password}', 'rider', 'Two')`,
  );
  expect(await lockDemoAccounts(database.connectionString, 'here')).toBe(1);
  expect(await count(shown)).toBe(0);
  await rows(`delete from users where email = 'rider2@ridewire.demo'`);
  await seedCity(database.connectionString, hash);
  expect(await count(shown)).toBe(3);
});

test('a first admin is made only where there is none', async () => {
  const empty = await createTestDatabase();
  const admin = { email: 'boss@example.test', password: 'a good password' };
  try {
    expect(await seedAdmin(database.connectionString, admin, hash)).toBe('there');
    expect(await seedAdmin(empty.connectionString, admin, hash)).toBe('made');
    expect(await seedAdmin(empty.connectionString, admin, hash)).toBe('there');
    await onDatabase(empty.connectionString, `update users set role = 'rider'`);
    await expect(seedAdmin(empty.connectionString, admin, hash)).rejects.toThrow(
      'ADMIN_EMAIL=boss@example.test belongs to somebody who is no admin. Choose another address.',
    );
  } finally {
    await empty.drop();
  }
});

test.each([
  ['a locked demo account', ''],
  ['blocked', `update users set status = 'blocked' where role = 'admin'`],
  [
    'deleted',
    `update users set status = 'blocked', deleted_at = now(), phone = null, address = null, avatar_url = null where role = 'admin'`,
  ],
  ['not verified', `update users set email_verified_at = null where role = 'admin'`],
  ['no owner', `update users set desk_role = 'dispatcher' where role = 'admin'`],
])('an admin who is %s is none: a first one is made beside it', async (_state, change) => {
  const city = await createTestDatabase();
  const make = (email: string) => seedAdmin(city.connectionString, { email, password: 'a good one' }, hash);
  try {
    await seedCity(city.connectionString, hash);
    if (change) await onDatabase(city.connectionString, change);
    else await lockDemoAccounts(city.connectionString, 'here');
    await expect(make('Admin@ridewire.demo')).rejects.toThrow(
      /^ADMIN_EMAIL=Admin@ridewire.demo belongs to an admin who can't sign in. Choose another address.$/,
    );
    expect(await make('boss@example.test')).toBe('made');
    expect(await make('boss@example.test')).toBe('there');
  } finally {
    await city.drop();
  }
});

async function onDatabase(connectionString: string, statement: string): Promise<void> {
  const other = new pg.Client({ connectionString });
  await other.connect();
  try {
    await other.query(statement);
  } finally {
    await other.end();
  }
}
