import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, expect, test } from 'vitest';
import { listOffers } from '../rides/reads/offer-queries.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import { findAccountEvents } from '../testing/accounts.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { GULSHAN, request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { findAvailability, getDriver, listBoardDrivers } from './driver-queries.ts';
import { markSilent, putOffline } from './find-silent.ts';
import { hearDriver } from './hear-driver.ts';
import { OFFLINE_SECONDS, RETURN_MS, SILENT_SECONDS } from './presence-limits.ts';
import { reportPosition } from './report-position.ts';
import { saveHeard } from './save-heard.ts';
import { setAvailability } from './set-availability.ts';
import { watchPresence } from './watch-presence.ts';
import { EXPIRE } from '../rides/changes/cancel.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let karim: TestActor;
beforeEach(async () => {
  await core.db.pool.query('update drivers set available = false');
  karim = await makeActor(core.db, 'driver', { available: false });
  await setAvailability(core, karim, { available: true });
  await expect.poll(() => core.drivers.isIdle(karim.userId)).toBe(true);
});

/** As if nothing had been heard from them for this long. */
const silentFor = (seconds: number, driver = karim) =>
  core.db.pool.query(
    `update drivers set last_heard_at = now() - $2 * interval '1 second',
      silent_since = case when silent_since is not null then now() - $2 * interval '1 second' end where id = $1`,
    [driver.userId, seconds],
  );
const goSilent = async (driver = karim) => {
  await silentFor(SILENT_SECONDS + 60, driver);
  await markSilent(core.db);
  await expect.poll(() => core.drivers.isSilent(driver.userId)).toBe(true);
};
const availability = () => findAvailability(core.db, karim.userId);
const onBoard = async (driver = karim) =>
  (await listBoardDrivers(core)).find(({ id }) => id === driver.userId);

test('a driver nobody heard of for two minutes is not asked, and shows since when', async () => {
  await silentFor(SILENT_SECONDS - 10);
  await markSilent(core.db);
  expect(await onBoard()).toMatchObject({ available: true, silentSince: null });

  await goSilent();
  const { id } = await requestRide(core, await makeActor(core.db, 'rider'), request());
  await core.db.pool.query(
    `update rides set wave = 2, next_wave_at = now() - interval '1 ms' where id = $1`,
    [id],
  );
  await expect
    .poll(async () => (await core.db.pool.query('select wave from rides where id = $1', [id])).rows[0].wave)
    .toBeGreaterThan(2);
  expect(await listOffers(core.db, karim.userId)).toEqual([]);
  const since = (await onBoard())?.silentSince ?? 0;
  expect(Math.round((Date.now() - since) / 60_000)).toBe(3);
  expect((await getDriver(core.db, karim.userId)).presence).toMatchObject({ silentSince: since });
  await core.changeRide(EXPIRE, { rideId: id, timeZone: core.timeZone });
});

test('whoever is heard of again is asked again', async () => {
  await goSilent();
  hearDriver(core, karim.userId);
  await expect.poll(async () => (await availability())?.presence.silentSince).toBeNull();
  await expect.poll(() => core.drivers.isIdle(karim.userId)).toBe(true);
  await markSilent(core.db);
  expect((await availability())?.presence.silentSince).toBeNull();
});

test('a report is a sign of life, saved once for however many', async () => {
  await silentFor(90);
  for (const seconds of [3, 2, 1])
    reportPosition(core, karim, { positions: [{ ...GULSHAN, at: Date.now() - seconds * 1_000 }] });
  await saveHeard(core);
  const { rows } = await core.db.pool.query(
    `select last_heard_at > now() - interval '1 minute' as heard, last_lat from drivers where id = $1`,
    [karim.userId],
  );
  expect(rows).toEqual([{ heard: true, last_lat: GULSHAN.lat }]);
  expect(core.heard.takeUnsaved()).toEqual([]);
});

test('who is silent for long goes offline, reads why and when, and may come back', async () => {
  await goSilent();
  await putOffline(core.db);
  expect(await availability()).toMatchObject({ available: true });
  await silentFor(OFFLINE_SECONDS + 1);
  await putOffline(core.db);
  const { available, presence } = (await availability())!;
  expect([available, presence.silentSince, presence.putOffline?.why]).toEqual([false, null, 'silent']);
  expect(Math.abs(Date.now() - (presence.putOffline?.at ?? 0))).toBeLessThan(60_000);
  expect((await findAccountEvents(core.db, karim.userId)).at(-1)).toMatchObject({
    type: 'driver.went_offline',
    data: { available: { from: true, to: false }, why: 'silent' },
  });
  const back = await setAvailability(core, karim, { available: true });
  expect(back).toMatchObject({ available: true, presence: { putOffline: null } });
});

test('a ride under way stays theirs, and the board sees the silence', async () => {
  const { id } = await requestRide(core, await makeActor(core.db, 'rider'), request());
  await acceptRide(core, karim, { rideId: id });
  await goSilent();
  await silentFor(OFFLINE_SECONDS + 1);
  await putOffline(core.db);
  expect(await availability()).toMatchObject({ available: true });
  expect((await onBoard())?.silentSince).toBeGreaterThan(0);
});

test('a restart forgets no silence and puts nobody offline at once', async () => {
  const rina = await makeActor(core.db, 'driver', { available: false });
  await setAvailability(core, rina, { available: true });
  await silentFor(OFFLINE_SECONDS + 600);
  await silentFor(10, rina);
  let nowMs = 0;
  const presence = watchPresence(core, () => nowMs);
  await presence.look();
  expect(await availability()).toMatchObject({ available: true, presence: { putOffline: null } });
  expect((await onBoard())?.silentSince).toBeGreaterThan(0);
  expect((await onBoard(rina))?.silentSince).toBeNull();
  while ((nowMs += 5_000) < RETURN_MS) await presence.look();
  await presence.look();
  expect(await availability()).toMatchObject({
    available: false,
    presence: { putOffline: { why: 'silent' } },
  });
});

test('what was not heard while the machine slept, or the database was away, is nobody’s silence yet', async () => {
  let nowMs = 0;
  const presence = watchPresence(core, () => nowMs);
  await silentFor(3_600);
  nowMs = 3_600_000;
  await presence.look();
  expect((await onBoard())?.silentSince).toBeNull();
  presence.restAfterGap();
  await presence.look();
  expect((await onBoard())?.silentSince).toBeNull();
});
