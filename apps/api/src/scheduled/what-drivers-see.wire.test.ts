import { addDays, cityDay, type AheadSnapshot, type ScheduledSnapshot } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { connect, record } from '../testing/connect.ts';
import { AIRPORT, GULSHAN } from '../testing/places.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { blockUser } from '../users/block-user.ts';
import { unblockUser } from '../users/unblock-user.ts';
import { caller } from '../testing/accounts.ts';
import { scheduleRide } from './schedule-ride.ts';

const database = useTestDatabase();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(database.connectionString);
});
afterAll(() => api.close());

test('once a type is stopped, its rider no longer reads when drivers are asked, and drivers no longer see the ride; nor once it needs a larger vehicle', async () => {
  const { core } = api;
  const [rider, driver] = await Promise.all([makeActor(core.db, 'rider'), makeActor(core.db, 'driver')]);
  const ride = await scheduleRide(core, rider, {
    ...{ id: crypto.randomUUID(), pickup: GULSHAN, destination: AIRPORT, type: 'standard' },
    ...{ day: addDays(cityDay(core.timeZone), 3), time: '09:00' },
  });
  const [home, ahead] = [connect(api.url, rider), connect(api.url, driver)];
  const mine = await record<ScheduledSnapshot, null>((on) =>
    home.trpc.scheduled.mine.subscribe(undefined, on),
  );
  const list = await record<AheadSnapshot, null>((on) => ahead.trpc.scheduled.ahead.subscribe(undefined, on));
  const said = () =>
    mine
      .snapshots()
      .at(-1)
      ?.rides.map(({ asksAt }) => asksAt !== undefined);
  const shown = () =>
    list
      .snapshots()
      .at(-1)
      ?.open.map(({ id }) => id);
  await expect.poll(() => [said(), shown()]).toEqual([[true], [ride.id]]);
  const offer = (isEnabled: boolean) =>
    core.db.pool.query(`update ride_types set is_enabled = $1 where id = 'standard'`, [isEnabled]);
  await offer(false);
  await expect.poll(() => [said(), shown()]).toEqual([[false], []]);
  await offer(true);
  await expect.poll(() => [said(), shown()]).toEqual([[true], [ride.id]]);
  // A van is asked for, and the driver has a car.
  await core.db.pool.query(`update ride_types set seats = 8 where id = 'standard'`);
  await expect.poll(shown).toEqual([]);
  await Promise.all([home.close(), ahead.close()]);
});

test('drivers see no ride of a rider who is blocked, and see it again once they aren’t', async () => {
  const { core } = api;
  const [rider, driver, admin] = await Promise.all(
    (['rider', 'driver', 'admin'] as const).map((role) => makeActor(core.db, role)),
  );
  const ride = await scheduleRide(core, rider as TestActor, {
    ...{ id: crypto.randomUUID(), pickup: GULSHAN, destination: AIRPORT, type: 'comfort' },
    ...{ day: addDays(cityDay(core.timeZone), 3), time: '09:00' },
  });
  const page = connect(api.url, driver as TestActor);
  const list = await record<AheadSnapshot, null>((on) => page.trpc.scheduled.ahead.subscribe(undefined, on));
  const isShown = () =>
    list
      .snapshots()
      .at(-1)
      ?.open.some(({ id }) => id === ride.id);
  await expect.poll(isShown).toBe(true);
  const userId = { userId: (rider as TestActor).userId };
  await blockUser(core, admin as TestActor, userId, caller());
  await expect.poll(isShown).toBe(false);
  await unblockUser(core, admin as TestActor, userId, caller());
  await expect.poll(isShown).toBe(true);
  await page.close();
});
