import {
  addDays,
  cityDay,
  ListScheduledInput,
  MOST_SCHEDULED,
  type ErrorCode,
  type ScheduleRideInput,
} from '@ridewire/contracts';
import { pickupCell } from '@ridewire/db/pickup-cell';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, describe, expect, test } from 'vitest';
import { tendRequests } from '../dispatch/tend-requests.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { listApproaches } from '../rides/approach/approach-queries.ts';
import { cancelRide } from '../rides/cancel-ride.ts';
import { findRideImage, findRiderRide } from '../rides/reads/ride-queries.ts';
import { requestRide } from '../rides/request-ride.ts';
import { countUnserved } from '../surge/surge-queries.ts';
import { setSurge } from '../surge/set-surge.ts';
import { refused } from '../testing/accounts.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { holdRow } from '../testing/hold-row.ts';
import { AIRPORT, GULSHAN, request } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { blockUser } from '../users/block-user.ts';
import { cancelScheduled, reschedule } from './change-scheduled.ts';
import { MOST_LEAD_SECONDS } from './lead-seconds.ts';
import { listAtDesk } from './list-at-desk.ts';
import { findNextScheduled, requestScheduled } from './request-scheduled.ts';
import { listScheduled } from './scheduled-queries.ts';
import { quoteScheduled, scheduleRide } from './schedule-ride.ts';

const database = useTestDatabase();
const core = useTestCore(database);
const MINUTE_MS = 60_000;
let rider: TestActor;
beforeEach(async () => {
  await core.db.pool.query('delete from scheduled_rides');
  rider = await makeActor(core.db, 'rider');
});

const day = (ahead = 3) => addDays(cityDay(core.timeZone), ahead);
const wish = (change: Partial<ScheduleRideInput> = {}): ScheduleRideInput => ({
  ...{ id: crypto.randomUUID(), pickup: GULSHAN, destination: AIRPORT, type: 'standard' },
  ...{ day: day(), time: '09:00', ...change },
});
const mine = () => listScheduled(core.db.orm, rider.userId);
const HERE = { userAgent: null, ipAddress: null };

/** The rider's ride for 9:00, and the look a number of minutes before it. */
async function schedule(change: Partial<ScheduleRideInput> = {}) {
  const ride = await scheduleRide(core, rider, wish(change));
  const pickupMs = Date.parse(ride.pickupAt);
  return {
    ...ride,
    look: (minutesBefore: number) => requestScheduled(core, pickupMs - minutesBefore * MINUTE_MS),
  };
}
const stateOf = async (id: string) => {
  const { rows } = await core.db.pool.query<{ state: string; why: string | null; rideId: string | null }>(
    'select state, missed_why as why, ride_id as "rideId" from scheduled_rides where id = $1',
    [id],
  );
  return rows[0];
};
const mailsOf = async () => {
  const { rows } = await core.db.pool.query<{ payload: object }>(
    `select payload from graphile_worker._private_jobs where payload ->> 'userId' = $1`,
    [rider.userId],
  );
  return rows.map(({ payload }) => payload);
};
const toldOf = async () => {
  const { rows } = await core.db.pool.query<{ type: string; params: object; ride_id: string | null }>(
    'select type, params, ride_id from notifications where user_id = $1 order by created_at, id',
    [rider.userId],
  );
  return rows;
};

