import { aboutDollars, firstRideType, rateOf, type AddRideTypeInput } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAudit } from '../audit/list-audit.ts';
import type { AppError } from '../core/app-error.ts';
import { isLocked } from '../core/is-undone.ts';
import { cancelRide } from '../rides/cancel-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import { scheduleRide } from '../scheduled/schedule-ride.ts';
import type { RunningServices } from '../server/start-services.ts';
import { listTariffs } from '../tariffs/tariff-queries.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { inEachLanguage } from '../testing/in-each-language.ts';
import { request } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { addRideType, makeTypeId } from './add-ride-type.ts';
import { changeRideType } from './change-ride-type.ts';
import { offerRideType } from './offer-ride-type.ts';
import { orderRideTypes } from './order-ride-types.ts';
import { fieldsOf } from './ride-type-fields.ts';
import { countBooked } from './ride-type-queries.ts';

const database = useTestDatabase();
let core: RunningServices;
let other: RunningServices;
let admin: TestActor;
beforeAll(async () => {
  [core, other] = await Promise.all([
    startTestCore(database.connectionString),
    startTestCore(database.connectionString),
  ]);
  admin = await makeActor(core.db, 'admin');
  await makeActor(core.db, 'driver', { vehicle: { kind: 'car', classRank: 4, seats: 7 } });
});
afterAll(() => Promise.all([core.stop(), other.stop()]));

const standard = firstRideType('standard');
/** A type of this name, the same in every language. */
const named = (name: string, more: Partial<AddRideTypeInput> = {}): AddRideTypeInput => ({
  ...{ names: inEachLanguage(name), blurbs: inEachLanguage('after ten') },
  ...{ vehicleKind: 'car', leastClass: 1, seats: 4, icon: 'car', ratesOf: 'comfort', ...more },
});
const add = (input: AddRideTypeInput) => addRideType(core, admin, input);
const refusal = (asked: Promise<unknown>) => asked.catch((reason: AppError) => reason);
/** The type as the other process knows it. */
const elsewhere = (type: string) => other.rideTypes.find(type);
const fieldsNow = async (type: string) => {
  await core.rideTypes.load();
  // The types of this test have words in every language.
  return fieldsOf(core.rideTypes.find(type) as typeof standard);
};
const order = async () => {
  await core.rideTypes.load();
  return core.rideTypes.list().map(({ id }) => id);
};
const lastDone = async () =>
  (await listAudit(core.db, core.timeZone, { userId: admin.userId, search: '', limit: 1 })).items[0];

test('a new type is last, has the rates of another, and is offered once the desk says so', async () => {
  const { type } = await add(named('Night car'));
  expect(type).toBe('night_car');
  await expect
    .poll(() => elsewhere(type))
    .toEqual({
      ...{ id: type, ...fieldsOf(named('Night car')), ...rateOf(firstRideType('comfort')) },
      ...{ aboutDollars: aboutDollars(firstRideType('comfort')), place: 6, isEnabled: false },
    });
  // Sent again after a lost answer.
  expect(await add(named('Night car'))).toEqual({ type });
  expect(await lastDone()).toMatchObject({ type: 'ride_type.added', facts: { rideTypeId: type } });
  const { types } = await listTariffs(core.db);
  expect(types.at(-1)).toMatchObject({ type, now: rateOf(firstRideType('comfort')), past: [] });

  const rider = await makeActor(core.db, 'rider');
  await core.rideTypes.load();
  const early = await refusal(requestRide(core, rider, request({ type })));
  expect(early).toMatchObject({ refused: ['rideTypeUnknown'] });
  await offerRideType(other, admin, { type, isOffered: true });
  expect(await offerRideType(core, admin, { type, isOffered: true })).toEqual({ type });
  await core.rideTypes.load();
  expect(await requestRide(core, rider, request({ type }))).toMatchObject({ type });
  expect(await lastDone()).toMatchObject({
    type: 'ride_type.changed',
    changes: [{ field: 'isOffered', from: false, to: true }],
  });
  // A ride that was requested goes on when its type isn't offered any more.
  await offerRideType(core, admin, { type, isOffered: false });
  await expect.poll(() => elsewhere(type)?.isEnabled).toBe(false);
  const { rows } = await core.db.pool.query('select status from rides where type = $1', [type]);
  expect(rows).toEqual([{ status: 'requested' }]);
  await cancelRide(core, rider, { rideId: (await core.db.pool.query('select id from rides')).rows[0].id });
});

