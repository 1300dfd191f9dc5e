import { openDb, type Db } from '@ridewire/db';
import { seedCity } from '@ridewire/db/seed';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest';
import { checkRules } from './check-database.ts';

const database = useTestDatabase();
let db: Db;
beforeAll(async () => {
  await seedCity(database.connectionString, () => Promise.resolve('none'));
  // One connection, so that what a test breaks can be undone after it.
  db = openDb(database.connectionString, { maxConnections: 1 });
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.pool.query('begin');
  // The database normally prevents what these tests break.
  for (const trigger of ['ride_events_append_only', 'ride_events_archived_only'])
    await db.pool.query(`alter table ride_events disable trigger ${trigger}`);
});
afterEach(() => db.pool.query('rollback'));

const broken = async () =>
  (await checkRules(db)).filter((finding) => finding.count > 0).map((finding) => finding.what);

test('two months of sound rides break no rule', async () => {
  expect(await broken()).toEqual([]);
});

test('a ride with a promo code breaks no rule', async () => {
  await db.pool.query(`with made as (
      insert into promos (id, code, amount_cents, begins_at, ends_at, most_each, made_by)
      select uuidv7(), 'EID20', 100, now(), now() + interval '1 day', 1, id from users where role = 'admin' limit 1 returning id)
    update rides set promo_id = made.id, discount_cents = 100, commission_cents = commission_cents - 100
    from made where rides.id = (select id from rides where status = 'completed' and refunded_cents = 0 order by id limit 1)`);
  expect((await db.pool.query('select from rides where discount_cents = 100')).rowCount).toBe(1);
  expect(await broken()).toEqual([]);
});

const ANY = `(select id from rides where status = 'completed' order by id limit 1)`;
test.each([
  ['rides whose versions have gaps', `update rides set version = version + 1 where id = ${ANY}`],
  ['rides without their events', `delete from ride_events where version = 1 and ride_id = ${ANY}`],
  ['rides whose last event says another status', `update rides set status = 'in_transit' where id = ${ANY}`],
  [
    'events that do not follow from the one before',
    `update ride_events set to_status = 'in_transit' where type = 'ride.accepted' and ride_id = ${ANY}`,
  ],
  [
    'rides whose driver is not the one who accepted',
    `update rides set driver_id = rider_id where id = ${ANY}`,
  ],
  [
    'drivers with two rides at once',
    `with two as (select ride_id, actor_id, at, row_number() over (order by at) as n from ride_events where type = 'ride.accepted')
      update ride_events e set at = (select at from two where n = 1), actor_id = (select actor_id from two where n = 1)
      where e.type = 'ride.accepted' and e.ride_id = (select ride_id from two where n = 2)`,
  ],
])('sees %s', async (what, damage) => {
  await db.pool.query(damage);
  expect(await broken()).toContain(what);
});
