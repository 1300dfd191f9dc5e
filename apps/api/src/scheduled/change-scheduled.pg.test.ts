import { addDays, cityDay, type ChangeScheduledInput, type ScheduleRideInput } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkPromo } from '../promos/find-promo.ts';
import { makePromo } from '../promos/make-promo.ts';
import { findRideImage } from '../rides/reads/ride-queries.ts';
import { refused } from '../testing/accounts.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { hearEvents } from '../testing/hear-events.ts';
import { holdRow } from '../testing/hold-row.ts';
import { AIRPORT, GULSHAN } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { cancelScheduled, changeScheduled, reschedule } from './change-scheduled.ts';
import { requestScheduled } from './request-scheduled.ts';
import { quoteScheduled, scheduleRide } from './schedule-ride.ts';
import { listScheduled } from './scheduled-queries.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let rider: TestActor;
beforeEach(async () => {
  await core.db.pool.query('delete from scheduled_rides');
  rider = await makeActor(core.db, 'rider');
});

const BANANI = { address: 'Banani 11', lat: 23.7925, lng: 90.4058 };
const FARMGATE = { address: 'Farmgate', lat: 23.7576, lng: 90.3897 };
const BUSINESS = { costCenter: 'Sales', purpose: null };
const day = (ahead = 3) => addDays(cityDay(core.timeZone), ahead);
const wish = (more: Partial<ScheduleRideInput> = {}): ScheduleRideInput => ({
  ...{ id: crypto.randomUUID(), pickup: GULSHAN, destination: AIRPORT, type: 'standard' },
  ...{ day: day(), time: '09:00', ...more },
});
const schedule = (more?: Partial<ScheduleRideInput>) => scheduleRide(core, rider, wish(more));
const change = (input: ChangeScheduledInput, by: TestActor = rider) => changeScheduled(core, by, input);
const mine = () => listScheduled(core.db.orm, rider.userId);
const fareOf = async (type: string, ends: Pick<ScheduleRideInput, 'pickup' | 'stops' | 'destination'>) => {
  const { fares } = await quoteScheduled(core, rider, ends);
  return fares.find((each) => each.type === type)?.fareCents;
};
/** The rates of now, higher or lower by that. */
async function dearer(cents: number) {
  const before = await fareOf('standard', { pickup: GULSHAN, destination: FARMGATE });
  await core.db.pool.query('update ride_types set base_cents = base_cents + $1', [cents]);
  core.rideTypes.reload();
  const now = () => fareOf('standard', { pickup: GULSHAN, destination: FARMGATE });
  await expect.poll(now).not.toBe(before);
}
const setState = (id: string, state: string) =>
  core.db.pool.query('update scheduled_rides set state = $2::scheduled_state where id = $1', [id, state]);
let codes = 0;
async function makeCode(to = day(10)) {
  const code = `CHANGE${(codes += 1)}`;
  await makePromo(core, await makeActor(core.db, 'admin'), {
    ...{ id: crypto.randomUUID(), code, percent: 20, from: day(0), to },
    ...{ mostEach: 1, isFirstRide: false },
  });
  return code;
}