test('names, descriptions, picture and vehicles are changed for everyone, and kept in the audit trail', async () => {
  const { type } = await add(named('Family'));
  const seen = await fieldsNow(type);
  const fields = {
    ...seen,
    names: { ...seen.names, en: 'Family van', bn: 'পরিবার' },
    seats: 7,
    leastClass: 2,
    icon: 'van',
  };
  expect(await changeRideType(core, admin, { type, ...fields, seen })).toEqual({ type });
  await expect.poll(() => elsewhere(type)).toMatchObject(fields);
  // Sent again after a lost answer.
  expect(await changeRideType(other, admin, { type, ...fields, seen })).toEqual({ type });
  expect(await lastDone()).toMatchObject({
    facts: { rideTypeId: type },
    changes: [
      { field: 'icon', from: 'car', to: 'van' },
      { field: 'seats', from: 4, to: 7 },
      { field: 'names.bn', from: 'Family', to: 'পরিবার' },
      { field: 'names.en', from: 'Family', to: 'Family van' },
      { field: 'classRank', from: 1, to: 2 },
    ],
  });
  // Its rates and its place stay.
  expect(elsewhere(type)).toMatchObject(rateOf(firstRideType('comfort')));
});

test('of two admins who change a type at once, one is told that it isn’t what they saw', async () => {
  const { type } = await add(named('Ladies'));
  const seen = await fieldsNow(type);
  const changes = [core, other].map((by, i) =>
    changeRideType(by, admin, { type, ...seen, seats: 5 + i, seen }),
  );
  const ended = await Promise.allSettled(changes);
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'RIDE_TYPE_CHANGED' },
  });
});

test('two types never have the same name, however it is written, in any language', async () => {
  const { type } = await add(named('Green', { names: { ...inEachLanguage('Green'), bn: 'সবুজ' } }));
  const taken = await refusal(add(named('GREEN', { names: { ...inEachLanguage('GREEN'), bn: 'অন্য' } })));
  expect(taken).toMatchObject({ code: 'BAD_INPUT', refused: ['rideTypeNamed'] });
  const inBangla = await refusal(add(named('Leaf', { names: { ...inEachLanguage('Leaf'), bn: 'সবুজ' } })));
  expect(inBangla).toMatchObject({ fields: new Map([['names.bn', ['rideTypeNamed']]]) });
  const seen = await fieldsNow(type);
  const asOther = { ...seen, names: { ...seen.names, en: 'standard' } };
  expect(await refusal(changeRideType(core, admin, { type, ...asOther, seen }))).toMatchObject({
    fields: new Map([['names.en', ['rideTypeNamed']]]),
  });
});

test('an id is made from the English name', () => {
  expect(makeTypeId('Night  car', [])).toBe('night_car');
  expect(makeTypeId('Café-Crème', [])).toBe('cafe_creme');
  expect(makeTypeId('XL', ['xl'])).toBe('xl_2');
  expect(makeTypeId('XL', ['xl', 'xl_2'])).toBe('xl_3');
  expect(makeTypeId('6 seats', [])).toBe('type_6_seats');
  expect(makeTypeId('X', [])).toBe('type_x');
  expect(makeTypeId('রাত', [])).toBe('type');
  expect(makeTypeId('a'.repeat(40), ['a'.repeat(30)])).toBe(`${'a'.repeat(28)}_2`);
});

