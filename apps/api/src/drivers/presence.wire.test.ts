import { openDb, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { connect, recordBoard } from '../testing/connect.ts';
import { makeProgram } from '../testing/programs.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { markSilent } from './find-silent.ts';
import { SILENT_SECONDS } from './presence-limits.ts';

const database = useTestDatabase();
let first: TestApi;
let second: TestApi;
let db: Db;
beforeAll(async () => {
  [first, second] = await Promise.all([
    startTestApi(database.connectionString),
    startTestApi(database.connectionString),
  ]);
  db = openDb(database.connectionString);
});
afterAll(async () => {
  await db.close();
  await Promise.all([first.close(), second.close()]);
});

const goSilent = async ({ userId }: TestActor) => {
  await db.pool.query(`update drivers set last_heard_at = now() - $2 * interval '1 second' where id = $1`, [
    userId,
    SILENT_SECONDS + 1,
  ]);
  await markSilent(db);
};
const areSilent = ({ userId }: TestActor) => [first, second].map(({ core }) => core.drivers.isSilent(userId));

test('silent at one process is silent at all, and so is the return: by a ping’s answer as by a call', async () => {
  const karim = await makeActor(db, 'driver');
  const admin = connect(second.url, await makeActor(db, 'admin'));
  const board = await recordBoard(admin);
  const seen = () =>
    board
      .changes()
      .flatMap((change) =>
        change.kind === 'driver' && change.driver.id === karim.userId ? change.driver : [],
      )
      .map(({ silentSince }) => silentSince !== null);
  const client = connect(first.url, karim);
  await client.trpc.drivers.me.query();
  await goSilent(karim);
  await expect.poll(() => areSilent(karim)).toEqual([true, true]);
  // Only what every browser answers automatically.
  client.socket().pong();
  await expect.poll(() => areSilent(karim)).toEqual([false, false]);
  await expect.poll(seen).toEqual([true, false]);
  await Promise.all([client.close(), admin.close()]);
});

test('a program that only calls is there while it calls', async () => {
  const karim = await makeActor(db, 'driver');
  const { accessToken } = await makeProgram(first.core, karim);
  await goSilent(karim);
  await expect.poll(() => areSilent(karim)).toEqual([true, true]);
  await fetch(`${second.url}/api/drivers/available-rides`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  await expect.poll(() => areSilent(karim)).toEqual([false, false]);
});
