import { addDays, cityDay, USUAL_WAITING, type SetWaitingInput } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listAudit } from '../audit/list-audit.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { findRiderRide } from '../rides/reads/ride-queries.ts';
import { requestRide } from '../rides/request-ride.ts';
import { requestScheduled } from '../scheduled/request-scheduled.ts';
import { scheduleRide } from '../scheduled/schedule-ride.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { setWaiting, takeBackWaiting } from './set-waiting.ts';
import { listTariffs } from './tariff-queries.ts';

const core = useTestCore(useTestDatabase());
let admin: TestActor;
let rider: TestActor;
beforeAll(async () => {
  admin = await makeActor(core.db, 'admin');
});
beforeEach(async () => {
  rider = await makeActor(core.db, 'rider');
  await core.db.pool.query('truncate waiting_rules');
});

const SHORT = { freeMinutes: 2, mostMinutes: 10, noShowMinutes: 4 };
const LONG = { freeMinutes: 6, mostMinutes: 30, noShowMinutes: 9 };
const set = (rules: typeof SHORT, more: Partial<SetWaitingInput> = {}) =>
  setWaiting(core, admin, { id: crypto.randomUUID(), ...rules, ...more });
/** A time of day, so many days from now. */
const on = (days: number, time = '06:00') => ({ day: addDays(cityDay(core.timeZone), days), time });
const waiting = async () => (await listTariffs(core.db)).waiting;
/** As if the rules had been set for this moment. */
const begin = ({ id }: { id: string }) =>
  core.db.pool.query(
    `update waiting_rules set begins_at = clock_timestamp() - interval '1 ms' where id = $1`,
    [id],
  );
const rulesOf = async (id: string) =>
  (await core.db.pool.query('select waiting from rides where id = $1', [id])).rows[0]?.waiting;
/** Books a ride, and lets its time come. */
const book = async () => {
  const id = crypto.randomUUID();
  await scheduleRide(core, rider, { id, ...request(), ...on(1, '12:00'), pickupNote: undefined });
  return async () => {
    await core.db.pool.query(
      `update scheduled_rides set pickup_at = now() + interval '6 minutes' where id = $1`,
      [id],
    );
    await requestScheduled(core);
    return findRiderRide(core.db, rider.userId);
  };
};

test('a city begins with the usual rules, and its rides keep none', async () => {
  expect(await waiting()).toEqual({ now: null, coming: null });
  const { id } = await requestRide(core, rider, request());
  expect(await rulesOf(id)).toBeNull();
  expect(await findRiderRide(core.db, rider.userId)).not.toHaveProperty('waiting');
});

test('a ride keeps the rules of its request, whatever is set while it is under way', async () => {
  const { id } = await requestRide(core, rider, request());
  await set(SHORT);
  const other = await makeActor(core.db, 'rider');
  const later = await requestRide(core, other, request());
  const driver = await makeActor(core.db, 'driver');
  await acceptRide(core, driver, { rideId: later.id });
  await set(LONG);
  expect([await rulesOf(id), await rulesOf(later.id)]).toEqual([null, SHORT]);
  expect(await findRiderRide(core.db, other.userId)).toMatchObject({ waiting: SHORT });
});

test('rules begin at their moment: requests before it keep those before', async () => {
  await set(SHORT);
  const coming = await set(LONG, { from: on(2) });
  expect(await waiting()).toMatchObject({
    now: { ...SHORT, setBy: admin.name },
    coming: { id: coming.id, ...LONG },
  });
  const { id } = await requestRide(core, rider, request());
  await begin(coming);
  const next = await requestRide(core, await makeActor(core.db, 'rider'), request());
  expect([await rulesOf(id), await rulesOf(next.id)]).toEqual([SHORT, LONG]);
  expect(await waiting()).toMatchObject({ now: LONG, coming: null });
});