test('a type that no vehicle serves is offered only when that is meant', async () => {
  const { type } = await add(named('Bike', { vehicleKind: 'bike', seats: 1, icon: 'motorbike' }));
  const offer = { type, isOffered: true };
  await expect(offerRideType(core, admin, offer)).rejects.toMatchObject({ code: 'RIDE_TYPE_UNSERVED' });
  await offerRideType(core, admin, { ...offer, isMeant: true });
  const seen = await fieldsNow(type);
  await changeRideType(core, admin, { type, ...seen, icon: 'bike', seen });
  const now = { ...seen, icon: 'bike' };
  const wider = { type, ...now, seats: 2, seen: now };
  await expect(changeRideType(core, admin, wider)).rejects.toMatchObject({ code: 'RIDE_TYPE_UNSERVED' });
  await changeRideType(core, admin, { ...wider, isMeant: true });
  // Drivers may have such vehicles from now on.
  const driver = await makeActor(core.db, 'driver', { vehicle: { kind: 'bike', classRank: 1, seats: 2 } });
  const { rows } = await core.db.pool.query('select confirmed_kind from drivers where id = $1', [
    driver.userId,
  ]);
  expect(rows).toEqual([{ confirmed_kind: 'bike' }]);
  await offerRideType(core, admin, { type, isOffered: false });
  await offerRideType(core, admin, offer);
});

test('the desk is told how many booked rides wait for a type', async () => {
  const rider = await makeActor(core.db, 'rider');
  const before = await countBooked(core.db, 'standard');
  const local = new Intl.DateTimeFormat('sv-SE', {
    timeZone: core.timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(Date.now() + 6_600_000));
  const [day = '', time = ''] = local.split(' ');
  const id = crypto.randomUUID();
  await scheduleRide(core, rider, { ...{ id, ...request(), day, time }, pickupNote: undefined });
  expect(await countBooked(core.db, 'standard')).toEqual({ rides: before.rides + 1, series: 0 });
  await core.db.pool.query(`update scheduled_rides set state = 'canceled' where id = $1`, [id]);
  expect(await countBooked(core.db, 'standard')).toEqual(before);
});

test('riders keep at least one type', async () => {
  await core.db.pool.query(`update ride_types set is_enabled = id in ('xl', 'luxury')`);
  const ended = await Promise.allSettled([
    offerRideType(core, admin, { type: 'xl', isOffered: false }),
    offerRideType(other, admin, { type: 'luxury', isOffered: false }),
  ]);
  expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'LAST_TYPE', refused: ['LAST_OFFERED_TYPE'] },
  });
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('types are put in order, if it is the order that was seen', async () => {
  const seen = await order();
  const [first = '', ...rest] = seen;
  const moved = [...rest, first];
  await orderRideTypes(core, admin, { order: moved, seen });
  await expect.poll(() => other.rideTypes.list().map(({ id }) => id)).toEqual(moved);
  expect(await lastDone()).toMatchObject({
    changes: [{ field: 'order', from: seen.join(', '), to: moved.join(', ') }],
  });
  expect(await orderRideTypes(core, admin, { order: moved, seen })).toEqual({ order: moved });
  const stale = { order: seen.toReversed(), seen };
  await expect(orderRideTypes(core, admin, stale)).rejects.toMatchObject({ code: 'RIDE_TYPE_CHANGED' });
  for (const wrong of [rest, [...seen.slice(1), 'rocket'], [...rest, rest[0] ?? '']])
    expect(await refusal(orderRideTypes(core, admin, { order: wrong, seen: moved }))).toMatchObject({
      refused: ['rideTypeOrder'],
    });
});

test('an unknown type is refused with a sentence, and a city has only so many', async () => {
  const seen = fieldsOf(standard);
  for (const asked of [
    () => add({ ...named('Rocket'), ratesOf: 'rocket' }),
    () => changeRideType(core, admin, { type: 'rocket', ...seen, seats: 2, seen }),
    () => offerRideType(core, admin, { type: 'rocket', isOffered: true }),
  ])
    expect(await refusal(asked())).toMatchObject({ code: 'BAD_INPUT', refused: ['rideTypeUnknown'] });
  for (let n = (await order()).length; n < 20; n++) await add(named(`Kind ${n}`));
  await expect(add(named('One more'))).rejects.toMatchObject({ code: 'RIDE_TYPES_FULL' });
});

test('an admin is refused soon while another transaction holds the types', async () => {
  const holder = await core.db.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('lock table tariffs in share row exclusive mode');
    expect(await refusal(offerRideType(core, admin, { type: 'standard', isOffered: true }))).toSatisfy(
      isLocked,
    );
  } finally {
    await holder.query('rollback');
    holder.release();
  }
});
