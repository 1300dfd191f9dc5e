import {
  addDays,
  cityDay,
  firstRideType,
  MOST_COMING,
  quoteFare,
  rateOf,
  type Rate,
  type SetTariffInput,
} from '@ridewire/contracts';
import { fareParts } from '@ridewire/contracts/fare-parts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listAudit } from '../audit/list-audit.ts';
import type { AppError } from '../core/app-error.ts';
import { isLocked } from '../core/is-undone.ts';
import { followRideTypes } from '../ride-types/follow-ride-types.ts';
import { cancelRide } from '../rides/cancel-ride.ts';
import { changeType } from '../rides/change-type.ts';
import { quoteRide } from '../rides/prices/quote-ride.ts';
import { findRiderRide } from '../rides/reads/ride-queries.ts';
import { requestRide } from '../rides/request-ride.ts';
import { changeRoute, quoteRoute } from '../rides/stops/change-route.ts';
import { requestScheduled } from '../scheduled/request-scheduled.ts';
import { scheduleRide } from '../scheduled/schedule-ride.ts';
import type { RunningServices } from '../server/start-services.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';

import { AIRPORT, GULSHAN, request } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { setTariff, takeBackTariff } from './set-tariff.ts';
import { listTariffs } from './tariff-queries.ts';

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

const trip = { pickup: GULSHAN, destination: AIRPORT };
const standard = () => core.rideTypes.getOffered('standard');
/** The present prices with a base fare of this many cents. */
const withBase = (baseCents: number): Rate => ({ ...rateOf(standard()), baseCents });
const set = (rates: Rate, more: Partial<SetTariffInput> = {}, by = core) =>
  setTariff(by, admin, { id: crypto.randomUUID(), type: 'standard', ...rates, isMeant: true, ...more });
/** A time of day, so many days from now. */
const on = (days: number, time = '06:00') => ({ day: addDays(cityDay(core.timeZone), days), time });
const bothCharge = (baseCents: number) =>
  expect
    .poll(() => [core, other].map(({ rideTypes }) => rideTypes.getOffered('standard').baseCents))
    .toEqual([baseCents, baseCents]);
/** As if the prices had been set for so many seconds from now. */
const moveTo = (id: string, seconds: number) =>
  core.db.pool.query(
    `update tariffs set begins_at = clock_timestamp() + $2 * interval '1 second' where id = $1`,
    [id, seconds],
  );
const ofStandard = async () => (await listTariffs(core.db)).types.find(({ type }) => type === 'standard');

beforeEach(async () => {
  rider = await makeActor(core.db, 'rider');
  await core.db.pool.query('delete from tariffs where edition is null');
});

test('a city begins with the prices it has', async () => {
  const fresh = await ofStandard();
  expect(fresh).toMatchObject({ now: rateOf(firstRideType('standard')), coming: [], past: [], pastCount: 0 });
  expect(fresh?.now.setBy).toBeNull();
  expect(core.rideTypes.edition()).toBe(0);
  const { token } = await quoteRide(core, trip, rider.userId);
  expect(token.split('.')).toHaveLength(4);
});

test('prices from now on hold in every process, and the former ones are kept', async () => {
  const before = rateOf(standard());
  const { id } = await set({ ...withBase(300), perKmCents: 130 });
  await bothCharge(300);
  expect(await ofStandard()).toMatchObject({
    now: { id, baseCents: 300, setBy: expect.any(String) },
    past: [before],
  });
  // The range shown before there is a quote follows.
  expect(standard().aboutDollars).toEqual([15, 21]);
  const late = await startTestCore(database.connectionString);
  expect(late.rideTypes.getOffered('standard').baseCents).toBe(300);
  expect(late.rideTypes.edition()).toBe(core.rideTypes.edition());
  await late.stop();
});

