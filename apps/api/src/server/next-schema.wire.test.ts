import type { RideStatus } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeActor } from '../testing/actors.ts';
import { connect, recordBoard } from '../testing/connect.ts';
import { request } from '../testing/places.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const database = useTestDatabase();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(database.connectionString);
});
afterAll(() => api.close());

/**
 * The last release serves while the next one has changed the schema, as migrations may: see docs/upgrading.md. Each table is changed
 * by itself: a transaction that holds many while the process works could end in a deadlock.
 */
async function expand({ pool }: Db): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of rows)
    await pool.query(
      `alter table ${name} add column of_the_next_release text not null default 'new', add column and_perhaps int`,
    );
  await pool.query('create table of_the_next_release (id uuid primary key)');
}

const STEPS: Exclude<RideStatus, 'requested' | 'accepted' | 'canceled'>[] = [
  'picked_up',
  'in_transit',
  'completed',
];

async function rideAlong(): Promise<void> {
  const { db } = api.core;
  const [rider, driver, admin] = [
    connect(api.url, await makeActor(db, 'rider')),
    connect(api.url, await makeActor(db, 'driver')),
    connect(api.url, await makeActor(db, 'admin')),
  ];
  const board = await recordBoard(admin);
  const { id: rideId } = await rider.trpc.rides.request.mutate(request());
  await driver.trpc.rides.accept.mutate({ rideId });
  for (const to of STEPS) await driver.trpc.rides.advance.mutate({ rideId, to });
  await rider.trpc.ratings.rate.mutate({ rideId, stars: 5 });
  expect(await rider.trpc.rides.history.query({})).toHaveLength(1);
  await expect.poll(() => JSON.stringify(board.changes())).toContain('"status":"completed"');
  await Promise.all([rider, driver, admin].map((client) => client.close()));
}

test('a process goes on where every table has columns of the next release, and another one starts', async () => {
  // Its connections have statements prepared from before.
  await rideAlong();
  await expand(api.core.db);
  await rideAlong();
  const second = await startTestApi(database.connectionString);
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
  await second.close();
});
