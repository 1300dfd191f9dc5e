import { RIDE_EVENT_TYPES, type AdminStatus, type ErrorCode, type RideEventType } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RunningServices } from '../server/start-services.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { holdRow } from '../testing/hold-row.ts';
import { request } from '../testing/places.ts';
import { stopWaves } from '../testing/stop-waves.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { acceptRide } from './accept-ride.ts';
import { advanceRide } from './advance-ride.ts';
import { changeType } from './change-type.ts';
import { declineRide } from './decline-ride.ts';
import { deleteRide } from './desk/delete-ride.ts';
import { reassignRide } from './desk/reassign-ride.ts';
import { refundRide } from './desk/refund-ride.ts';
import { requestRide } from './request-ride.ts';
import { setRideStatus } from './desk/set-ride-status.ts';
import { OFFER } from '../dispatch/offer-rides.ts';

const database = useTestDatabase();
let core: RunningServices;
let other: RunningServices;
let driver: TestActor;
let admin: TestActor;
let rideId: string;
beforeAll(async () => {
  [core, other] = await Promise.all([
    startTestCore(database.connectionString),
    startTestCore(database.connectionString),
  ]);
  admin = await makeActor(core.db, 'admin');
});
afterAll(() => Promise.all([core.stop(), other.stop()]));
beforeEach(async () => {
  driver = await makeActor(core.db, 'driver');
  ({ id: rideId } = await requestRide(core, await makeActor(core.db, 'rider'), request()));
  await acceptRide(core, driver, { rideId });
  for (const to of ['picked_up', 'in_transit'] as const) await advanceRide(core, driver, { rideId, to });
});

const refused = (promise: Promise<unknown>, code: ErrorCode, message: string) =>
  expect(promise).rejects.toMatchObject({ code, message });
const completedNow = 'This ride just changed: it’s now completed.';
const rowOf = async () =>
  (await core.db.pool.query('select status, deleted_at from rides where id = $1', [rideId])).rows[0];

test('who saw another status is told what it is now, and the paid ride stays', async () => {
  await advanceRide(core, driver, { rideId, to: 'completed' });
  for (const to of ['canceled', 'picked_up', 'accepted'] as const)
    await refused(
      setRideStatus(core, admin, { rideId, to, fromStatus: 'in_transit' }),
      'RIDE_CHANGED',
      completedNow,
    );
  expect(await rowOf()).toMatchObject({ status: 'completed' });
  await setRideStatus(core, admin, { rideId, to: 'canceled', fromStatus: 'completed' });
  await setRideStatus(core, admin, { rideId, to: 'in_transit' });
  await refused(
    setRideStatus(core, admin, { rideId, to: 'canceled', fromStatus: 'picked_up' }),
    'RIDE_CHANGED',
    'This ride just changed: it’s now in transit.',
  );
});

test('a cancel that waits behind the driver’s completing, in another process, sees it', async () => {
  const held = await holdRow(database.connectionString, 'select from rides where id = $1 for update', [
    rideId,
  ]);
  const completing = advanceRide(core, driver, { rideId, to: 'completed' });
  await held.waiting(1);
  const canceling = refused(
    setRideStatus(other, admin, { rideId, to: 'canceled', fromStatus: 'in_transit', reason: 'No answer' }),
    'RIDE_CHANGED',
    completedNow,
  );
  await held.waiting(2);
  await held.release();
  await Promise.all([completing, canceling]);
  expect(await rowOf()).toMatchObject({ status: 'completed' });
});

test('to cancel a ride with its rider in the car takes a reason, whatever step it was seen at', async () => {
  for (const seen of [{}, { fromStatus: 'in_transit' as const }])
    await refused(
      setRideStatus(core, admin, { ...seen, rideId, to: 'canceled' }),
      'REASON_NEEDED',
      'The rider is in the car. Give a reason for canceling.',
    );
  expect(await rowOf()).toMatchObject({ status: 'in_transit' });
  // A ride seen before the rider got in has changed, which says more.
  await expect(
    setRideStatus(core, admin, { rideId, to: 'canceled', fromStatus: 'accepted' }),
  ).rejects.toMatchObject({ code: 'RIDE_CHANGED' });
  await setRideStatus(core, admin, { rideId, to: 'canceled', reason: 'The car broke down' });
  expect(await rowOf()).toMatchObject({ status: 'canceled' });
});