test('prices begin at their time without anyone asking, once, in every process', async () => {
  const edition = core.rideTypes.edition();
  const { id } = await set(withBase(310), { from: on(2) });
  await set({ ...rateOf(core.rideTypes.getOffered('xl')), baseCents: 460 }, { type: 'xl', from: on(2) });
  expect((await ofStandard())?.coming).toMatchObject([{ id, baseCents: 310 }]);
  expect(standard().baseCents).not.toBe(310);
  await core.db.pool.query(
    `update tariffs set begins_at = now() + interval '0.3 seconds' where edition is null`,
  );
  await bothCharge(310);
  expect(other.rideTypes.getOffered('xl').baseCents).toBe(460);
  // They began together, so they are one price list.
  await expect
    .poll(() => [core, other].map(({ rideTypes }) => rideTypes.edition()))
    .toEqual([edition + 1, edition + 1]);
});

test('what should have begun while no process ran begins with the next one, each in its turn', async () => {
  const edition = core.rideTypes.edition();
  const first = await set(withBase(320), { from: on(3) });
  const second = await set(withBase(330), { from: on(4) });
  // Nobody hears of it.
  await core.db.pool.query(`begin; alter table tariffs disable trigger tariffs_told;
    update tariffs set begins_at = now() - interval '2 hours' where id = '${first.id}';
    update tariffs set begins_at = now() - interval '1 hour' where id = '${second.id}';
    alter table tariffs enable trigger tariffs_told; commit`);
  const late = await startTestCore(database.connectionString);
  expect(late.rideTypes.getOffered('standard').baseCents).toBe(330);
  expect(late.rideTypes.edition()).toBe(edition + 2);
  await late.stop();
  await bothCharge(330);
  expect((await ofStandard())?.past[0]).toMatchObject({ id: first.id, baseCents: 320 });
});

test('a quote is paid as quoted, whatever begins meanwhile, and the ride keeps its prices', async () => {
  const before = standard();
  const quote = await quoteRide(core, trip, rider.userId);
  const { distanceMeters, durationSeconds } = quote;
  const oldFare = quoteFare(before, distanceMeters, durationSeconds).fareCents;
  await set(withBase(before.baseCents + 100));
  await bothCharge(before.baseCents + 100);
  const newFare = quoteFare(standard(), distanceMeters, durationSeconds).fareCents;
  expect(newFare).toBe(oldFare + 100);

  // Without the token, a person who saw the former price confirms the new one.
  const asSeen = { ...request(), quotedFareCents: oldFare };
  await expect(requestRide(core, rider, asSeen)).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  const ride = await requestRide(other, rider, { ...asSeen, quoteToken: quote.token });
  expect(ride).toMatchObject({ fareCents: oldFare, waitingRateCents: before.perMinuteCents });
  expect(ride.rates).toEqual(rateOf(before));
  expect(fareParts(core.rideTypes.list(), ride)).toMatchObject({ baseCents: before.baseCents });

  // Another way is priced as the ride was, not by what began since.
  const destination = { ...AIRPORT, lat: AIRPORT.lat - 0.02 };
  const route = { rideId: ride.id, stops: [], destination };
  const quoted = await quoteRoute(core, rider, route);
  expect(quoted.fareCents).toBe(quoteFare(before, quoted.distanceMeters, quoted.durationSeconds).fareCents);
  const changed = await changeRoute(other, rider, {
    ...{ ...route, quotedFareCents: quoted.fareCents, quoteToken: quoted.token },
  });
  expect(changed).toMatchObject({ fareCents: quoted.fareCents, rates: rateOf(before) });

  // Another type costs what it costs now.
  const xl = core.rideTypes.getOffered('xl');
  const retyped = await changeType(core, rider, { rideId: ride.id, type: 'xl' });
  expect(retyped.rates).toEqual(rateOf(xl));
  await cancelRide(core, rider, { rideId: ride.id });

  const again = await requestRide(core, rider, request());
  expect(again).toMatchObject({ fareCents: newFare, rates: rateOf(standard()) });
  await cancelRide(core, rider, { rideId: again.id });
});

