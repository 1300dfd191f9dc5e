import { discountOf, splitFare, type ErrorCode, type MakePromoInput } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunningServices } from '../server/start-services.ts';
import { getPayment } from '../payments/payment-queries.ts';
import { readOverview } from '../reports/overview-queries.ts';
import { reportEarnings } from '../reports/report-queries.ts';
import { findProfile } from '../profile/profile-queries.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { advanceRide } from '../rides/advance-ride.ts';
import { arrive } from '../rides/approach/arrive.ts';
import { cancelRide } from '../rides/cancel-ride.ts';
import { changeType } from '../rides/change-type.ts';
import { EXPIRE } from '../rides/changes/cancel.ts';
import { refundRide } from '../rides/desk/refund-ride.ts';
import { setRideStatus } from '../rides/desk/set-ride-status.ts';
import { getRide } from '../rides/reads/ride-detail-queries.ts';
import { findRideImage } from '../rides/reads/ride-queries.ts';
import { requestRide } from '../rides/request-ride.ts';
import { changeRoute } from '../rides/stops/change-route.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { GULSHAN, request } from '../testing/places.ts';
import { rewriteTrail } from '../testing/rewrite-trail.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { endPromo } from './end-promo.ts';
import { checkPromo } from './find-promo.ts';
import { makePromo } from './make-promo.ts';
import { getPromo, listPromos } from './promo-queries.ts';

const database = useTestDatabase();
let core: RunningServices;
let other: RunningServices;
let admin: TestActor;
let rider: TestActor;
beforeAll(async () => {
  [core, other] = await Promise.all([
    startTestCore(database.connectionString),
    startTestCore(database.connectionString),
  ]);
  admin = await makeActor(core.db, 'admin');
});
afterAll(() => Promise.all([core.stop(), other.stop()]));
beforeEach(async () => {
  rider = await makeActor(core.db, 'rider');
});

const INSERT = `insert into rides (id, command_id, rider_id, promo_id, type, pickup_address, pickup_lat, pickup_lng, destination_address, destination_lat, destination_lng, distance_meters, duration_seconds, fare_cents, commission_cents, payout_cents)`;
const VALUES = `'standard', 'a', 23.7, 90.4, 'b', 23.8, 90.4, 9, 9, 1000, 200, 800`;

let codes = 0;
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const input = (change: Partial<MakePromoInput> = {}): MakePromoInput => ({
  ...{ id: crypto.randomUUID(), code: `CODE${(codes += 1)}`, from: day(-2), to: day(10) },
  ...{ mostEach: 1, isFirstRide: false },
  ...(change.amountCents === undefined && { percent: 20 }),
  ...change,
});
const make = (change: Partial<MakePromoInput> = {}) => makePromo(core, admin, input(change));
const refused = (promise: Promise<unknown>, code: ErrorCode) =>
  expect(promise).rejects.toMatchObject({ code });
const ask = (promoCode: string | undefined, by = rider, at = core) =>
  requestRide(at, by, request({ promoCode }));
const imageOf = async (rideId: string) => (await findRideImage(core.db, rideId))!;
const usedOf = async (id: string) => (await getPromo(core.db.orm, id)).used;
/** What the audit trail says of a code. */
async function trailOf(id: string): Promise<string[]> {
  const { rows } = await core.db.pool.query<{ type: string }>(
    `select type from account_events where data ->> 'promoId' = $1 order by id`,
    [id],
  );
  return rows.map(({ type }) => type);
}
const STEPS = ['picked_up', 'in_transit', 'completed'] as const;
async function complete(rideId: string): Promise<TestActor> {
  const driver = await makeActor(core.db, 'driver');
  await acceptRide(core, driver, { rideId });
  for (const to of STEPS) await advanceRide(core, driver, { rideId, to });
  return driver;
}