describe('a rider', () => {
  test('schedules nothing under an id that has another passenger', async () => {
    const sent = wish({ passenger: { name: 'Amena Begum', phone: '+8801811111111' } });
    const ride = await scheduleRide(core, rider, sent);
    expect(await scheduleRide(core, rider, sent)).toEqual(ride);
    await refused(scheduleRide(core, rider, { ...sent, passenger: undefined }), 'COMMAND_REUSED');
  });

  test('schedules nothing under an id that has other stops, or was missed', async () => {
    const sent = wish();
    await scheduleRide(core, rider, sent);
    const stops = [{ address: 'Banani 11', lat: 23.7925, lng: 90.4058 }];
    await refused(scheduleRide(core, rider, { ...sent, stops }), 'COMMAND_REUSED');
    await core.db.pool.query(
      `update scheduled_rides set state = 'missed', missed_why = 'late' where id = $1`,
      [sent.id],
    );
    await refused(scheduleRide(core, rider, sent), 'SCHEDULED_NOT_FOUND');
  });

  test('schedules a ride once, at the usual price, however often it is sent', async () => {
    const sent = wish();
    const all = await Promise.all([1, 2, 3].map(() => scheduleRide(core, rider, sent)));
    const [first] = all;
    expect(all).toEqual([first, first, first]);
    const { fares } = await quoteScheduled(core, rider, sent);
    expect(first).toMatchObject({
      ...{ pickup: GULSHAN, destination: AIRPORT, type: 'standard' },
      fareCents: fares.find(({ type }) => type === 'standard')?.fareCents,
      pickupAt: `${day()}T03:00:00.000Z`,
    });
    await refused(scheduleRide(core, rider, { ...sent, type: 'xl' }), 'COMMAND_REUSED');
    expect(await mine()).toEqual([first]);
    const atDesk = await listAtDesk(core, ListScheduledInput.parse({}));
    expect(atDesk).toMatchObject({ total: 1, items: [{ rider: { id: rider.userId }, state: 'waiting' }] });
  });

  test.each<[Partial<ScheduleRideInput> | (() => Partial<ScheduleRideInput>), ErrorCode]>([
    [{ type: 'carriage' }, 'BAD_INPUT'],
    [{ day: '2026-01-01' }, 'BAD_INPUT'],
    [() => ({ day: day(9) }), 'BAD_INPUT'],
    [{ quotedFareCents: 1 }, 'PRICE_CHANGED'],
    [{ destination: GULSHAN }, 'SAME_PLACE'],
  ])('is refused %j', async (change, code) => {
    await refused(scheduleRide(core, rider, wish(typeof change === 'function' ? change() : change)), code);
    expect(await mine()).toEqual([]);
  });

  test('schedules no two rides for the same time, even at once, nor more than so many', async () => {
    const tries = await Promise.allSettled(
      [wish(), wish({ time: '09:29' })].map((each) => scheduleRide(core, rider, each)),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await scheduleRide(core, rider, wish({ time: '10:00' }));
    for (let n = 2; n < MOST_SCHEDULED; n++) await scheduleRide(core, rider, wish({ time: `${n + 9}:00` }));
    await refused(scheduleRide(core, rider, wish({ time: '23:00' })), 'SCHEDULED_FULL');
    expect(await mine()).toHaveLength(MOST_SCHEDULED);
  });

  test('changes its time and cancels it; another rider finds none', async () => {
    const { id, fareCents } = await schedule();
    const other = await makeActor(core.db, 'rider');
    await refused(reschedule(core, other, { id, day: day(), time: '12:00' }), 'SCHEDULED_NOT_FOUND');
    await refused(cancelScheduled(core, other, { id }), 'SCHEDULED_NOT_FOUND');
    await refused(scheduleRide(core, other, wish({ id })), 'COMMAND_REUSED');
    // Its own time is no obstacle.
    expect(await reschedule(core, rider, { id, day: day(), time: '09:10' })).toMatchObject({ id, fareCents });
    await scheduleRide(core, rider, wish({ time: '12:00' }));
    await refused(reschedule(core, rider, { id, day: day(), time: '12:10' }), 'SCHEDULED_NEAR');
    expect(await reschedule(core, rider, { id, day: day(), time: '12:30' })).toMatchObject({ id });
    for (const _ of [1, 2]) await cancelScheduled(core, rider, { id });
    await refused(scheduleRide(core, rider, wish({ id })), 'SCHEDULED_NOT_FOUND');
    expect(await mine()).toHaveLength(1);
    await refused(reschedule(core, rider, { id, day: day(), time: '20:00' }), 'SCHEDULED_NOT_FOUND');
  });

  test('has a new chance at the new time, however late the ride was tried at the old one', async () => {
    const { id, look } = await schedule();
    await core.db.pool.query(`update scheduled_rides set tried_at = pickup_at where id = $1`, [id]);
    await look(0);
    expect(await stateOf(id)).toMatchObject({ state: 'waiting' });
    await reschedule(core, rider, { id, day: day(), time: '09:01' });
    await look(0);
    expect(await stateOf(id)).toMatchObject({ state: 'requested' });
  });

  test('moves rides so many times an hour, and the desk as often as it takes', async () => {
    const { id } = await schedule();
    await expect(
      Promise.all(Array.from({ length: 200 }, () => core.limits.spend('changeByAccount', rider.userId))),
    ).rejects.toMatchObject({ code: 'TOO_MANY' });
    await refused(reschedule(core, rider, { id, day: day(), time: '12:00' }), 'TOO_MANY');
    const desk = await makeActor(core.db, 'admin');
    expect(await reschedule(core, desk, { id, day: day(), time: '12:00' })).toMatchObject({ id });
  });

  test('two people who move one ride at once don’t overwrite each other; sent again, a change is as good', async () => {
    const { id, pickupAt: seenPickupAt } = await schedule();
    const desk = await makeActor(core.db, 'admin');
    const to = (by: TestActor, time: string) => reschedule(core, by, { id, day: day(), time, seenPickupAt });
    const both = await Promise.allSettled([to(rider, '14:00'), to(desk, '15:00')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [done, time] = both[0].status === 'fulfilled' ? [rider, '14:00'] : [desk, '15:00'];
    expect(await to(done, time)).toMatchObject({ id });
    await refused(to(done, '16:00'), 'RIDE_CHANGED');
  });

  test('hears of what the desk does with their ride, once; what they do themselves is no news', async () => {
    const { id } = await schedule();
    const desk = await makeActor(core.db, 'admin');
    await reschedule(core, rider, { id, day: day(), time: '10:00' });
    for (const _ of [1, 2]) await reschedule(core, desk, { id, day: day(), time: '11:30' });
    for (const _ of [1, 2]) await cancelScheduled(core, desk, { id });
    const params = { day: day(), time: '11:30', destination: AIRPORT.address };
    expect(await toldOf()).toEqual([
      { type: 'scheduled_moved', params: { ...params, from: { day: day(), time: '10:00' } }, ride_id: null },
      { type: 'scheduled_canceled', params, ride_id: null },
    ]);
    // One mail a ride waits, with the last word.
    expect(await mailsOf()).toEqual([
      expect.objectContaining({ kind: 'scheduled_changed', movedFrom: null, destination: AIRPORT.address }),
    ]);
  });

  test('is mailed from which time to which, however often the desk moves it before the mail is sent', async () => {
    const { id, pickupAt } = await schedule();
    const desk = await makeActor(core.db, 'admin');
    for (const time of ['11:30', '13:00']) await reschedule(core, desk, { id, day: day(), time });
    const now = (await mine())[0]?.pickupAt;
    expect(await mailsOf()).toMatchObject([{ movedFrom: pickupAt, pickupAt: now }]);
    // One that is being sent is another mail: the next one begins where it ended.
    await core.db.pool.query(
      `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a test' where key = $1`,
      [`scheduled:${id}`],
    );
    await reschedule(core, desk, { id, day: day(), time: '15:00' });
    expect(await mailsOf()).toContainEqual(expect.objectContaining({ movedFrom: now }));
    await cancelScheduled(core, desk, { id });
    expect(await mailsOf()).toContainEqual(expect.objectContaining({ movedFrom: null, pickupAt: now }));
  });

  test('who moved it in between is mailed from their own time', async () => {
    const { id, pickupAt: first } = await schedule();
    const desk = await makeActor(core.db, 'admin');
    await reschedule(core, desk, { id, day: day(), time: '11:30' });
    const { pickupAt: own } = await reschedule(core, rider, { id, day: day(), time: '13:00' });
    await reschedule(core, desk, { id, day: day(), time: '09:00' });
    expect(await mailsOf()).toMatchObject([{ movedFrom: own, pickupAt: first }]);
    const { pickupAt: last } = await reschedule(core, rider, { id, day: day(), time: '15:00' });
    await cancelScheduled(core, desk, { id });
    expect(await mailsOf()).toMatchObject([{ movedFrom: null, pickupAt: last }]);
  });

  test('who is blocked schedules none', async () => {
    await blockUser(core, await makeActor(core.db, 'admin'), { userId: rider.userId }, HERE);
    await refused(scheduleRide(core, rider, wish()), 'NOT_SIGNED_IN');
  });
});

describe('in time', () => {
  test('its ride is requested, not before, at the price it was scheduled for, and the rider is told', async () => {
    const stops = [{ address: 'Banani 11', lat: 23.7925, lng: 90.4058 }];
    const { id, fareCents, pickupAt, look } = await schedule({ stops });
    await core.db.pool.query(
      `update ride_types set base_cents = base_cents + 100, per_minute_cents = 99 where id = 'standard'`,
    );
    await look(31);
    expect(await stateOf(id)).toMatchObject({ state: 'waiting' });
    // No car is near: 22.5 minutes.
    await look(23);
    expect(await stateOf(id)).toMatchObject({ state: 'waiting' });
    await look(22);
    await core.db.pool.query(
      `update ride_types set base_cents = base_cents - 100, per_minute_cents = 20 where id = 'standard'`,
    );
    const ride = await findRiderRide(core.db, rider.userId);
    expect(ride).toMatchObject({ status: 'requested', stops, fareCents, times: { scheduled: pickupAt } });
    expect(ride).toMatchObject({ waitingRateCents: 20 });
    expect(await stateOf(id)).toEqual({ state: 'requested', why: null, rideId: ride?.id });
    expect(await mine()).toEqual([]);
    expect(await toldOf()).toEqual([
      { type: 'scheduled_requested', params: { time: '09:00', destination: 'Airport' }, ride_id: ride?.id },
    ]);
    await refused(cancelScheduled(core, rider, { id }), 'SCHEDULED_STARTED');
    await refused(reschedule(core, rider, { id, day: day(), time: '12:00' }), 'SCHEDULED_STARTED');
  });

  test('in a busy area it is requested earlier, at the usual price', async () => {
    const surge = async (isOn: boolean) => {
      await setSurge(core, await makeActor(core.db, 'admin'), { isOn, capTenths: 20 });
      if (isOn) {
        // As if the area had been short of cars for a while.
        await core.db.pool.query(`update surge set reckoned_at = now() + interval '1 day'`);
        await core.db.pool.query('insert into surge_areas values ($1, 140, 14)', [pickupCell(GULSHAN)]);
        core.surge.reload();
      }
      await expect.poll(() => core.surge.tenthsAt(GULSHAN)).toBe(isOn ? 14 : 10);
    };
    const { id, fareCents, look } = await schedule();
    await surge(true);
    const { fares } = await quoteScheduled(core, rider, { pickup: GULSHAN, destination: AIRPORT });
    await look(29.9);
    await surge(false);
    expect(fares.find(({ type }) => type === 'standard')).toMatchObject({ fareCents });
    expect(await stateOf(id)).toMatchObject({ state: 'requested' });
    const ride = await findRiderRide(core.db, rider.userId);
    expect(ride).toMatchObject({ fareCents });
    expect(ride).not.toHaveProperty('surgeTenths');
  });

  test('all that are due are requested in one look', async () => {
    const riders = await Promise.all([1, 2, 3].map(() => makeActor(core.db, 'rider')));
    const rides = await Promise.all(riders.map((each) => scheduleRide(core, each, wish())));
    const late = await scheduleRide(core, rider, wish({ time: '09:20' }));
    await requestScheduled(core, Date.parse(rides[0]?.pickupAt ?? '') - MINUTE_MS);
    expect(await Promise.all(rides.map(async ({ id }) => (await stateOf(id))?.state))).toEqual(
      Array(3).fill('requested'),
    );
    expect(await stateOf(late.id)).toMatchObject({ state: 'requested' });
  });

  test('those of one moment are in the order of their bookings, whichever is made first', async () => {
    const bookings: { id: string; pickupAt: string }[] = [];
    for (let n = 0; n < 6; n += 1)
      bookings.push(await scheduleRide(core, await makeActor(core.db, 'rider'), wish()));
    const ids = bookings.map(({ id }) => id).toSorted();
    // The first is held up until all others are there.
    const first = await holdRow(
      database.connectionString,
      'select from scheduled_rides where id = $1 for update',
      [ids[0]],
    );
    const looking = requestScheduled(core, Date.parse(bookings[0]?.pickupAt ?? '') - 5 * MINUTE_MS);
    const made = async () => Promise.all(ids.map(async (id) => (await stateOf(id))?.rideId));
    await expect.poll(async () => (await made()).filter((rideId) => rideId !== null)).toHaveLength(5);
    await first.release();
    await looking;
    const rideIds = (await made()).map(String);
    expect(rideIds).toEqual(rideIds.toSorted());
  });

  test('a process that stalls undoes nothing of one that went on', async () => {
    const { id, pickupAt, look } = await schedule();
    let goOn = () => {};
    const stalls = new Promise<undefined>((resolve) => (goOn = () => resolve(undefined)));
    const at = Date.parse(pickupAt) - 5 * MINUTE_MS;
    const stalled = requestScheduled({ ...core, changeRide: () => stalls }, at);
    await expect.poll(() => stateOf(id)).toMatchObject({ state: 'requesting' });
    // The other one finds the rider on another ride, and is looking again when the first one goes on.
    const { id: rideId } = await requestRide(core, rider, request());
    await look(4.7);
    await cancelRide(core, rider, { rideId });
    let finish = () => {};
    const waits = new Promise<void>((resolve) => (finish = resolve));
    const going = requestScheduled(
      { ...core, changeRide: (...all) => waits.then(() => core.changeRide(...all)) },
      at + 40_000,
    );
    await expect.poll(() => stateOf(id)).toMatchObject({ state: 'requesting' });
    goOn();
    await stalled;
    await refused(cancelScheduled(core, rider, { id }), 'SCHEDULED_STARTED');
    finish();
    await going;
    expect(await stateOf(id)).toMatchObject({ state: 'requested' });
  });

  test('two cars nearby are called later: one of them may decline', async () => {
    const makeDriver = () => makeActor(core.db, 'driver', { available: true });
    const drivers = [await makeDriver(), await makeDriver()];
    for (const { userId: driverId } of drivers) {
      core.drivers.setAvailable(driverId, true);
      core.drivers.setPosition({ driverId, ...GULSHAN, bearing: null, at: Date.now() });
    }
    const { id, look } = await schedule();
    await look(22);
    const early = await stateOf(id);
    await look(5);
    expect([early?.state, (await stateOf(id))?.state]).toEqual(['waiting', 'requested']);
    for (const { userId } of drivers) core.drivers.setAvailable(userId, false);
  });

  test('its first drivers are chosen by the time that is left', async () => {
    const { id, pickupAt } = await schedule();
    const lefts: (number | undefined)[] = [];
    const chooseFirstDrivers: typeof core.chooseFirstDrivers = (trip) => {
      lefts.push(trip.leftSeconds);
      return core.chooseFirstDrivers(trip);
    };
    await requestScheduled({ ...core, chooseFirstDrivers }, Date.parse(pickupAt) - 5 * MINUTE_MS);
    expect(lefts).toEqual([300]);
    expect(await stateOf(id)).toMatchObject({ state: 'requested' });
  });

  test('it is one ride, however many processes look', async () => {
    const other = await startTestCore(database.connectionString);
    const { id, pickupAt } = await schedule();
    const at = Date.parse(pickupAt) - 5 * MINUTE_MS;
    await Promise.all([core, other, core, other].map((each) => requestScheduled(each, at)));
    await other.stop();
    const { rows } = await core.db.pool.query('select id from rides where rider_id = $1', [rider.userId]);
    expect(rows).toHaveLength(1);
    expect(await toldOf()).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ state: 'requested' });
  });

  test('what a process that died had begun is finished by another, with the ride it made', async () => {
    const { id, pickupAt, look } = await schedule();
    await core.db.pool.query(`update scheduled_rides set state = 'requesting', tried_at = $2 where id = $1`, [
      id,
      new Date(Date.parse(pickupAt) - 10 * MINUTE_MS),
    ]);
    const { id: rideId } = await requestRide(core, rider, request({ commandId: id }));
    await look(9.9);
    expect(await stateOf(id)).toMatchObject({ state: 'requesting' });
    await refused(cancelScheduled(core, rider, { id }), 'SCHEDULED_STARTED');
    await look(9.7);
    expect(await stateOf(id)).toEqual({ state: 'requested', why: null, rideId });
  });

  test('a rider on another ride gets theirs when that is over, or reads why there is none', async () => {
    const { id, look } = await schedule();
    const { id: rideId } = await requestRide(core, rider, request());
    await look(5);
    expect(await stateOf(id)).toMatchObject({ state: 'waiting' });
    await look(4.9);
    await cancelRide(core, rider, { rideId });
    await look(4.6);
    expect(await stateOf(id)).toMatchObject({ state: 'requested' });

    await core.db.pool.query(
      `update rides set status = 'canceled', canceled_by = 'system' where rider_id = $1`,
      [rider.userId],
    );
    const second = await schedule({ time: '12:00' });
    await requestRide(core, rider, request());
    await second.look(0);
    await second.look(-9.9);
    expect(await stateOf(second.id)).toMatchObject({ state: 'waiting' });
    await second.look(-10.3);
    expect(await stateOf(second.id)).toMatchObject({ state: 'missed', why: 'busy' });
    expect((await toldOf()).at(-1)).toMatchObject({
      type: 'scheduled_missed',
      params: { time: '12:00', why: 'busy' },
    });
  });

  test('nothing is requested long after its time, for a type that is gone, or for a blocked rider', async () => {
    const late = await schedule();
    await late.look(-10.1);
    expect(await stateOf(late.id)).toMatchObject({ state: 'missed', why: 'late' });
    // One whose process died in the middle was late, too: nobody knows of another ride.
    const left = await schedule();
    await core.db.pool.query(
      `update scheduled_rides set state = 'requesting', tried_at = pickup_at where id = $1`,
      [left.id],
    );
    await left.look(-10.1);
    expect(await stateOf(left.id)).toMatchObject({ state: 'missed', why: 'late' });

    const gone = await schedule();
    await core.db.pool.query(`update scheduled_rides set type = 'xl' where id = $1`, [gone.id]);
    await core.db.pool.query(`update ride_types set is_enabled = false where id = 'xl'`);
    core.rideTypes.reload();
    await expect.poll(() => core.rideTypes.find('xl')?.isEnabled).toBe(false);
    await gone.look(0);
    expect(await stateOf(gone.id)).toMatchObject({ state: 'missed', why: 'type' });

    const blocked = await schedule({ time: '12:00' });
    await blockUser(core, await makeActor(core.db, 'admin'), { userId: rider.userId }, HERE);
    await blocked.look(0);
    expect(await stateOf(blocked.id)).toMatchObject({ state: 'missed', why: 'blocked' });
    expect(await findRiderRide(core.db, rider.userId)).toBeUndefined();

    // Each is told once, in the bell and by mail, however often the server looks.
    await Promise.all([late, left, gone, blocked].map(({ look }) => look(-10.2)));
    const ends = ['late', 'late', 'type', 'blocked'];
    expect((await toldOf()).map(({ params }) => (params as { why: string }).why)).toEqual(ends);
    const { rows } = await core.db.pool.query<{ id: string }>(
      `select payload ->> 'scheduledId' as id from graphile_worker._private_jobs
      where payload ->> 'kind' = 'scheduled_missed' and payload ->> 'userId' = $1 order by id`,
      [rider.userId],
    );
    expect(rows.map(({ id }) => id)).toEqual([late, left, gone, blocked].map(({ id }) => id).toSorted());
  });

  test('a time changed at the last moment is not requested at the old one', async () => {
    const { id, look } = await schedule();
    await reschedule(core, rider, { id, day: day(), time: '18:00' });
    await look(0);
    expect(await stateOf(id)).toMatchObject({ state: 'waiting' });
  });

  test('nor one that is being changed while the server looks', async () => {
    const { id, look } = await schedule();
    const later = `update scheduled_rides set pickup_at = pickup_at + interval '5 hours' where id = $1`;
    const held = await holdRow(database.connectionString, later, [id]);
    const looking = look(0);
    await held.waiting(1, '%scheduled_rides%');
    await held.commit();
    await looking;
    expect(await stateOf(id)).toMatchObject({ state: 'waiting' });
  });
});

test('nobody waits for it before it is urgent: no surge, no question to its driver', async () => {
  const { look, id } = await schedule();
  await look(0);
  const { rideId } = (await stateOf(id)) ?? {};
  await core.db.pool.query('update rides set deleted_at = now() where id <> $1', [rideId]);
  const asIf = async (minutesAhead: number) => {
    await core.db.pool.query(
      `update rides set requested_at = now() - interval '3 minutes', accepted_at = now() - interval '2 minutes', approach_at = null,
         scheduled_for = now() + $2 * interval '1 minute' where id = $1`,
      [rideId, minutesAhead],
    );
    const ofPickup = (await countUnserved(core.db.orm)).find(({ cell }) => cell === pickupCell(GULSHAN));
    return ofPickup?.requests ?? 0;
  };
  expect(await asIf(5.5)).toBe(0);
  expect(await asIf(3)).toBe(1);

  const driver = await makeActor(core.db, 'driver');
  await acceptRide(core, driver, { rideId: rideId ?? '' });
  const isWatched = async (minutesAhead: number) => {
    await asIf(minutesAhead);
    return (await listApproaches(core.db)).some((each) => each.rideId === rideId);
  };
  expect([await isWatched(6), await isWatched(4)]).toEqual([false, true]);
});

test('its ride is looked for until four minutes after the pickup’s time, however early it was requested', async () => {
  const { look, id } = await schedule();
  await look(0);
  const { rideId } = (await stateOf(id)) ?? {};
  const asIf = async (minutesAgo: number) => {
    await core.db.pool.query(
      `update rides set requested_at = now() - interval '15 minutes', next_wave_at = now() - interval '1 ms',
         scheduled_for = now() - $2 * interval '1 minute' where id = $1`,
      [rideId, minutesAgo],
    );
    await tendRequests(core);
    return (await findRideImage(core.db, rideId ?? ''))?.status;
  };
  expect([await asIf(3.9), await asIf(4.1)]).toEqual(['requested', 'canceled']);
});

test('its image is whole, with what the rider noted and who rides', async () => {
  const passenger = { name: 'Amena Begum', phone: '+8801811111111' };
  const { look, id, pickupAt } = await schedule({ pickupNote: 'At the blue gate', passenger });
  await look(0);
  const image = await findRideImage(core.db, (await stateOf(id))?.rideId ?? '');
  expect(image).toMatchObject({
    times: { scheduled: Date.parse(pickupAt) },
    pickupNote: 'At the blue gate',
    passenger,
  });
});

test('a clock that is moved stops for a scheduled ride as it can be requested, as it is, and as it is given up', async () => {
  const ride = await schedule();
  const pickupMs = Date.parse(ride.pickupAt);
  const earliestMs = pickupMs - MOST_LEAD_SECONDS * 1_000;
  expect(await findNextScheduled(core, earliestMs - 1)).toBe(earliestMs);
  const requestMs = (await findNextScheduled(core, earliestMs)) ?? 0;
  expect(requestMs).toBeGreaterThan(earliestMs);
  // It may have become due since the last look, because a car was taken.
  expect(await findNextScheduled(core, requestMs + MINUTE_MS)).toBe(requestMs + MINUTE_MS);
  await core.db.pool.query('update scheduled_rides set tried_at = $2 where id = $1', [
    ride.id,
    new Date(requestMs - MINUTE_MS),
  ]);
  expect(await findNextScheduled(core, requestMs)).toBe(pickupMs + 10 * MINUTE_MS + 1);
  await requestScheduled(core, requestMs - 1);
  expect((await stateOf(ride.id))?.state).toBe('waiting');
  await requestScheduled(core, requestMs);
  expect((await stateOf(ride.id))?.state).toBe('requested');
  expect(await findNextScheduled(core, requestMs)).toBeUndefined();
});