describe('a rider changes a scheduled ride', () => {
  test('to other places and another type, at what these cost now; what is left out stays', async () => {
    const { id, pickupAt } = await schedule({ pickupNote: 'At the gate', business: BUSINESS });
    const ends = { pickup: FARMGATE, stops: [BANANI], destination: GULSHAN };
    const changed = await change({ id, ...ends, type: 'xl' });
    expect(changed).toMatchObject({ ...ends, type: 'xl', fareCents: await fareOf('xl', ends) });
    expect(changed).toMatchObject({ pickupAt, pickupNote: 'At the gate', business: BUSINESS });
    expect(await mine()).toEqual([changed]);
    expect(await change({ id, stops: [] })).not.toHaveProperty('stops');
  });

  test('and its price stays with its places and type, whatever the rates are by then', async () => {
    const { id, fareCents } = await schedule();
    const passenger = { name: 'Amena Begum', phone: '+8801811111111' };
    await dearer(500);
    const named = { ...GULSHAN, address: 'House 7' };
    const more = { pickup: named, passenger, pickupNote: 'Ring twice', business: BUSINESS };
    expect(await change({ id, ...more, time: '10:00' })).toMatchObject({ ...more, fareCents });
    const none = await change({ id, passenger: null, pickupNote: null, business: null });
    for (const key of ['passenger', 'pickupNote', 'business']) expect(none).not.toHaveProperty(key);
    const ends = { pickup: GULSHAN, destination: FARMGATE };
    expect(await change({ id, destination: FARMGATE })).toMatchObject({
      fareCents: await fareOf('standard', ends),
    });
    await dearer(-500);
  });

  test('not at another price than they saw, nor to what nobody could book', async () => {
    const { id, fareCents } = await schedule();
    await refused(change({ id, type: 'xl', quotedFareCents: fareCents }), 'PRICE_CHANGED');
    await refused(change({ id, destination: GULSHAN }), 'SAME_PLACE');
    await refused(change({ id, stops: [AIRPORT] }), 'SAME_PLACE');
    await refused(change({ id, pickup: { address: 'Boston', lat: 42.36, lng: -71.06 } }), 'OUTSIDE_AREA');
    await refused(change({ id, type: 'carriage' }), 'BAD_INPUT');
    await refused(change({ id, day: day(9) }), 'BAD_INPUT');
    await refused(change({ id, promoCode: 'NEVERMADE' }), 'PROMO_UNKNOWN');
    await schedule({ time: '12:00' });
    await refused(change({ id, time: '12:10' }), 'SCHEDULED_NEAR');
    await refused(change({ id, type: 'xl' }, await makeActor(core.db, 'rider')), 'SCHEDULED_NOT_FOUND');
    expect((await mine())[0]).toMatchObject({ id, fareCents, type: 'standard' });
  });

  test('that is half an hour away to another terminal, but not to a time that is too soon', async () => {
    const { id } = await schedule();
    await core.db.pool.query(
      `update scheduled_rides set pickup_at = date_trunc('minute', now() + interval '31 minutes') where id = $1`,
      [id],
    );
    expect(await change({ id, destination: FARMGATE })).toMatchObject({ destination: FARMGATE });
    const now = new Date(Date.now() + 40 * 60_000);
    const time = new Intl.DateTimeFormat('en-GB', { timeZone: core.timeZone, timeStyle: 'short' }).format(
      now,
    );
    await refused(change({ id, day: cityDay(core.timeZone, now), time }), 'BAD_INPUT');
  });

  test('of a type that is no longer offered: its time, but not its places', async () => {
    const { id } = await schedule();
    const enable = async (isEnabled: boolean) => {
      await core.db.pool.query(`update ride_types set is_enabled = $1 where id = 'standard'`, [isEnabled]);
      core.rideTypes.reload();
      await expect
        .poll(() => core.rideTypes.offered().some((type) => type.id === 'standard'))
        .toBe(isEnabled);
    };
    await enable(false);
    expect(await change({ id, time: '11:00' })).toMatchObject({ id });
    await refused(change({ id, destination: FARMGATE }), 'BAD_INPUT');
    await enable(true);
  });

  test('and gets what was changed when its time comes', async () => {
    const { id } = await schedule();
    const passenger = { name: 'Amena Begum', phone: '+8801811111111' };
    const changed = await change({ id, destination: FARMGATE, type: 'xl', passenger });
    await requestScheduled(core, Date.parse(changed.pickupAt) - 60_000);
    const { rows } = await core.db.pool.query<{ rideId: string }>(
      'select ride_id as "rideId" from scheduled_rides where id = $1',
      [id],
    );
    expect(await findRideImage(core.db, rows[0]?.rideId ?? '')).toMatchObject({
      ...{ destination: FARMGATE, type: 'xl', passenger, fareCents: changed.fareCents },
    });
    await refused(change({ id, type: 'standard' }), 'SCHEDULED_STARTED');
  });

  test('with a code: another one must hold then, the one it has may lapse, and it takes its part of the new price', async () => {
    const [code, short] = [await makeCode(), await makeCode(day(3))];
    const { id, fareCents } = await schedule({ promoCode: short });
    const off = (cents: number) => Math.round(cents / 5);
    expect(await change({ id, day: day(5) })).toMatchObject({ lostCode: short });
    await refused(
      change({ id, promoCode: null, day: day(3) }).then(() => change({ id, day: day(5), promoCode: short })),
      'PROMO_OVER',
    );
    expect((await mine())[0]).not.toHaveProperty('promo');
    const { promo } = await change({ id, promoCode: code });
    expect(promo).toEqual({ code, discountCents: off(fareCents) });
    const xl = await change({ id, type: 'xl' });
    expect(xl.promo).toEqual({ code, discountCents: off(xl.fareCents) });
    // Checked for another ride, it still has its use.
    expect(await checkPromo(core, rider, { code })).toMatchObject({ code });
  });

  test('once: sent again it is as good, from an old view it is refused', async () => {
    const { id, revision } = await schedule();
    const events = await hearEvents(database.connectionString);
    const wanted = { id, destination: FARMGATE, seen: revision };
    const all = await Promise.all([1, 2, 3].map(() => change(wanted)));
    expect(all).toEqual([all[0], all[0], all[0]]);
    expect(await change(wanted)).toEqual(all[0]);
    expect(all[0]?.revision).not.toBe(revision);
    await refused(change({ id, type: 'xl', seen: revision }), 'RIDE_CHANGED');
    // An older program saw only the time.
    await refused(
      reschedule(core, rider, { id, day: day(), time: '10:00', seenPickupAt: '2026-01-01T00:00:00.000Z' }),
      'RIDE_CHANGED',
    );
    await cancelScheduled(core, rider, { id });
    await expect.poll(() => events.named('scheduled.changed')).toHaveLength(2);
    await events.stop();
  });
});