test('a process that hasn’t heard of new prices yet takes a quote of them as quoted', async () => {
  const deaf = followRideTypes(core);
  await deaf.load();
  const before = standard().baseCents;
  await set(withBase(before + 10));
  await bothCharge(before + 10);
  const quote = await quoteRide(other, trip, rider.userId);
  const quotedFareCents = quote.fares.find(({ type }) => type === 'standard')?.fareCents ?? 0;
  expect(deaf.getOffered('standard').baseCents).toBe(before);
  const asked = { ...request(), quotedFareCents, quoteToken: quote.token };
  const ride = await requestRide({ ...core, rideTypes: deaf }, rider, asked);
  expect(ride.fareCents).toBe(quotedFareCents);
  await cancelRide(core, rider, { rideId: ride.id });
  deaf.stop();
});

test('whenever rates change, in whichever process, what was quoted is what is paid', async () => {
  const before = rateOf(standard());
  const riders = await Promise.all(Array.from({ length: 12 }, () => makeActor(core.db, 'rider')));
  const changes = (async () => {
    for (let n = 1; n <= 12; n++) await set({ ...before, baseCents: 700 + n }, {}, n % 2 ? core : other);
  })();
  const rides = await Promise.all(
    riders.map(async (each, i) => {
      const [here, there] = i % 2 ? [core, other] : [other, core];
      const quote = await quoteRide(here, trip, each.userId);
      const quotedFareCents = quote.fares.find(({ type }) => type === 'standard')?.fareCents ?? 0;
      const asked = { ...request(), quotedFareCents, quoteToken: quote.token };
      const ride = await requestRide(there, each, asked);
      return { ride, quotedFareCents, each };
    }),
  );
  await changes;
  for (const { ride, quotedFareCents, each } of rides) {
    expect(ride.fareCents).toBe(quotedFareCents);
    expect(fareParts([], ride)).toMatchObject({ fareCents: quotedFareCents });
    await cancelRide(core, each, { rideId: ride.id });
  }
  await set(before);
  await bothCharge(before.baseCents);
});

test('a ride from before rates were kept has those of the first price list', async () => {
  const { id: rideId } = await requestRide(core, rider, request());
  await core.db.pool.query(
    `update rides set rates = null, requested_at = requested_at - interval '1 year' where id = $1`,
    [rideId],
  );
  const first = rateOf(firstRideType('standard'));
  expect(standard().baseCents).not.toBe(first.baseCents);
  const kept = async () => (await findRiderRide(core.db, rider.userId))?.rates;
  expect(await kept()).toEqual(first);
  // As the release before changes a type.
  const xl = firstRideType('xl');
  await core.db.pool.query('update rides set rates = $2 where id = $1', [rideId, rateOf(standard())]);
  expect(await kept()).toEqual(rateOf(standard()));
  await core.db.pool.query(`update rides set type = 'xl', waiting_rate_cents = $2 where id = $1`, [
    rideId,
    xl.perMinuteCents,
  ]);
  expect(await kept()).toEqual(rateOf(xl));
  await cancelRide(core, rider, { rideId });
});

test('a ride that an older release made meanwhile has the prices that held at its request', async () => {
  const { baseCents } = standard();
  const { id: rideId } = await requestRide(core, rider, request());
  await core.db.pool.query('update rides set rates = null where id = $1', [rideId]);
  await set(withBase(baseCents + 20));
  expect((await findRiderRide(core.db, rider.userId))?.rates).toMatchObject({ baseCents });
  await cancelRide(core, rider, { rideId });
});

