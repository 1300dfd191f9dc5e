import { ALONE_MS, DriverDays } from '@ridewire/dispatch';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, expect, test } from 'vitest';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { DriverIndex } from '../drivers/driver-index.ts';
import { setAvailability } from '../drivers/set-availability.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { advanceRide } from '../rides/advance-ride.ts';
import { cancelRide } from '../rides/cancel-ride.ts';
import { assignRide } from '../rides/desk/assign-ride.ts';
import { declineRide } from '../rides/decline-ride.ts';
import { findRideImage } from '../rides/reads/ride-queries.ts';
import { requestRide } from '../rides/request-ride.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { OFFER } from './offer-rides.ts';
import { listAnswers, listDays } from './past-queries.ts';
import { updateIndex } from './update-index.ts';
import { WaitingRides } from './waiting-rides.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let driver: TestActor;
beforeEach(async () => {
  await core.db.pool.query('update drivers set available = false');
  driver = await makeActor(core.db, 'driver', { available: false });
  await comeOnline();
});

async function comeOnline(): Promise<void> {
  await setAvailability(core, driver, { available: false });
  await setAvailability(core, driver, { available: true });
}
const requested = async () => (await requestRide(core, await makeActor(core.db, 'rider'), request())).id;

/** The days in memory, and what was paid into them. */
class PaidDays extends DriverDays {
  readonly paid: number[] = [];
  override endRide(...[driverId, payoutCents, nowMs]: Parameters<DriverDays['endRide']>): void {
    this.paid.push(payoutCents);
    super.endRide(driverId, payoutCents, nowMs);
  }
}

test('a driver’s day has what their rides paid since they came online, in the database as in memory', async () => {
  const days = new PaidDays();
  const index = { ...core, days, drivers: new DriverIndex(), waiting: new WaitingRides() };
  const hear = async (event: 'ride.accepted' | 'ride.completed' | 'ride.canceled', rideId: string) => {
    const ride = await findRideImage(core.db, rideId);
    if (!ride) throw new Error('It was just made.');
    updateIndex(index, { event, ride }, true);
    return ride;
  };
  const accept = async () => {
    const rideId = await requested();
    await acceptRide(core, driver, { rideId });
    await hear('ride.accepted', rideId);
    return rideId;
  };
  const complete = async () => {
    const rideId = await accept();
    for (const to of ['picked_up', 'in_transit', 'completed'] as const)
      await advanceRide(core, driver, { rideId, to });
    return hear('ride.completed', rideId);
  };
  const before = await complete();
  await comeOnline();
  const [began] = await listDays(core.db);
  expect(began).toMatchObject({ driverId: driver.userId, earnedCents: 0 });
  expect(began?.idleSinceMs).toBe(began?.onlineSinceMs);
  expect(began?.onlineSinceMs).toBeGreaterThanOrEqual(before.times.completed ?? Infinity);

  // Nothing else that happens to their account begins their day anew.
  await logAccountEvent(core.db.orm, { userId: driver.userId, type: 'user.signed_out', actor: driver });
  const ride = await complete();
  const rideId = await accept();
  await cancelRide(core, driver, { rideId, reason: 'Flat tire' });
  await hear('ride.canceled', rideId);
  expect(await listDays(core.db)).toEqual([
    {
      ...began,
      earnedCents: ride.payoutCents,
      idleSinceMs: ride.times.completed,
    },
  ]);
  expect(days.paid).toEqual([before.payoutCents, ride.payoutCents, 0]);
  // What was requested more than a day ago makes no difference.
  await core.db.pool.query(`update rides set requested_at = now() - interval '25 hours' where id = $1`, [
    ride.id,
  ]);
  expect(await listDays(core.db)).toMatchObject([{ earnedCents: 0, idleSinceMs: began?.onlineSinceMs }]);
  await setAvailability(core, driver, { available: false });
  expect(await listDays(core.db)).toEqual([]);
});

test('what a driver answered is read oldest first: taken while they were asked alone, or not', async () => {
  const ask = async (seconds: number) => {
    const rideId = await requested();
    const offers = [{ driverId: driver.userId, meters: 100, seconds }];
    await core.changeRide(OFFER, { rideId, offers, onlyIfWave: null });
    return rideId;
  };
  const shift = (rideId: string, set: string) =>
    core.db.pool.query(`update ride_offers set ${set} where ride_id = $1`, [rideId]);
  const asked = [await ask(10), await ask(20), await ask(30), await ask(40), await ask(50)];
  const [declined, lapsed, open, taken, late] = asked as [string, string, string, string, string];
  // Nobody knows yet what becomes of the open one.
  await declineRide(core, driver, { rideId: declined });
  await shift(lapsed, 'lapsed = true');
  await acceptRide(core, await makeActor(core.db, 'driver'), { rideId: open });
  const driveOnce = async (rideId: string) => {
    await acceptRide(core, driver, { rideId });
    for (const to of ['picked_up', 'in_transit', 'completed'] as const)
      await advanceRide(core, driver, { rideId, to });
  };
  await driveOnce(taken);
  await driveOnce(late);
  // By the database's clock alone, so that a slow machine makes no answer late.
  await shift(declined, `offered_at = offered_at - interval '20 seconds'`);
  await shift(lapsed, `offered_at = offered_at - interval '15 seconds'`);
  const since = (ms: number) =>
    `offered_at = (select accepted_at from rides where id = ride_id) - ${ms} * interval '1 millisecond'`;
  await shift(taken, since(ALONE_MS));
  await shift(late, since(3_600_000));
  const answers = (await listAnswers(core.db)).filter(({ driverId }) => driverId === driver.userId);
  expect(answers.map(({ pickupSeconds, isTaken }) => [pickupSeconds, isTaken])).toEqual([
    [50, false],
    [10, false],
    [20, false],
    [40, true],
  ]);
  await setAvailability(core, driver, { available: false });
  expect(await listAnswers(core.db)).toEqual([]);
});

test('a ride that an admin gave to a driver says nothing about what they take', async () => {
  const rideId = await requested();
  const offers = [{ driverId: driver.userId, meters: 100, seconds: 10 }];
  await core.changeRide(OFFER, { rideId, offers, onlyIfWave: null });
  await assignRide(core, await makeActor(core.db, 'admin'), { rideId, driverId: driver.userId });
  const answers = (await listAnswers(core.db)).filter(({ driverId }) => driverId === driver.userId);
  expect(answers.map(({ isTaken }) => isTaken)).toEqual([false]);
});
