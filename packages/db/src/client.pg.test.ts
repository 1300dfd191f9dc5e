import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openDb, type Db } from './client.ts';
import { query } from './testing/query.ts';
import { useTestDatabase } from './testing/test-database.ts';

const database = useTestDatabase();
let db: Db;
beforeAll(() => {
  db = openDb(database.connectionString, { maxConnections: 1, staysOpen: true, prepared: [] });
});
afterAll(() => db.close());

/** What a setting of the database does to its next connections, as a standby does by itself. */
async function takeChanges(does: boolean): Promise<void> {
  const name = new URL(database.connectionString).pathname.slice(1);
  await query(
    database.connectionString,
    `begin read write; alter database ${name} set default_transaction_read_only = ${does ? 'off' : 'on'}; commit`,
  );
}

test('a connection that takes no changes is none, and one to the new primary is made as soon as there is one', async () => {
  await takeChanges(false);
  for (const _ of [1, 2])
    await expect(db.pool.query('select 1')).rejects.toMatchObject({
      code: '25006',
      message: 'This database takes no changes: it is a standby.',
    });
  await takeChanges(true);
  await db.pool.query('create table changed ()');
});

/**
 * The database at another address, which hangs in the middle of every connection as a stopped machine does: after a
 * client has asked for `word`, and had so many answers more, nothing passes and nobody is told.
 */
async function hangAfter(word: string, answers: number) {
  const { hostname, port } = new URL(database.connectionString);
  const sockets = new Set<Socket>();
  let hangs = true;
  const relay = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect(Number(port), hostname);
    let left = Infinity;
    near.on('data', (data) => {
      if (hangs && data.includes(word)) left = answers;
      far.write(data);
    });
    far.on('data', (data) => {
      if (left-- > 0) near.write(data);
    });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    near.on('close', () => far.destroy());
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    relay.close();
  });
  const url = new URL(database.connectionString);
  url.host = `127.0.0.1:${(relay.address() as AddressInfo).port}`;
  return {
    connectionString: url.href,
    recover: () => {
      hangs = false;
    },
  };
}

describe('a database that hangs once it is connected fails whoever waits, and the next connection is made', () => {
  const prepared = [1, 2, 3].map((n) => ({ name: `number_${n}`, text: `select $1::int + ${n}` }));
  const answers = (pool: Db['pool']) =>
    pool.query('select 1').then(
      () => true,
      () => false,
    );

  test.each([
    ['asked for its role', 'transaction_read_only', 0],
    ['told how to plan', 'plan_cache_mode', 0],
    ['about to prepare the second statement', 'number_2', 0],
  ])('%s', async (_when, word, count) => {
    const hanging = await hangAfter(word, count);
    const { pool, close } = openDb(hanging.connectionString, {
      maxConnections: 1,
      connectWithinMs: 500,
      prepared,
    });
    onTestFinished(close);
    expect(await Promise.all([answers(pool), answers(pool)])).toEqual([false, false]);
    hanging.recover();
    await expect.poll(() => answers(pool)).toBe(true);
  });

  test('as a standby that has said so', async () => {
    await takeChanges(false);
    onTestFinished(() => takeChanges(true));
    const hanging = await hangAfter('transaction_read_only', 1);
    const { pool, close } = openDb(hanging.connectionString, { maxConnections: 1, connectWithinMs: 500 });
    onTestFinished(close);
    await expect(pool.query('select 1')).rejects.toMatchObject({ code: '25006' });
    hanging.recover();
    await takeChanges(true);
    await expect.poll(() => answers(pool)).toBe(true);
  });
});

test('an idle connection that breaks is told, but not one that breaks while all are being closed', async () => {
  const told: string[] = [];
  const brittle = openDb(database.connectionString, { onError: ({ message }) => told.push(message) });
  const breakOne = async (isClosing: boolean) => {
    const client = await brittle.pool.connect();
    client.release();
    const closed = isClosing ? brittle.close() : undefined;
    client.emit('error', new Error(isClosing ? 'while closing' : 'while idle'));
    await closed;
  };
  await breakOne(false);
  await breakOne(true);
  expect(told).toEqual(['while idle']);
});
