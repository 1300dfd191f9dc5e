import { cityDay, HOMEWARD_USES_A_DAY, SetDayGoalInput } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, expect, test } from 'vitest';
import { eraseAccount } from '../own-data/erase-account.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { AIRPORT, GULSHAN } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { chooseHome } from './choose-home.ts';
import { getPreferences } from './preference-queries.ts';
import { setAutoAccept } from './set-auto-accept.ts';
import { setAvailability } from './set-availability.ts';
import { setDayGoal } from './set-day-goal.ts';
import { setHomeward } from './set-homeward.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let driver: TestActor;
beforeEach(async () => {
  driver = await makeActor(core.db, 'driver');
});

const HOUR_MS = 3_600_000;
const read = () => getPreferences(core.db, driver.userId);
const begin = () => setHomeward(core, driver, { isOn: true });
const end = () => setHomeward(core, driver, { isOn: false });
const online = (available: boolean) => setAvailability(core, driver, { available });
const set = (columns: string) =>
  core.db.pool.query(`update drivers set ${columns} where id = $1`, [driver.userId]);
/** From Gulshan to the airport, and back into town. */
const [toAirport, toTown] = [
  { pickup: GULSHAN, destination: AIRPORT },
  { pickup: GULSHAN, destination: { lat: 23.73, lng: 90.4 } },
];
const wants = (trip: typeof toTown, { drivers } = core) => drivers.wants(driver.userId, trip);

test('begins with nothing, remembers a place, and tells every process', async () => {
  expect(await read()).toMatchObject({
    autoAccept: false,
    home: null,
    homewardUntil: null,
    homewardUses: { day: null, count: 0 },
  });
  await expect(begin()).rejects.toMatchObject({ code: 'HOME_MISSING' });
  await chooseHome(core, driver, { home: AIRPORT });
  const before = Date.now();
  await begin();
  const { home, homewardUntil, homewardUses } = await read();
  expect(home).toEqual(AIRPORT);
  expect(homewardUses).toEqual({ day: cityDay(core.timeZone, before), count: 1 });
  expect(Math.abs((homewardUntil ?? 0) - before - 2 * HOUR_MS)).toBeLessThan(60_000);
  await expect.poll(() => [wants(toAirport), wants(toTown)]).toEqual([true, false]);
  const another = await startTestCore(database.connectionString);
  expect([wants(toAirport, another), wants(toTown, another)]).toEqual([true, false]);
  await end();
  await expect.poll(() => [wants(toTown), wants(toTown, another)]).toEqual([true, true]);
  await another.stop();
});

test('is counted once however often it is pressed, and begins anew on another day of the city', async () => {
  await chooseHome(core, driver, { home: AIRPORT });
  await Promise.all([begin(), begin(), begin()]);
  expect(await read()).toMatchObject({ homewardUses: { count: 1 } });
  await end();
  await end();
  await begin();
  await end();
  expect(await read()).toMatchObject({ homewardUses: { count: HOMEWARD_USES_A_DAY }, homewardUntil: null });
  await expect(begin()).rejects.toMatchObject({ code: 'HOMEWARD_SPENT' });
  await set('homeward_day = homeward_day - 1');
  await begin();
  expect(await read()).toMatchObject({ homewardUses: { count: 1 } });
});

test('ends when the driver goes offline, whoever puts them there, and doesn’t come back with them', async () => {
  await chooseHome(core, driver, { home: AIRPORT });
  await begin();
  await online(false);
  expect(await read()).toMatchObject({ homewardUntil: null });
  await expect(begin()).rejects.toMatchObject({ code: 'DRIVER_OFFLINE' });
  await online(true);
  expect(await read()).toMatchObject({ homewardUntil: null, home: AIRPORT });
  await begin();
  await set('available = false');
  expect(await read()).toMatchObject({ homewardUntil: null });
  await online(true);
  expect(await read()).toMatchObject({ homewardUntil: null });
  await expect.poll(() => wants(toTown)).toBe(true);
});

test('ends by itself after two hours', async () => {
  await chooseHome(core, driver, { home: AIRPORT });
  await begin();
  await expect.poll(() => wants(toTown)).toBe(false);
  expect(core.drivers.wants(driver.userId, toTown, Date.now() + 2 * HOUR_MS + 60_000)).toBe(true);
  await set(`homeward_until = now() - interval '1 second'`);
  expect(await read()).toMatchObject({ homewardUntil: null });
});

test('leads to another place only once it is off', async () => {
  await chooseHome(core, driver, { home: AIRPORT });
  await begin();
  await expect(chooseHome(core, driver, { home: GULSHAN })).rejects.toMatchObject({ code: 'HOMEWARD_ON' });
  await end();
  await chooseHome(core, driver, { home: GULSHAN });
  expect(await read()).toMatchObject({ home: GULSHAN });
});

test('a ride taken for the driver is a choice of theirs, known to every process', async () => {
  await setAutoAccept(core, driver, { isOn: true });
  const { version } = await read();
  await setAutoAccept(core, driver, { isOn: true });
  expect(await read()).toMatchObject({ autoAccept: true, version });
  await expect.poll(() => core.drivers.wantsAutoAccept(driver.userId)).toBe(true);
  const another = await startTestCore(database.connectionString);
  expect(another.drivers.wantsAutoAccept(driver.userId)).toBe(true);
  await setAutoAccept(core, driver, { isOn: false });
  await expect.poll(() => another.drivers.wantsAutoAccept(driver.userId)).toBe(false);
  await another.stop();
});

test('a goal for the day is kept, changed and given up, and told only when it is another', async () => {
  await setDayGoal(core, driver, { goal: 120 });
  const { version, dayGoalCents } = await read();
  expect(dayGoalCents).toBe(12_000);
  await setDayGoal(core, driver, { goal: 120 });
  expect((await read()).version).toBe(version);
  await setDayGoal(core, driver, { goal: null });
  expect(await read()).toMatchObject({ dayGoalCents: null });
  await setDayGoal(core, driver, { goal: 80 });
});

test('a goal is a whole amount within limits', () => {
  const isGood = (goal: unknown) => SetDayGoalInput.safeParse({ goal }).success;
  expect([1, 100_000, null].map(isGood)).toEqual([true, true, true]);
  expect([0, 100_001, 12.5, -1, '12', undefined].some(isGood)).toBe(false);
});

test('nothing of it is left of a deleted account', async () => {
  await chooseHome(core, driver, { home: AIRPORT });
  await begin();
  await setDayGoal(core, driver, { goal: 80 });
  await inTransaction(core.db, (tx) =>
    eraseAccount(core, tx, driver.userId, { ipAddress: null, userAgent: null }),
  );
  expect(await read()).toMatchObject({ home: null, homewardUntil: null, dayGoalCents: null });
});
