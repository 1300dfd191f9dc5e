import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fillMonths } from '@ridewire/db/testing/fill-months';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { writeOwnData } from '../own-data/write-own-data.ts';
import { repairFigures } from '../figures/repair-figures.ts';
import { getRideStory } from '../rides/desk/ride-story-queries.ts';
import { refundRide } from '../rides/desk/refund-ride.ts';
import { ridePersonalData } from '../rides/ride-personal-data.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { COMPILED } from '../testing/compiled.ts';
import { listFigures } from '../testing/figures.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { useTestCore } from '../testing/use-test-core.ts';

const database = useTestDatabase();
const core = useTestCore(database);
const dataDir = makeTestFolder();
afterAll(() => removeTestFolder(dataDir));

const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await core.db.pool.query<Row>(text, values)).rows;

async function start(env: NodeJS.ProcessEnv): Promise<TestApi> {
  const api = await startTestApi(database.connectionString, { DATA_DIR: dataDir, ...env });
  onTestFinished(() => api.close());
  return api;
}

async function measure(api: TestApi, name: string): Promise<number> {
  const text = await (await fetch(`${api.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}
const countDue = (api: TestApi) => measure(api, 'ridewire_months_to_archive');

const listArchived = async () =>
  (await query<{ month: string }>('select month from ride_archives where brought_back_at is null')).map(
    ({ month }) => month,
  );

async function readOwnData(userId: string) {
  let text = '';
  for await (const part of writeOwnData(core, userId, async () => {})) text += part;
  return JSON.parse(text) as { about: object; requestsAsDriver: { rideId: string }[] };
}

let admin: TestActor;
/** A ride of five months ago, and one of this month. */
let old: { id: string; riderId: string; month: string };
let young: { id: string; riderId: string; month: string };
beforeAll(async () => {
  admin = await makeActor(core.db, 'admin');
  await fillMonths(database.connectionString, [0, 2, 5], 4);
  await query(`update users set created_at = now() - interval '1 year'`);
  await repairFigures(database.connectionString);
  const rides = await query<typeof old>(
    `select id, rider_id as "riderId", to_char(uuid_extract_timestamp(id) at time zone 'UTC', 'YYYY-MM') as month from rides order by id`,
  );
  [old, young] = [rides[0], rides.at(-1)] as [typeof old, typeof young];
});

const bring = (...args: string[]) =>
  new Promise<{ code: number; out: string; error: string }>((resolve) => {
    execFile(
      process.execPath,
      [fileURLToPath(new URL('./bring-back.ts', import.meta.url)), ...args],
      {
        env: {
          ...{ PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED },
          ...{ DATABASE_URL: database.connectionString, DATA_DIR: dataDir },
        },
      },
      (failure, out, error) => resolve({ code: Number(failure?.code ?? 0), out, error }),
    );
  });

test('without the setting nothing is archived or due', async () => {
  const api = await start({});
  expect(await countDue(api)).toBe(0);
  expect(existsSync(join(dataDir, 'archive'))).toBe(false);
});

test('an archive that can’t be written is told, and the details stay', async () => {
  const full = makeTestFolder();
  onTestFinished(() => removeTestFolder(full));
  writeFileSync(join(full, 'archive'), '');
  const api = await start({ DATA_DIR: full, KEEP_RIDE_DETAILS_MONTHS: '3', LOG_LEVEL: 'error' });
  await expect.poll(() => measure(api, 'ridewire_errors_total')).toBeGreaterThan(0);
  expect(await countDue(api)).toBe(1);
  expect(await listArchived()).toEqual([]);
  expect(await getRideStory(core.db, old.id)).toMatchObject({ isArchived: false, events: { length: 3 } });
});

test('old details go and come back; figures, money and the ride stay', async () => {
  const before = { now: await listFigures(core.db, 'now'), raw: await listFigures(core.db, 'raw') };
  const driver = (
    await query<{ id: string }>('select driver_id as id from rides where id = $1', [old.id])
  )[0];
  const stories = [await getRideStory(core.db, old.id), await getRideStory(core.db, young.id)];
  expect(stories.map(({ isArchived, events, offers }) => [isArchived, events.length, offers.length])).toEqual(
    [
      [false, 3, 1],
      [false, 3, 1],
    ],
  );
  const api = await start({ KEEP_RIDE_DETAILS_MONTHS: '3' });
  await expect.poll(listArchived).toEqual([old.month]);
  expect(await countDue(api)).toBe(0);
  expect({ now: await listFigures(core.db, 'now'), raw: await listFigures(core.db, 'raw') }).toEqual(before);
  expect((await repairFigures(database.connectionString)).tables.filter(({ wrong }) => wrong > 0)).toEqual(
    [],
  );
  expect(await getRideStory(core.db, old.id)).toEqual({
    ...stories[0],
    ...{ isArchived: true, events: [], offers: [] },
  });
  expect(await getRideStory(core.db, young.id)).toEqual(stories[1]);

  // One's own data says so.
  const list = ridePersonalData.lists?.find(({ name }) => name === 'ridesAsRider');
  const own = await query<{ id: string; item: { areDetailsArchived: boolean; events: unknown[] } }>(
    list?.items ?? '',
    [old.riderId, [old.id, young.id]],
  );
  expect(
    Object.fromEntries(own.map(({ id, item }) => [id, [item.areDetailsArchived, item.events.length]])),
  ).toEqual({ [old.id]: [true, 0], [young.id]: [false, 3] });

  // An account that is newer than the month misses nothing.
  await query('update users set created_at = now() where id = $1', [admin.userId]);
  expect((await readOwnData(admin.userId)).about).not.toHaveProperty('archivedMonths');
  expect((await readOwnData(driver?.id ?? '')).about).toMatchObject({
    archivedMonths: [old.month],
    archived: expect.stringMatching(/requests to drivers/),
  });

  // An admin can still note a refund, and that is told.
  await refundRide(core, admin, {
    rideId: old.id,
    commandId: crypto.randomUUID(),
    amountCents: 100,
    reason: 'Late',
  });
  const refunded = { now: await listFigures(core.db, 'now'), raw: await listFigures(core.db, 'raw') };
  expect(await getRideStory(core.db, old.id)).toMatchObject({
    isArchived: true,
    events: [{ type: 'ride.refunded', version: 4 }],
  });

  const [missing, nothing, back] = await Promise.all([bring('1999-01'), bring(), bring(old.month)]);
  expect(missing).toMatchObject({ code: 1, error: expect.stringMatching(/no 1999-01 in the archive/) });
  expect(nothing).toMatchObject({ code: 1, error: expect.stringMatching(/Say which month/) });
  expect(back).toEqual({
    code: 0,
    error: '',
    out: `ridewire: brought back 20 rows of ${old.month}. Where KEEP_RIDE_DETAILS_MONTHS is set, they stay for 30 days\n`,
  });
  expect({ now: await listFigures(core.db, 'now'), raw: await listFigures(core.db, 'raw') }).toEqual(
    refunded,
  );
  const data = await readOwnData(driver?.id ?? '');
  expect(data.about).not.toHaveProperty('archivedMonths');
  expect(data.requestsAsDriver.map(({ rideId }) => rideId)).toContain(old.id);
  const story = await getRideStory(core.db, old.id);
  expect(story).toMatchObject({ isArchived: false, offers: stories[0]?.offers });
  expect(story.events.slice(0, 3)).toEqual(stories[0]?.events);
  expect(story.events.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
}, 60_000);
