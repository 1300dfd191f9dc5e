import { setImmediate as immediate } from 'node:timers/promises';
import { openDb, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CHANNEL } from '../live/events.ts';
import { runOneAtATime, type Statements } from './one-at-a-time.ts';

const database = useTestDatabase();
const { query } = pg.Client.prototype;
const { connect } = pg.Pool.prototype;
let db: Db;
let statements: Statements;
beforeAll(() => {
  statements = runOneAtATime();
  db = openDb(database.connectionString);
});
afterAll(async () => {
  await db.close();
  Object.assign(pg.Client.prototype, { query });
  Object.assign(pg.Pool.prototype, { connect });
});

let came: string[];
beforeEach(() => {
  came = [];
});
const ask = async (name: string, text = 'select') => {
  await db.pool.query(text);
  came.push(name);
};

test('answers come in the order in which they are asked for, however long each takes', async () => {
  await Promise.all([ask('slow', 'select pg_sleep(0.1)'), ask('quick'), ask('quicker')]);
  expect(came).toEqual(['slow', 'quick', 'quicker']);
});

test('what follows from an answer is done before the next statement is sent', async () => {
  const follow = async () => {
    for (let turn = 0; turn < 15; turn += 1) await immediate();
    came.push('follows');
  };
  await Promise.all([ask('first').then(follow), ask('second')]);
  expect(came).toEqual(['first', 'follows', 'second']);
});

test('what a statement tells is heard before the answer to the next, even where it is heard late', async () => {
  const listener = new pg.Client({ connectionString: database.connectionString });
  await listener.connect();
  listener.on('notification', ({ payload }) => came.push(`heard ${payload}`));
  await listener.query(`listen ${CHANNEL}`);
  void listener.query('select pg_sleep(0.2)');
  await Promise.all([ask('told', `select pg_notify('${CHANNEL}', 'it')`), ask('next')]);
  expect(came).toEqual(['told', 'heard it', 'next']);
  await listener.end();
});

test('a machine that is too busy to ask the listening connection in time doesn’t cut it', async () => {
  const listener = new pg.Client({ connectionString: database.connectionString });
  await listener.connect();
  await listener.query(`listen ${CHANNEL}`);
  const busy = listener.query('select pg_sleep(0.2)').then(() => came.push('was busy'));
  await listener.query('select 1');
  came.push('is there');
  await busy;
  expect(came).toEqual(['is there', 'was busy']);
  await listener.end();
});

test('one that waits for a lock lets the others go on', async () => {
  const holder = await db.pool.connect();
  const looker = new pg.Client({ connectionString: database.connectionString });
  await looker.connect();
  await holder.query('begin');
  await holder.query('select pg_advisory_xact_lock(7)');
  const waiting = ask('had to wait', 'select pg_advisory_xact_lock(7)');
  const isWaiting = `select from pg_locks join pg_database d on d.oid = database
    where not granted and datname = current_database()`;
  await expect.poll(async () => (await looker.query(isWaiting)).rowCount).toBe(1);
  await ask('went on');
  await holder.query('commit');
  holder.release();
  await waiting;
  expect(came).toEqual(['went on', 'had to wait']);
  await looker.end();
});

test('it rests once nothing follows any more', async () => {
  void ask('first').then(() => ask('follows'));
  await statements.rest();
  expect(came).toEqual(['first', 'follows']);
});