describe('the desk', () => {
  test('makes a code once however often it is sent, and its making is in the trail', async () => {
    const wanted = input({ note: 'For Eid', capCents: 300 });
    const made = await makePromo(core, admin, wanted);
    expect(await makePromo(core, admin, wanted)).toEqual(made);
    expect(made).toMatchObject({ code: wanted.code, percent: 20, capCents: 300, note: 'For Eid', used: 0 });
    expect(await trailOf(made.id)).toEqual(['promo.made']);
    await refused(makePromo(core, admin, { ...wanted, percent: 30 }), 'COMMAND_REUSED');
    await refused(make({ code: wanted.code }), 'PROMO_TAKEN');
    expect((await listPromos(core.db, { page: 1, limit: 1 })).items).toEqual([made]);
  });

  test('makes a code of the same letters once, pressed in two places at once', async () => {
    const results = await Promise.allSettled([make({ code: 'TWICE' }), make({ code: 'TWICE' })]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('gives it days that are not over, nor too far, and they begin and end by the city’s clock', async () => {
    await refused(make({ from: day(-5), to: day(-2) }), 'BAD_INPUT');
    await refused(make({ to: day(400) }), 'BAD_INPUT');
    // Midnight in Dhaka is 18:00 before in Greenwich: the month ends there.
    const made = await make({ from: '2027-01-01', to: '2027-01-31' });
    expect(made).toMatchObject({
      beginsAt: '2026-12-31T18:00:00.000Z',
      endsAt: '2027-01-31T18:00:00.000Z',
    });
  });

  test('ends it early, once; rides requested with it keep their discount', async () => {
    const { id, code } = await make();
    const { id: rideId } = await ask(code);
    const ended = await endPromo(core, admin, { promoId: id });
    expect(ended.endedAt).not.toBeNull();
    expect(await endPromo(core, admin, { promoId: id })).toEqual(ended);
    expect(await trailOf(id)).toEqual(['promo.made', 'promo.ended']);
    await refused(ask(code, await makeActor(core.db, 'rider')), 'PROMO_OVER');
    expect((await imageOf(rideId)).discountCents).toBeGreaterThan(0);
    await refused(endPromo(core, admin, { promoId: crypto.randomUUID() }), 'NOT_FOUND');
    const over = await make();
    await core.db.pool.query(`update promos set ends_at = now() - interval '1 ms' where id = $1`, [over.id]);
    await refused(endPromo(core, admin, { promoId: over.id }), 'PROMO_OVER');
    expect(await getPromo(core.db.orm, over.id)).toHaveProperty('endedAt', null);
  });
});

describe('a rider', () => {
  test('pays less, and the driver gets what they would without', async () => {
    const { id, code } = await make({ percent: 30, capCents: 200 });
    expect(await checkPromo(core, rider, { code })).toEqual({
      ...{ code, percent: 30, capCents: 200, amountCents: null },
    });
    const ride = await ask(code);
    expect(ride).toMatchObject({ discountCents: 200, promoCode: code });
    const shares = splitFare(ride.fareCents);
    expect(await imageOf(ride.id)).toMatchObject({
      payoutCents: shares.payoutCents,
      commissionCents: shares.commissionCents - 200,
    });
    const driver = await complete(ride.id);
    expect(await getPayment(core.db, rider.userId, ride.id)).toMatchObject({
      amountCents: ride.fareCents - 200,
      discountCents: 200,
    });
    expect(await findProfile(core.db, rider.userId)).toMatchObject({
      riderStatistics: { spentCents: ride.fareCents - 200 },
    });
    expect(await getRide(core.db, driver, ride.id)).not.toHaveProperty('promoCode');
    expect(await getRide(core.db, driver, ride.id)).toHaveProperty('discountCents', 200);
    expect(await getRide(core.db, admin, ride.id)).toHaveProperty('promoCode', code);
    expect(await getPromo(core.db.orm, id)).toMatchObject({ used: 1, costCents: 200 });
  });

  test('is told why a code can’t be used, when it is checked and when the ride is requested', async () => {
    const early = await make({ from: day(3) });
    const first = await make({ isFirstRide: true });
    const [own, last, ended] = [await make(), await make({ mostUses: 1 }), await make()];
    await complete((await ask(own.code)).id);
    const other = await makeActor(core.db, 'rider');
    await ask(last.code, other);
    await endPromo(core, admin, { promoId: ended.id });
    for (const [code, why] of [
      ['NOSUCHCODE', 'PROMO_UNKNOWN'],
      [early.code, 'PROMO_NOT_BEGUN'],
      [ended.code, 'PROMO_OVER'],
      [own.code, 'PROMO_USED'],
      [first.code, 'PROMO_FIRST_RIDE'],
      [last.code, 'PROMO_USED_UP'],
    ] as const) {
      await refused(checkPromo(core, rider, { code }), why);
      await refused(ask(code), why);
    }
    // What others did, and what came to nothing, takes nothing away.
    for (const { code } of [own, first])
      expect(await checkPromo(core, other, { code })).toMatchObject({ code });
    expect((await ask(undefined)).promoCode).toBeUndefined();
  });

  test('uses a code as often as each may, and a use that comes to nothing is given back', async () => {
    const { id, code } = await make({ mostEach: 2 });
    const { id: first } = await ask(code);
    await cancelRide(core, rider, { rideId: first });
    expect(await usedOf(id)).toBe(0);
    const { id: second } = await ask(code);
    await core.changeRide(EXPIRE, { rideId: second, timeZone: core.timeZone });
    expect(await usedOf(id)).toBe(0);
    await complete((await ask(code)).id);
    await complete((await ask(code)).id);
    await refused(ask(code), 'PROMO_USED');
    expect(await usedOf(id)).toBe(2);
  });

  test('who doesn’t come to the pickup gets the use back', async () => {
    const { id, code } = await make();
    const { id: rideId } = await ask(code);
    const driver = await makeActor(core.db, 'driver');
    await acceptRide(core, driver, { rideId });
    await arrive(core, driver, { rideId });
    await core.db.pool.query(`update rides set arrived_at = now() - interval '9 minutes' where id = $1`, [
      rideId,
    ]);
    await rewriteTrail(
      core.db,
      `update ride_events set at = now() - interval '9 minutes' where ride_id = $1 and type = 'ride.arrived'`,
      [rideId],
    );
    await cancelRide(core, driver, { rideId, isNoShow: true });
    expect(await usedOf(id)).toBe(0);
  });

  test('who tries codes that we don’t know must wait; known ones count for nothing', async () => {
    const { code } = await make();
    for (let n = 0; n < 25; n += 1) await checkPromo(core, rider, { code });
    for (let n = 0; n < 20; n += 1)
      await refused(checkPromo(core, rider, { code: `WRONG${n}` }), 'PROMO_UNKNOWN');
    await refused(checkPromo(core, rider, { code }), 'TOO_MANY');
    await refused(ask(code), 'TOO_MANY');
    // From elsewhere, somebody else with the same account had their own tries.
    const elsewhere = { ...rider, ipAddress: '203.0.113.9' };
    expect(await checkPromo(core, elsewhere, { code })).toHaveProperty('code', code);
    expect(await checkPromo(core, await makeActor(core.db, 'rider'), { code })).toHaveProperty('code', code);
  });

  test('whose answer was lost sends the request again, and gets the same ride with one use', async () => {
    const { id, code } = await make({ mostUses: 1 });
    const wanted = request({ promoCode: code });
    const first = await requestRide(core, rider, wanted);
    expect(await requestRide(core, rider, wanted)).toEqual(first);
    await endPromo(core, admin, { promoId: id });
    expect(await requestRide(other, rider, wanted)).toEqual(first);
    expect(await usedOf(id)).toBe(1);
    await refused(requestRide(core, rider, { ...wanted, promoCode: undefined }), 'COMMAND_REUSED');
  });
});

describe('the last uses', () => {
  test('go to five of twenty riders who ask at once, through two processes', async () => {
    const { id, code } = await make({ mostUses: 5 });
    const riders = await Promise.all(Array.from({ length: 20 }, () => makeActor(core.db, 'rider')));
    const plain = await Promise.all(Array.from({ length: 5 }, () => makeActor(core.db, 'rider')));
    const [asked, others] = await Promise.all([
      Promise.allSettled(riders.map((by, n) => ask(code, by, n % 2 ? core : other))),
      Promise.allSettled(plain.map((by, n) => ask(undefined, by, n % 2 ? core : other))),
    ]);
    const refusals = asked.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
    expect(refusals).toEqual(Array.from({ length: 15 }, () => 'PROMO_USED_UP'));
    expect(others.map(({ status }) => status)).toEqual(plain.map(() => 'fulfilled'));
    expect(await usedOf(id)).toBe(5);
  });

  test('are refused by the database, whatever was seen before', async () => {
    const { id, code } = await make({ mostUses: 1, mostEach: 1 });
    await ask(code);
    const [late, again] = [await makeActor(core.db, 'rider'), await makeActor(core.db, 'rider')];
    const put = (by: TestActor) =>
      core.db.pool.query(`${INSERT} values (uuidv7(), uuidv7(), $1, $2, ${VALUES})`, [by.userId, id]);
    await expect(put(late)).rejects.toMatchObject({ constraint: 'promos_used_up' });
    await core.db.pool.query('update promos set most_uses = 2, is_first_ride = true where id = $1', [id]);
    await complete((await ask(undefined, again)).id);
    await expect(put(again)).rejects.toMatchObject({ constraint: 'promos_first_ride' });
    await core.db.pool.query(`update promos set ends_at = now() - interval '1 ms' where id = $1`, [id]);
    await expect(put(late)).rejects.toMatchObject({ constraint: 'promos_over' });
    await core.db.pool.query(
      `update promos set begins_at = now() + interval '1 day', ends_at = now() + interval '2 days' where id = $1`,
      [id],
    );
    await expect(put(late)).rejects.toMatchObject({ constraint: 'promos_not_begun' });
  });

  test('wait for a ride that is being made with the code, and see it', async () => {
    const { id, code } = await make({ mostUses: 1 });
    const [first, second] = [await makeActor(core.db, 'rider'), await makeActor(core.db, 'rider')];
    const holder = await core.db.pool.connect();
    try {
      await holder.query('begin');
      await holder.query(`${INSERT} values (uuidv7(), uuidv7(), $1, $2, ${VALUES})`, [first.userId, id]);
      const late = ask(code, second, other).catch((error: unknown) => error);
      await expect
        .poll(async () => {
          const { rows } = await core.db.pool.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          );
          return rows.length;
        })
        .toBeGreaterThan(0);
      await holder.query('commit');
      expect(await late).toMatchObject({
        code: 'PROMO_USED_UP',
        fields: new Map([['promoCode', ['PROMO_USED_UP']]]),
      });
    } finally {
      holder.release();
    }
    expect(await usedOf(id)).toBe(1);
  });

  test('is taken once by one rider who asks twice at once', async () => {
    const { id, code } = await make();
    const asked = await Promise.allSettled([ask(code), ask(code, rider, other), ask(code)]);
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of asked)
      if (each.status === 'rejected') expect(['RIDER_BUSY', 'PROMO_USED']).toContain(each.reason.code);
    expect(await usedOf(id)).toBe(1);
  });

  test('of two codes go through together', async () => {
    const [a, b] = [await make({ mostUses: 3 }), await make({ mostUses: 3 })];
    const riders = await Promise.all(Array.from({ length: 12 }, () => makeActor(core.db, 'rider')));
    const asked = await Promise.allSettled(
      riders.map((by, n) => ask((n % 2 ? a : b).code, by, n % 3 ? core : other)),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    expect([await usedOf(a.id), await usedOf(b.id)]).toEqual([3, 3]);
  });
});

describe('a use', () => {
  /** As the code’s row says, and as its rides do. */
  async function countUses(promoId: string) {
    const { rows } = await core.db.pool.query<{ used: number; listed: number; rides: number }>(
      `select p.used, (select count(*)::int from promo_uses u where u.promo_id = p.id) as listed,
        (select count(*)::int from rides r where r.promo_id = p.id and r.status <> 'canceled') as rides
      from promos p where p.id = $1`,
      [promoId],
    );
    const { used, listed, rides } = rows[0]!;
    expect([listed, rides]).toEqual([used, used]);
    return used;
  }

  test('of a canceled ride is given back once, and taken again when the desk sets the ride going', async () => {
    const { id, code } = await make({ mostUses: 1 });
    const { id: rideId } = await ask(code);
    await acceptRide(core, await makeActor(core.db, 'driver'), { rideId });
    expect(await countUses(id)).toBe(1);
    for (let n = 0; n < 2; n += 1) {
      const set = (to: 'canceled' | 'accepted') =>
        setRideStatus(core, admin, { rideId, to, reason: 'A mistake' });
      await set('canceled');
      await Promise.allSettled([set('canceled'), cancelRide(other, rider, { rideId })]);
      expect(await countUses(id)).toBe(0);
      await set('accepted');
      expect(await countUses(id)).toBe(1);
    }
    await refused(ask(code, await makeActor(core.db, 'rider')), 'PROMO_USED_UP');
  });

  test('is taken again past the limits and after the code’s end: the desk decides', async () => {
    const { id, code } = await make({ mostUses: 1 });
    const { id: rideId } = await ask(code);
    await acceptRide(core, await makeActor(core.db, 'driver'), { rideId });
    await setRideStatus(core, admin, { rideId, to: 'canceled', reason: 'A mistake' });
    await ask(code, await makeActor(core.db, 'rider'));
    await endPromo(core, admin, { promoId: id });
    await setRideStatus(core, admin, { rideId, to: 'accepted', reason: 'It goes on' });
    expect(await countUses(id)).toBe(2);
    await refused(ask(code, await makeActor(core.db, 'rider')), 'PROMO_OVER');
  });

  test('is counted for each ride of one statement, whatever their codes, and goes with a deleted row', async () => {
    const [a, b] = [await make(), await make({ mostUses: 2 })];
    const riders = await Promise.all(Array.from({ length: 6 }, () => makeActor(core.db, 'rider')));
    const idOf = (n: number) => (n % 3 ? a : b).id;
    const { rows } = await core.db.pool.query<{ id: string }>(
      `${INSERT} select uuidv7(), uuidv7(), w.rider, w.promo, ${VALUES} from unnest($1::uuid[], $2::uuid[]) w(rider, promo) returning id`,
      [riders.map(({ userId }) => userId), riders.map((_, n) => idOf(n))],
    );
    const counts = async () => [await countUses(a.id), await countUses(b.id)];
    expect(await counts()).toEqual([4, 2]);
    await refused(ask(b.code), 'PROMO_USED_UP');
    const ids = rows.map(({ id }) => id);
    const cancel = `update rides set status = 'canceled', canceled_by = 'system' where id = any ($1)`;
    await core.db.pool.query(cancel, [ids.slice(0, 4)]);
    await core.db.pool.query(cancel, [ids.slice(0, 5)]);
    expect(await counts()).toEqual([1, 0]);
    await core.db.pool.query(
      `update rides set status = 'requested', canceled_by = null where id = any ($1)`,
      [ids],
    );
    expect(await counts()).toEqual([4, 2]);
    await core.db.pool.query(cancel, [ids.slice(0, 1)]);
    await core.db.pool.query('delete from rides where id = any ($1)', [ids.slice(0, 3)]);
    expect(await counts()).toEqual([2, 1]);
    await core.db.pool.query('delete from rides where id = any ($1)', [ids]);
    expect(await counts()).toEqual([0, 0]);
  });

  test('waits for others in the order of the codes, also where many rides are canceled at once', async () => {
    const [low, high] = [(await make()).id, (await make()).id].toSorted() as [string, string];
    const cancel = async (codes: string[]) => {
      const riders = await Promise.all(codes.map(() => makeActor(core.db, 'rider')));
      const { rows } = await core.db.pool.query<{ id: string }>(
        `${INSERT} select uuidv7(), uuidv7(), w.rider, w.promo, ${VALUES} from unnest($1::uuid[], $2::uuid[]) w(rider, promo) returning id`,
        [riders.map(({ userId }) => userId), codes],
      );
      return () =>
        core.db.pool.query(
          `update rides set status = 'canceled', canceled_by = 'system' where id = any ($1)`,
          [rows.map(({ id }) => id)],
        );
    };
    const waiting = async () => {
      const { rows } = await other.db.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    };
    const [falling, rising] = [await cancel([high, low]), await cancel([low, high])];
    const holder = await core.db.pool.connect();
    try {
      await holder.query('begin');
      await holder.query('select from promos where id = $1 for no key update', [high]);
      // If each code were locked as its ride comes, the first would have to wait for the second, and the second for the first.
      const first = falling();
      await expect.poll(waiting).toBe(1);
      const second = rising();
      await expect.poll(waiting).toBe(2);
      await holder.query('commit');
      await Promise.all([first, second]);
    } finally {
      holder.release();
    }
    expect([await countUses(low), await countUses(high)]).toEqual([0, 0]);
  });
});

describe('the discount', () => {
  test('is the same in the database as by the rule', async () => {
    const cases = [
      { percent: 15 },
      { percent: 33, capCents: 400 },
      { percent: 100 },
      { percent: 1 },
      { amountCents: 300 },
      { amountCents: 50_000 },
    ];
    for (const terms of cases) {
      const promo = await make(terms);
      const { rows } = await core.db.pool.query<{ fare: number; off: number }>(
        'select fare, promo_discount(p, fare) as off from promos p cross join generate_series(1, 3000, 7) fare where id = $1',
        [promo.id],
      );
      expect(rows.map(({ off }) => off)).toEqual(rows.map(({ fare }) => discountOf(promo, fare)));
    }
  });

  test('follows another type and another route, and never touches the wait', async () => {
    const { code } = await make({ percent: 50 });
    const ride = await ask(code);
    const half = async () => {
      const { fareCents, waitingCents, discountCents, payoutCents } = await imageOf(ride.id);
      expect(discountCents).toBe(Math.round((fareCents - waitingCents) / 2));
      expect(payoutCents).toBe(splitFare(fareCents).payoutCents);
      return fareCents;
    };
    const plain = await half();
    await changeType(core, rider, { rideId: ride.id, type: 'xl' });
    const larger = await half();
    expect(larger).toBeGreaterThan(plain);
    const destination = { address: 'Farther', lat: 23.87, lng: 90.4 };
    await changeRoute(core, rider, { rideId: ride.id, stops: [], destination });
    expect(await half()).not.toBe(larger);
    const driver = await makeActor(core.db, 'driver');
    await acceptRide(core, driver, { rideId: ride.id });
    const { lat, lng } = GULSHAN;
    core.positions.learn({ driverId: driver.userId, lat, lng, bearing: null, at: Date.now() });
    await arrive(core, driver, { rideId: ride.id });
    await core.db.pool.query(`update rides set arrived_at = now() - interval '7.5 minutes' where id = $1`, [
      ride.id,
    ]);
    const aboard = await advanceRide(core, driver, { rideId: ride.id, to: 'picked_up' });
    expect(aboard.waitingCents).toBeGreaterThan(0);
    await half();
    await setRideStatus(core, admin, { rideId: ride.id, to: 'accepted', reason: 'Not aboard yet' });
    expect((await imageOf(ride.id)).waitingCents).toBe(0);
    await half();
  });

  test.each([10, 50, 99])(
    'of %i %% is no part of what can be refunded, and the platform goes on bearing it',
    async (percent) => {
      const { code } = await make({ percent });
      const { id: rideId, fareCents } = await ask(code);
      await complete(rideId);
      const { discountCents, payoutCents: earnedCents } = await imageOf(rideId);
      const paidCents = fareCents - discountCents;
      const refund = (amountCents: number) =>
        refundRide(core, admin, { rideId, commandId: crypto.randomUUID(), amountCents, reason: 'Late' });
      await refused(refund(paidCents + 1), 'REFUND_TOO_MUCH');
      let left = paidCents;
      for (const amountCents of [Math.ceil(paidCents / 3), paidCents - Math.ceil(paidCents / 3)]) {
        await refund(amountCents);
        left -= amountCents;
        const { payoutCents, commissionCents } = await imageOf(rideId);
        expect(payoutCents + commissionCents).toBe(left);
        // As from a ride without a code: their share of what was given back, to the cent that rounding takes.
        expect(
          Math.abs(payoutCents - (earnedCents * (discountCents + left)) / fareCents),
        ).toBeLessThanOrEqual(1);
      }
      await refused(refund(1), 'REFUND_TOO_MUCH');
    },
  );

  test('of the whole fare leaves nothing to pay, and nothing to refund', async () => {
    const { code } = await make({ percent: 100 });
    const { id: rideId, fareCents } = await ask(code);
    await complete(rideId);
    expect(await imageOf(rideId)).toMatchObject({ discountCents: fareCents });
    expect(await getPayment(core.db, rider.userId, rideId)).toMatchObject({ amountCents: 0 });
    const all = { rideId, commandId: crypto.randomUUID(), amountCents: 1, reason: 'Late' };
    await refused(refundRide(core, admin, all), 'REFUND_TOO_MUCH');
  });

  test('is no revenue: what was paid is what is split', async () => {
    const before = await reportEarnings(core.db);
    const overview = await readOverview(core.db);
    const { id, code } = await make({ amountCents: 400 });
    const { id: rideId, fareCents } = await ask(code);
    await complete(rideId);
    // Whatever other codes took off other rides.
    expect(await getPromo(core.db.orm, id)).toHaveProperty('costCents', 400);
    const after = await reportEarnings(core.db);
    expect(after.revenueCents - before.revenueCents).toBe(fareCents - 400);
    expect(after.commissionCents + after.payoutCents).toBe(after.revenueCents);
    expect((await readOverview(core.db)).revenueCents.total - overview.revenueCents.total).toBe(
      fareCents - 400,
    );
  });
});