describe('at the same moment', () => {
  test('two changes: one is made, the other is told', async () => {
    const { id, revision: seen } = await schedule();
    const desk = await makeActor(core.db, 'admin');
    const both = await Promise.allSettled([
      change({ id, destination: FARMGATE, seen }),
      change({ id, type: 'xl', seen }, desk),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [ride] = await mine();
    expect([ride?.destination.address === 'Farmgate', ride?.type === 'xl'].filter(Boolean)).toHaveLength(1);
  });

  test.each([
    ['canceled', 'SCHEDULED_NOT_FOUND'],
    ['requesting', 'SCHEDULED_STARTED'],
  ] as const)('a change and one that is %s: only that', async (state, code) => {
    const { id, fareCents } = await schedule();
    const held = await holdRow(
      database.connectionString,
      `update scheduled_rides set state = '${state}' where id = $1`,
      [id],
    );
    const changing = refused(change({ id, type: 'xl' }), code);
    await held.waiting(1, '%scheduled_rides%');
    await held.commit();
    await changing;
    const { rows } = await core.db.pool.query(
      'select type, fare_cents, state from scheduled_rides where id = $1',
      [id],
    );
    expect(rows).toEqual([{ type: 'standard', fare_cents: fareCents, state }]);
  });

  test.each(['canceled', 'requested', 'missed'])('one that was %s before isn’t changed', async (state) => {
    const { id } = await schedule();
    if (state === 'missed')
      await core.db.pool.query(
        `update scheduled_rides set state = 'missed', missed_why = 'late' where id = $1`,
        [id],
      );
    else await setState(id, state);
    await refused(
      change({ id, type: 'xl' }),
      state === 'requested' ? 'SCHEDULED_STARTED' : 'SCHEDULED_NOT_FOUND',
    );
  });
});

describe('the desk changes a ride', () => {
  const toldOf = async () => {
    const { rows } = await core.db.pool.query<{ type: string; params: object }>(
      'select type, params from notifications where user_id = $1 order by created_at, id',
      [rider.userId],
    );
    return rows;
  };
  const mailsOf = async () => {
    const { rows } = await core.db.pool.query<{ payload: object }>(
      `select payload from graphile_worker._private_jobs where payload ->> 'userId' = $1`,
      [rider.userId],
    );
    return rows.map(({ payload }) => payload);
  };

  test('and its rider hears what it is now, once, in the bell and by mail; the trail says what was changed', async () => {
    const { id } = await schedule();
    const desk = await makeActor(core.db, 'admin');
    const wanted = { id, pickup: FARMGATE, type: 'xl' };
    const { fareCents } = await change(wanted, desk);
    await change(wanted, desk);
    const params = { day: day(), time: '09:00', pickup: 'Farmgate', destination: AIRPORT.address };
    expect(await toldOf()).toEqual([
      { type: 'scheduled_changed', params: { ...params, parts: ['pickup', 'type'], toPayCents: fareCents } },
    ]);
    // Moved before that mail is sent, it is one mail with everything.
    const { pickupAt } = await change({ id, time: '10:00' }, desk);
    expect(await mailsOf()).toEqual([
      expect.objectContaining({ kind: 'scheduled_changed', pickupAt, parts: ['pickup', 'type'] }),
    ]);
    await change({ id, promoCode: await makeCode() }, desk);
    expect(await mailsOf()).toEqual([expect.objectContaining({ parts: ['pickup', 'type', 'code'] })]);
    await cancelScheduled(core, desk, { id });
    expect(await mailsOf()).toEqual([expect.objectContaining({ movedFrom: null })]);
    expect((await mailsOf())[0]).not.toHaveProperty('parts');
    const { rows } = await core.db.pool.query(
      'select type, data, actor_id as by from account_events where user_id = $1 order by at, id',
      [rider.userId],
    );
    const said = (type: string, data: object | null) => ({ type, data, by: desk.userId });
    expect(rows.slice(-4)).toEqual([
      said('scheduled.changed', { pickupAt: expect.any(String) as string, parts: ['pickup', 'type'] }),
      said('scheduled.moved', { pickupAt }),
      said('scheduled.changed', { pickupAt, parts: ['code'] }),
      said('scheduled.canceled', null),
    ]);
  });

  test('and reads about the rider, not about itself', async () => {
    const code = await makeCode();
    const { id } = await schedule();
    await schedule({ time: '12:00' });
    const desk = await makeActor(core.db, 'admin');
    await expect(change({ id, time: '12:10' }, desk)).rejects.toThrow('This rider has another ride');
    await core.db.pool.query(`update promos set most_uses = 1, used = 1 where code = $1`, [code]);
    await refused(change({ id, promoCode: code }, desk), 'PROMO_USED_UP');
    await refused(change({ id: crypto.randomUUID(), type: 'xl' }, desk), 'SCHEDULED_NOT_FOUND');
  });
});
