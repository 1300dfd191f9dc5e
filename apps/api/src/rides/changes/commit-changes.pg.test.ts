import { openDb, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RideEvent } from '../../live/events.ts';
import { commitChanges, isRefusal, type Publisher } from './commit-changes.ts';

const database = useTestDatabase();
let db: Db;
let published: [RideEvent, number][];
let publisher: Publisher;
beforeAll(() => {
  db = openDb(database.connectionString, { maxConnections: 1 });
});
afterAll(() => db.close());
beforeEach(() => {
  published = [];
  publisher = {
    ...{ processId: 'here', gaps: 7 },
    committed: (event, gapsBefore) => published.push([event, gapsBefore]),
  };
});

const commit = (text: string, count = 1) =>
  commitChanges(db, publisher, { name: `test ${text}`.slice(0, 60), text, values: [] }, count);
const connection = async () => (await db.pool.query('select pg_backend_pid() as id')).rows[0].id as number;

test('rides are given and told in the order of what was wanted, other messages only sent', async () => {
  const rows = [
    `(1, '{"event":"ride.offered","ride":{"id":"b"}}')`,
    `(1, '{"event":"offers.ended","rideId":"b","driverIds":[]}')`,
    `(0, '{"event":"ride.offered","ride":{"id":"a"}}')`,
  ];
  const images = await commit(`select * from (values ${rows.join(', ')}) as told(n, payload)`, 3);
  expect(images).toEqual([{ id: 'a' }, { id: 'b' }, undefined]);
  expect(published).toEqual([
    [{ event: 'ride.offered', ride: { id: 'b' } }, 7],
    [{ event: 'ride.offered', ride: { id: 'a' } }, 7],
  ]);
});

test('a refusal of the database keeps the connection with its prepared statements', async () => {
  const before = await connection();
  const error = await commit('select 1 / 0 as n').catch((refusal: unknown) => refusal);
  expect(isRefusal(error)).toBe(true);
  expect(await connection()).toBe(before);
  expect(published).toEqual([]);
});

test('a connection that broke is not used again, and the change is not tried twice', async () => {
  const before = await connection();
  const broken = commit('select pg_terminate_backend(pg_backend_pid()), pg_sleep(10)');
  expect(isRefusal(await broken.catch((error: unknown) => error))).toBe(false);
  expect(await connection()).not.toBe(before);
});

test('a statement that took too long says nothing about what was wanted', async () => {
  await db.pool.query(`set statement_timeout = '20ms'`);
  const canceled = await commit('select pg_sleep(5)').catch((error: unknown) => error);
  await db.pool.query('reset statement_timeout');
  expect(isRefusal(canceled)).toBe(false);
});

test('a statement that collides with another runs three times in all', async () => {
  await db.pool.query('create sequence tries');
  await db.pool.query(`create function collide(until int) returns int language plpgsql as $$ begin
    if nextval('tries') < until then raise exception 'collided' using errcode = '40P01'; end if;
    return 0;
  end $$`);
  const select = (until: number) =>
    `select collide(${until}) as n, '{"event":"ride.offered","ride":{"id":"a"}}' as payload`;
  expect(await commit(select(3))).toEqual([{ id: 'a' }]);
  expect(published).toHaveLength(1);
  await db.pool.query(`alter sequence tries restart`);
  expect(isRefusal(await commit(select(4)).catch((error: unknown) => error))).toBe(true);
  expect((await db.pool.query('select last_value::int from tries')).rows).toEqual([{ last_value: 3 }]);
});
