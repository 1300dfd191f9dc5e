import { openDb, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../procedures/refusal-of.ts';
import { inSnapshot } from './in-snapshot.ts';
import { inTransaction } from './in-transaction.ts';

const database = useTestDatabase();
let db: Db;
let stranger: Db;
beforeAll(() => {
  db = openDb(database.connectionString);
  stranger = openDb(database.connectionString);
});
afterAll(() => Promise.all([db.close(), stranger.close()]));

type Connection = { pool: Pick<Db['pool'], 'query'> };

/** Ends an idle connection as an operator or a failover would. */
async function cut({ pool }: Connection): Promise<void> {
  const { rows } = await pool.query('select pg_backend_pid() as pid');
  await stranger.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  const state = () =>
    pool.query('select').then(
      () => 'lives',
      () => 'cut',
    );
  await expect.poll(state).toBe('cut');
}

const runs: [string, (work: (connection: Connection) => Promise<unknown>) => Promise<unknown>][] = [
  ['a snapshot', (work) => inSnapshot(db, work)],
  ['a transaction', (work) => inTransaction(db, (_, client) => work({ pool: client }))],
];

// An unhandled error would end the process, and this run with it.
test.each(runs)(
  'a connection that is cut in the middle of %s costs that call and nothing else',
  async (_, run) => {
    const told = await run(async (connection) => {
      await cut(connection);
      await connection.pool.query('select 1');
    }).catch(refusalOf);
    expect(told).toMatchObject({ code: 'NOT_READY' });
    expect(await run(({ pool }) => pool.query('select 1 as one'))).toMatchObject({ rows: [{ one: 1 }] });
  },
);