test('prices are set in place of those that were seen, and of no others', async () => {
  const seen = rateOf(standard());
  await set(withBase(seen.baseCents + 30));
  const stale = { ...seen, perKmCents: seen.perKmCents + 5 };
  await expect(set(stale, { seen })).rejects.toMatchObject({ code: 'TARIFF_CHANGED' });
  const from = on(20);
  await set(stale, { from, seen: { ...seen, baseCents: seen.baseCents + 30 } });
  await expect(set(seen, { from: on(21), seen })).rejects.toMatchObject({ code: 'TARIFF_CHANGED' });
});

test('a scheduled ride costs what it did when it was scheduled, down to a minute of waiting', async () => {
  const before = standard();
  const at = new Date(Date.now() + 6_600_000).toISOString();
  const id = crypto.randomUUID();
  const local = new Intl.DateTimeFormat('sv-SE', {
    timeZone: core.timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(at));
  const [day = '', time = ''] = local.split(' ');
  const { fareCents } = await scheduleRide(core, rider, {
    ...{ id, ...request(), day, time },
    pickupNote: undefined,
  });
  await set({ ...withBase(before.baseCents + 40), perMinuteCents: 25 });
  await bothCharge(before.baseCents + 40);
  await core.db.pool.query(
    `update scheduled_rides set pickup_at = now() + interval '6 minutes' where id = $1`,
    [id],
  );
  await requestScheduled(core);
  const ride = await findRiderRide(core.db, rider.userId);
  expect(ride).toMatchObject({ fareCents, waitingRateCents: before.perMinuteCents, rates: rateOf(before) });
  await cancelRide(core, rider, { rideId: ride?.id ?? '' });
  await set({ ...rateOf(standard()), perMinuteCents: before.perMinuteCents });
});

test('two admins at once: one price for one moment, and both where the moments differ', async () => {
  const ada = await makeActor(core.db, 'admin');
  const sets = [core, other].map((by, i) =>
    setTariff(by, i === 0 ? admin : ada, {
      ...{ id: crypto.randomUUID(), type: 'standard', ...withBase(400 + i), from: on(5), isMeant: true },
    }),
  );
  const ended = await Promise.allSettled(sets);
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'TARIFF_TAKEN' },
  });
  await Promise.all([set(withBase(411)), set(withBase(412), {}, other)]);
  const { rows } = await core.db.pool.query(
    `select edition from tariffs where base_cents in (411, 412) order by edition`,
  );
  expect(rows[1].edition).toBe(rows[0].edition + 1);
});

test('sent again, prices are set once; the id of others is refused', async () => {
  const id = crypto.randomUUID();
  const rates = withBase(420);
  const from = on(6);
  const sent = () => set(rates, { id, from });
  expect(await Promise.all([sent(), sent()])).toEqual([{ id }, { id }]);
  expect((await ofStandard())?.coming).toHaveLength(1);
  for (const [other, more] of [
    [withBase(421), { from }],
    [rates, { from: on(7) }],
    [rates, { from, type: 'xl' }],
  ] as const)
    await expect(set(other, { id, ...more })).rejects.toMatchObject({ code: 'COMMAND_REUSED' });
  // Also when the answer was lost until after the moment.
  await moveTo(id, 0);
  await core.rideTypes.load();
  await expect(set(rates, { id })).resolves.toEqual({ id });
});

test.each([
  ['a past time', () => ({ from: on(-1) }), 'tariffPast'],
  ['a time too far away', () => ({ from: on(400) }), 'scheduleFar'],
  ['an unknown type', () => ({ type: 'rocket' }), 'rideTypeUnknown'],
])('%s is refused with a sentence', async (_name, more, refused) => {
  const error = await set(withBase(430), more()).catch((reason: AppError) => reason);
  expect(error).toMatchObject({ code: 'BAD_INPUT' });
  expect('refused' in error && error.refused[0]).toBe(refused);
});