test('a ride that is not there, or was deleted, is not found, whatever was seen of it', async () => {
  await setRideStatus(core, admin, { rideId, to: 'canceled', reason: 'No answer' });
  await deleteRide(core, admin, { rideId });
  for (const id of [rideId, crypto.randomUUID()])
    for (const seen of [{}, { seenVersion: 1 }, { fromStatus: 'accepted' as const }])
      await expect(
        setRideStatus(core, admin, { ...seen, rideId: id, to: 'completed' }),
      ).rejects.toMatchObject({ code: 'RIDE_NOT_FOUND' });
});

/** Drivers are asked, or the driver is on the way: that changes no decision about the ride. */
const QUIET: readonly RideEventType[] = [
  'ride.offered',
  'ride.retimed',
  'ride.stalled',
  'ride.assured',
  'ride.resumed',
];

test.each(RIDE_EVENT_TYPES.map((type): [RideEventType, boolean] => [type, QUIET.includes(type)]))(
  '%s since a ride was seen leaves the decision as it was: %j',
  async (type, isQuiet) => {
    const { rows } = await core.db.pool.query<{ version: number }>(
      `with noted as (update rides set version = version + 1 where id = $1 returning *)
      insert into ride_events (ride_id, version, type, from_status, to_status)
      select id, version, $2, status, status from noted returning version`,
      [rideId, type],
    );
    const seenVersion = (rows[0]?.version ?? 0) - 1;
    const setting = setRideStatus(core, admin, { rideId, to: 'completed', seenVersion });
    if (isQuiet) expect(await setting).toMatchObject({ status: 'completed' });
    else await expect(setting).rejects.toMatchObject({ code: 'RIDE_CHANGED' });
  },
);

test('of twelve who act on one and the same status at once one does', async () => {
  const wishes: AdminStatus[] = ['completed', 'canceled', 'picked_up', 'accepted'];
  const results = await Promise.allSettled(
    Array.from({ length: 12 }, (_, n) =>
      setRideStatus(n % 2 ? core : other, admin, {
        rideId,
        to: wishes[n % wishes.length] ?? 'completed',
        fromStatus: 'in_transit',
        reason: 'Asked by phone',
      }),
    ),
  );
  const codes = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
  expect(codes).toHaveLength(11);
  expect(codes.filter((code) => code !== 'RIDE_CHANGED' && code !== 'ALREADY_DONE')).toEqual([]);
  const { rows } = await core.db.pool.query(
    `select to_status from ride_events where ride_id = $1 and actor_role = 'admin'`,
    [rideId],
  );
  expect(rows).toEqual([{ to_status: (await rowOf()).status }]);
});

test('a ride seen canceled is not deleted once it is completed', async () => {
  await setRideStatus(core, admin, { rideId, to: 'completed' });
  await refused(deleteRide(core, admin, { rideId, fromStatus: 'canceled' }), 'RIDE_CHANGED', completedNow);
  expect(await rowOf()).toMatchObject({ deleted_at: null });
  await deleteRide(core, admin, { rideId, fromStatus: 'completed' });
});

const LOOK_AGAIN = 'This ride changed a moment ago. Look again.';

test('what was meant for one driver’s ride is not done to the next one’s, though it looks the same', async () => {
  const { id, version } = await requestRide(core, await makeActor(core.db, 'rider'), request());
  const [first, second] = [await makeActor(core.db, 'driver'), await makeActor(core.db, 'driver')];
  await acceptRide(core, first, { rideId: id });
  const seen = { rideId: id, fromStatus: 'accepted', seenVersion: version + 1 } as const;
  await declineRide(core, first, { rideId: id });
  await acceptRide(core, second, { rideId: id });
  for (const to of ['canceled', 'completed'] as const)
    await refused(setRideStatus(core, admin, { ...seen, to }), 'RIDE_CHANGED', LOOK_AGAIN);
  const now = { ...seen, seenVersion: version + 3 };
  await setRideStatus(core, admin, { ...now, to: 'canceled' });
  // An admin who wants just that reads that it is done, even with an older state.
  await expect(setRideStatus(core, admin, { ...seen, to: 'canceled' })).rejects.toMatchObject({
    code: 'ALREADY_DONE',
  });
});