test('a scheduled ride has the rules of its booking', async () => {
  await set(SHORT);
  const requestBooked = await book();
  await set(LONG);
  expect(await requestBooked()).toMatchObject({ times: { scheduled: expect.any(String) }, waiting: SHORT });
});

test('one that was booked before any rules has the usual ones', async () => {
  const requestBooked = await book();
  await set(LONG);
  const ride = await requestBooked();
  expect(ride).toMatchObject({ times: { scheduled: expect.any(String) } });
  expect(ride).not.toHaveProperty('waiting');
});

test('rules to come are replaced or taken back; those that have begun stay', async () => {
  const begun = await set(SHORT);
  const first = await set(LONG, { from: on(1) });
  const second = await set({ ...LONG, mostMinutes: 40 }, { from: on(2) });
  expect((await waiting()).coming).toMatchObject({ id: second.id, mostMinutes: 40 });
  await takeBackWaiting(core, admin, first);
  expect((await waiting()).coming).toMatchObject({ id: second.id });
  await takeBackWaiting(core, admin, second);
  await takeBackWaiting(core, admin, second);
  expect(await waiting()).toMatchObject({ now: { id: begun.id }, coming: null });
  await expect(takeBackWaiting(core, admin, begun)).rejects.toMatchObject({
    ...{ code: 'TARIFF_BEGUN', refused: ['WAITING_BEGUN'] },
  });
  await set(USUAL_WAITING, { from: on(3) });
  await set(LONG);
  expect(await waiting()).toMatchObject({ now: LONG, coming: null });
});

test('the database refuses to change or delete rules that have begun', async () => {
  const { id } = await set(SHORT, { from: on(1) });
  await core.db.pool.query(`update waiting_rules set begins_at = now() - interval '1 hour' where id = $1`, [
    id,
  ]);
  const refused = { constraint: 'waiting_rules_begun' };
  await expect(core.db.pool.query('delete from waiting_rules')).rejects.toMatchObject(refused);
  await expect(core.db.pool.query('update waiting_rules set free_minutes = 9')).rejects.toMatchObject(
    refused,
  );
});

test('sent again with the same id, they are set once; another thing can’t have it', async () => {
  const id = crypto.randomUUID();
  const sent = { id, from: on(1) };
  await set(LONG, sent);
  await set(LONG, sent);
  const refused = { code: 'COMMAND_REUSED' };
  await expect(set(SHORT, sent)).rejects.toMatchObject(refused);
  await expect(set(LONG, { id, from: on(2) })).rejects.toMatchObject(refused);
  const { rows } = await core.db.pool.query('select id from waiting_rules');
  expect(rows).toEqual([{ id }]);
});

test.each([
  [{ day: '2020-01-01', time: '06:00' }, 'tariffPast'],
  [on(120), 'scheduleFar'],
])('they can’t begin at %j', async (from, said) => {
  const error = await set(SHORT, { from }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ refused: expect.arrayContaining([said]) });
  expect((error as { fields: Map<string, unknown> }).fields.has('from')).toBe(true);
});

test('two admins at once leave one set of rules that holds', async () => {
  await Promise.all([set(SHORT), set(LONG), set(USUAL_WAITING, { from: on(1) })]);
  const { now } = await waiting();
  expect([SHORT.freeMinutes, LONG.freeMinutes]).toContain(now?.freeMinutes);
  const { rows } = await core.db.pool.query('select count(distinct begins_at)::int as n from waiting_rules');
  expect(rows[0].n).toBeGreaterThanOrEqual(2);
});

test('the audit trail names the minutes', async () => {
  await set(SHORT);
  await takeBackWaiting(core, admin, await set(LONG, { from: on(1) }));
  const { items } = await listAudit(core.db, core.timeZone, {
    ...{ userId: admin.userId, search: '', limit: 3 },
  });
  expect(items).toMatchObject([
    { type: 'waiting.taken_back' },
    { type: 'waiting.set', facts: LONG },
    { type: 'waiting.set', facts: SHORT },
  ]);
});