test('prices that change nothing are refused, as are far ones that nobody confirmed', async () => {
  await expect(set(rateOf(standard()))).rejects.toMatchObject({ code: 'TARIFF_SAME' });
  const far = { ...rateOf(standard()), perKmCents: standard().perKmCents * 100 };
  for (const more of [{ isMeant: false }, { isMeant: undefined }, { isMeant: false, from: on(7) }])
    await expect(set(far, more)).rejects.toMatchObject({ code: 'TARIFF_FAR' });
  // By what holds then, not by what holds now.
  const half = Math.round(standard().perKmCents * 1.4);
  await set({ ...rateOf(standard()), perKmCents: half }, { from: on(7), isMeant: false });
  const rates = { ...rateOf(standard()), perKmCents: Math.round(half * 1.4) };
  await set(rates, { from: on(8), isMeant: false });
  await expect(set(rates, { from: on(9) })).rejects.toMatchObject({ code: 'TARIFF_SAME' });
});

test('not more than so many wait to begin', async () => {
  for (let day = 1; day <= MOST_COMING; day++) await set(withBase(500 + day), { from: on(day) });
  await expect(set(withBase(499), { from: on(30) })).rejects.toMatchObject({ code: 'TARIFFS_FULL' });
});

test('what hasn’t begun is taken back, what has begun never changes', async () => {
  const before = standard().baseCents;
  const { id } = await set(withBase(before + 5), { from: on(10) });
  await takeBackTariff(other, admin, { id });
  await expect(takeBackTariff(core, admin, { id })).rejects.toMatchObject({
    ...{ code: 'NOT_FOUND', refused: ['TARIFF_NOT_FOUND'] },
  });
  expect((await ofStandard())?.coming).toEqual([]);

  // Its time has come, and nobody has let it begin yet.
  const due = await set(withBase(before + 6), { from: on(11) });
  await moveTo(due.id, 0);
  await expect(takeBackTariff(core, admin, due)).rejects.toMatchObject({ code: 'TARIFF_BEGUN' });
  await bothCharge(before + 6);
  for (const statement of ['update tariffs set base_cents = 1', 'delete from tariffs'])
    await expect(core.db.pool.query(`${statement} where id = $1`, [due.id])).rejects.toMatchObject({
      constraint: 'tariffs_begun',
    });
});

test('prices changed by hand, and those of a new type, are in the history too', async () => {
  const before = standard().baseCents;
  await core.db.pool.query(`update ride_types set base_cents = $1 where id = 'standard'`, [before + 7]);
  await bothCharge(before + 7);
  expect(await ofStandard()).toMatchObject({
    now: { baseCents: before + 7, setBy: null },
    past: expect.arrayContaining([expect.objectContaining({ baseCents: before })]),
  });
  const edition = core.rideTypes.edition();
  await core.db.pool.query(`update ride_types set is_enabled = true where id = 'standard'`);
  await core.rideTypes.load();
  expect(core.rideTypes.edition()).toBe(edition);
});

test('who set and took back what is in the audit trail', async () => {
  const before = standard().baseCents;
  const { id } = await set(withBase(before + 8), { from: on(12) });
  await takeBackTariff(core, admin, { id });
  const { items } = await listAudit(core.db, core.timeZone, { userId: admin.userId, search: '', limit: 2 });
  expect(items).toMatchObject([
    { type: 'tariff.taken_back', actor: { id: admin.userId }, facts: { rideTypeId: 'standard' } },
    {
      type: 'tariff.set',
      changes: [{ field: 'baseCents', from: before, to: before + 8 }],
      facts: { rideTypeId: 'standard', beginsAt: expect.stringMatching(/Z$/) },
    },
  ]);
});

test('an admin is refused soon while another transaction holds the prices; quotes go on', async () => {
  const holder = await core.db.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('lock table tariffs in share row exclusive mode');
    const refusal = set(withBase(600)).catch((error: unknown) => error);
    expect((await quoteRide(core, trip, rider.userId)).fares).toHaveLength(5);
    await core.rideTypes.load();
    expect(await refusal).toSatisfy(isLocked);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
});