test('a ride that went on and came back to its driver is not reassigned, deleted or refunded as it was', async () => {
  const seenVersion = (await setRideStatus(core, admin, { rideId, to: 'accepted' })).version;
  for (const to of ['picked_up', 'accepted'] as const) await setRideStatus(core, admin, { rideId, to });
  const reassign = { rideId, fromDriverId: driver.userId, seenVersion };
  await refused(reassignRide(core, admin, reassign), 'RIDE_CHANGED', LOOK_AGAIN);

  const { version } = await setRideStatus(core, admin, { rideId, to: 'completed' });
  for (const to of ['canceled', 'completed'] as const) await setRideStatus(core, admin, { rideId, to });
  const seen = { rideId, seenVersion: version };
  await refused(deleteRide(core, admin, { ...seen, fromStatus: 'completed' }), 'RIDE_CHANGED', LOOK_AGAIN);
  await refused(deleteRide(core, admin, seen), 'RIDE_CHANGED', LOOK_AGAIN);
  const refund = { commandId: crypto.randomUUID(), amountCents: 100, reason: 'A long way round' };
  await refused(refundRide(core, admin, { ...seen, ...refund }), 'RIDE_CHANGED', LOOK_AGAIN);
  const note = await refundRide(core, admin, { ...refund, rideId, seenVersion: version + 2 });
  // The same command again is the same note, though the note itself made a new version.
  expect(await refundRide(core, admin, { ...refund, rideId, seenVersion: version + 2 })).toEqual(note);
});

/** A waiting ride as it was before anyone had been asked, and a driver to ask. */
async function makeWaiting() {
  const rider = await makeActor(core.db, 'rider');
  const ride = await requestRide(core, rider, request());
  await stopWaves(core.db, ride.id);
  const seen = { rideId: ride.id, fromStatus: 'requested', seenVersion: ride.version } as const;
  const ask = async () => {
    const offers = [{ driverId: (await makeActor(core.db, 'driver')).userId, meters: 100, seconds: null }];
    return core.changeRide(OFFER, { rideId: ride.id, offers, onlyIfWave: null });
  };
  return { rider, seen, ask };
}

test('asking more drivers does not keep an admin from canceling a ride that still waits', async () => {
  const { seen, ask } = await makeWaiting();
  await ask();
  expect(await ask()).toMatchObject({ version: seen.seenVersion + 2 });
  for (const seenVersion of [seen.seenVersion + 3, 1_000_000_000])
    await refused(
      setRideStatus(core, admin, { ...seen, to: 'canceled', seenVersion }),
      'RIDE_CHANGED',
      LOOK_AGAIN,
    );
  expect(await setRideStatus(core, admin, { ...seen, to: 'canceled' })).toMatchObject({ status: 'canceled' });
});

test('a ride that changed otherwise while drivers were asked is not the one that was seen', async () => {
  const { rider, seen, ask } = await makeWaiting();
  await ask();
  await changeType(core, rider, { rideId: seen.rideId, type: 'xl' });
  await ask();
  await refused(setRideStatus(core, admin, { ...seen, to: 'canceled' }), 'RIDE_CHANGED', LOOK_AGAIN);
});

test('an offer that was the last thing seen counts neither for nor against what came after it', async () => {
  const seenAsked = async () => {
    const { rider, seen, ask } = await makeWaiting();
    const { version } = (await ask()) as { version: number };
    return { rider, ask, seen: { ...seen, seenVersion: version } };
  };
  const loud = await seenAsked();
  await changeType(core, loud.rider, { rideId: loud.seen.rideId, type: 'xl' });
  await refused(setRideStatus(core, admin, { ...loud.seen, to: 'canceled' }), 'RIDE_CHANGED', LOOK_AGAIN);
  const quiet = await seenAsked();
  await quiet.ask();
  expect(await setRideStatus(core, admin, { ...quiet.seen, to: 'canceled' })).toMatchObject({
    status: 'canceled',
  });
});

test('a cancel that waits behind another change, in another process, tells an offer from a new price', async () => {
  const cancelBehind = async (
    seen: Awaited<ReturnType<typeof makeWaiting>>['seen'],
    change: () => unknown,
  ) => {
    const held = await holdRow(database.connectionString, 'select from rides where id = $1 for update', [
      seen.rideId,
    ]);
    const changing = change();
    await held.waiting(1);
    const canceling = Promise.allSettled([setRideStatus(other, admin, { ...seen, to: 'canceled' })]);
    await held.waiting(2);
    await held.release();
    await changing;
    return (await canceling)[0];
  };
  const { rider, seen } = await makeWaiting();
  const retype = () => changeType(core, rider, { rideId: seen.rideId, type: 'xl' });
  expect(await cancelBehind(seen, retype)).toMatchObject({ reason: { code: 'RIDE_CHANGED' } });
  const asked = await makeWaiting();
  expect(await cancelBehind(asked.seen, asked.ask)).toMatchObject({ value: { status: 'canceled' } });
});
