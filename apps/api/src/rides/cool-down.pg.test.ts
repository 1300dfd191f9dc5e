import { COOLING_COUNT } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, expect, test } from 'vitest';
import { findAvailability } from '../drivers/driver-queries.ts';
import { reportPosition } from '../drivers/report-position.ts';
import { setAvailability } from '../drivers/set-availability.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { GULSHAN, request } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { acceptRide } from './accept-ride.ts';
import { declineRide } from './decline-ride.ts';
import { listOffers } from './reads/offer-queries.ts';
import { reassignRide } from './desk/reassign-ride.ts';
import { requestRide } from './request-ride.ts';
import { listOpenRides } from './reads/ride-detail-queries.ts';
import { OFFER } from '../dispatch/offer-rides.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let karim: TestActor;
beforeEach(async () => {
  await core.db.pool.query('update drivers set available = false');
  await core.db.pool.query('update rides set next_wave_at = null');
  karim = await makeActor(core.db, 'driver');
});

/** A ride without automatic waves. */
async function waitingRide(): Promise<string> {
  const { id } = await requestRide(core, await makeActor(core.db, 'rider'), request());
  await core.db.pool.query('update rides set next_wave_at = null where id = $1', [id]);
  return id;
}
const ask = (rideId: string) =>
  core.changeRide(OFFER, {
    rideId,
    offers: [{ driverId: karim.userId, meters: 100, seconds: null }],
    onlyIfWave: null,
  });
const decline = (rideId: string) => declineRide(core, karim, { rideId });
async function declineAsked(times: number) {
  for (let i = 0; i < times; i++) {
    const rideId = await waitingRide();
    await ask(rideId);
    await decline(rideId);
  }
}
const cooling = async () => (await findAvailability(core.db, karim.userId))?.presence.cooling ?? null;
const minutesLeft = async () => Math.round(((await cooling())?.until ?? 0) - Date.now()) / 60_000;

test('five turned down in a row, and new requests rest; each time longer', async () => {
  await declineAsked(COOLING_COUNT.row - 1);
  expect(await cooling()).toBeNull();
  await declineAsked(1);
  expect(await cooling()).toMatchObject({ why: 'row' });
  expect(await minutesLeft()).toBeCloseTo(3, 0);
  await expect.poll(() => core.drivers.isCooling(karim.userId)).toBe(true);
  const before = await cooling();
  await declineAsked(COOLING_COUNT.row);
  expect(await cooling()).toEqual(before);

  await core.db.pool.query(`update drivers set cooling_until = now() - interval '1 ms' where id = $1`, [
    karim.userId,
  ]);
  await declineAsked(COOLING_COUNT.row);
  expect(await minutesLeft()).toBeCloseTo(6, 0);
});

test('what lay there at once counts once, and what was not asked doesn’t', async () => {
  const rides = await Promise.all(Array.from({ length: COOLING_COUNT.row }, waitingRide));
  for (const rideId of rides) await ask(rideId);
  for (const rideId of rides) await decline(rideId);
  for (let i = 0; i < COOLING_COUNT.row; i++) await decline(await waitingRide());
  const [first] = rides as [string];
  await decline(first);
  await declineAsked(COOLING_COUNT.row - 2);
  expect(await cooling()).toBeNull();
  await declineAsked(1);
  expect(await cooling()).not.toBeNull();
});

test('a ride given back counts as turned down, one that support took or that is kept ends the row', async () => {
  const admin = await makeActor(core.db, 'admin');
  await declineAsked(COOLING_COUNT.row - 2);
  const given = await waitingRide();
  await acceptRide(core, karim, { rideId: given });
  await decline(given);
  const taken = await waitingRide();
  await acceptRide(core, karim, { rideId: taken });
  await reassignRide(core, admin, { rideId: taken, fromDriverId: karim.userId });
  expect(await cooling()).toBeNull();

  const kept = await waitingRide();
  await acceptRide(core, karim, { rideId: kept });
  await core.db.pool.query(
    `update rides set status = 'canceled', canceled_by = 'rider', canceled_at = now() where id = $1`,
    [kept],
  );
  await declineAsked(COOLING_COUNT.row - 1);
  expect(await cooling()).toBeNull();
  const last = await waitingRide();
  await acceptRide(core, karim, { rideId: last });
  await decline(last);
  expect(await cooling()).toMatchObject({ why: 'row' });
});

test('who rests sees what waits and takes it, which ends the rest', async () => {
  await declineAsked(COOLING_COUNT.row);
  await expect.poll(() => core.drivers.isCooling(karim.userId)).toBe(true);
  const rideId = await waitingRide();
  expect((await listOpenRides(core.db, karim.userId)).map(({ id }) => id)).toContain(rideId);
  await acceptRide(core, karim, { rideId });
  await expect.poll(cooling).toBeNull();
  await expect.poll(() => core.drivers.isCooling(karim.userId)).toBe(false);
});

test('a process that starts later knows it, and going online anew doesn’t end it', async () => {
  await declineAsked(COOLING_COUNT.row);
  await setAvailability(core, karim, { available: false });
  expect(await cooling()).toBeNull();
  await setAvailability(core, karim, { available: true });
  expect(await cooling()).not.toBeNull();
  const other = await startTestCore(database.connectionString);
  expect(other.drivers.isCooling(karim.userId)).toBe(true);
  await other.stop();
});

test('who rests is asked where nobody else is left, and not before', async () => {
  await declineAsked(COOLING_COUNT.row);
  await expect.poll(() => core.drivers.isCooling(karim.userId)).toBe(true);
  const rina = await makeActor(core.db, 'driver', { available: false });
  await setAvailability(core, rina, { available: true });
  for (const driver of [karim, rina])
    reportPosition(core, driver, { positions: [{ lat: GULSHAN.lat, lng: GULSHAN.lng, at: Date.now() }] });
  await expect.poll(() => core.drivers.isIdle(rina.userId)).toBe(true);
  const { id: rideId } = await requestRide(core, await makeActor(core.db, 'rider'), request());
  await expect.poll(async () => (await listOffers(core.db, rina.userId)).length).toBe(1);
  expect(await listOffers(core.db, karim.userId)).toEqual([]);
  await declineRide(core, rina, { rideId });
  const asked = async () => {
    // It doesn't wait for the next wave.
    await core.db.pool.query(`update rides set next_wave_at = now() - interval '1 ms' where id = $1`, [
      rideId,
    ]);
    return (await listOffers(core.db, karim.userId)).length;
  };
  await expect.poll(asked).toBe(1);
});
