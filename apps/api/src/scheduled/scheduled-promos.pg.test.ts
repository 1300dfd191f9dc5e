import { addDays, cityDay, type ScheduleRideInput } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, expect, test } from 'vitest';
import { checkPromo } from '../promos/find-promo.ts';
import { makePromo } from '../promos/make-promo.ts';
import { endPromo } from '../promos/end-promo.ts';
import { getPromo } from '../promos/promo-queries.ts';
import { findRideImage } from '../rides/reads/ride-queries.ts';
import { requestRide } from '../rides/request-ride.ts';
import { refused } from '../testing/accounts.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { hearEvents } from '../testing/hear-events.ts';
import { AIRPORT, GULSHAN, request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { requestScheduled } from './request-scheduled.ts';
import { reschedule } from './change-scheduled.ts';
import { getAtDesk } from './list-at-desk.ts';
import { listScheduled } from './scheduled-queries.ts';
import { scheduleRide } from './schedule-ride.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let rider: TestActor;
beforeEach(async () => {
  rider = await makeActor(core.db, 'rider');
});

const day = (ahead: number) => addDays(cityDay(core.timeZone), ahead);
let codes = 0;
async function makeCode(change: { to?: string; from?: string; mostUses?: number } = {}) {
  const code = `LATER${(codes += 1)}`;
  const { id } = await makePromo(core, await makeActor(core.db, 'admin'), {
    ...{ id: crypto.randomUUID(), code, percent: 20, from: day(0), to: day(10) },
    ...{ mostEach: 1, isFirstRide: false, ...change },
  });
  return { id, code };
}
const wish = (promoCode?: string): ScheduleRideInput => ({
  ...{ id: crypto.randomUUID(), pickup: GULSHAN, destination: AIRPORT, type: 'standard' },
  ...{ day: day(3), time: '09:00', promoCode },
});

/** The time of a scheduled ride has come: the ride that was requested, and what its rider was told. */
async function come(id: string, pickupAt: string) {
  await requestScheduled(core, Date.parse(pickupAt) - 60_000);
  const { rows } = await core.db.pool.query<{ rideId: string }>(
    'select ride_id as "rideId" from scheduled_rides where id = $1',
    [id],
  );
  const told = await core.db.pool.query<{ params: object }>(
    `select params from notifications where user_id = $1 and type = 'scheduled_requested'`,
    [rider.userId],
  );
  return {
    image: (await findRideImage(core.db, rows[0]!.rideId))!,
    told: told.rows.map(({ params }) => params),
  };
}

test('a ride scheduled with a code is requested with it, once, whichever process makes it', async () => {
  const { id: promoId, code } = await makeCode();
  const ride = await scheduleRide(core, rider, wish(code));
  const discountCents = Math.round(ride.fareCents / 5);
  expect(ride.promo).toEqual({ code, discountCents });
  expect(await listScheduled(core.db.orm, rider.userId)).toEqual([ride]);
  expect((await getPromo(core.db.orm, promoId)).used).toBe(0);
  const { image, told } = await come(ride.id, ride.pickupAt);
  expect(image).toMatchObject({ fareCents: ride.fareCents, discountCents });
  expect(told).toEqual([expect.not.objectContaining({ lostCode: expect.anything() as string })]);
  // A process died after it made the ride and before it said so.
  await core.db.pool.query(
    `update scheduled_rides set state = 'requesting', ride_id = null, tried_at = '2026-01-01' where id = $1`,
    [ride.id],
  );
  const again = await come(ride.id, ride.pickupAt);
  expect(again.image.id).toBe(image.id);
  expect(again.told.filter((params) => 'lostCode' in params)).toEqual([]);
  expect((await getPromo(core.db.orm, promoId)).used).toBe(1);
});

test('a code that others have used up by then costs the discount, not the ride, and the rider is told', async () => {
  const { code } = await makeCode({ mostUses: 1 });
  const ride = await scheduleRide(core, rider, wish(code));
  await requestRide(core, await makeActor(core.db, 'rider'), request({ promoCode: code }));
  const { image, told } = await come(ride.id, ride.pickupAt);
  expect(image.fareCents).toBe(ride.fareCents);
  expect(image.discountCents).toBe(0);
  expect(told).toEqual([expect.objectContaining({ lostCode: code })]);
});

test('a code must hold at the time of the ride, not now', async () => {
  const [over, begins] = await Promise.all([
    makeCode({ to: day(2) }),
    makeCode({ from: day(2), to: day(4) }),
  ]);
  await refused(scheduleRide(core, rider, wish(over.code)), 'PROMO_OVER');
  await refused(scheduleRide(core, rider, wish('NEVERMADE')), 'PROMO_UNKNOWN');
  // Checked before, it is the same.
  const { day: then, time } = wish();
  const check = (code: string, at?: { day: string; time: string }) =>
    checkPromo(core, rider, { code, ...(at && { at }) });
  expect(await check(over.code)).toMatchObject({ code: over.code });
  await refused(check(over.code, { day: then, time }), 'PROMO_OVER');
  await refused(check(begins.code), 'PROMO_NOT_BEGUN');
  expect(await check(begins.code, { day: then, time })).toMatchObject({ code: begins.code });
  await refused(check(begins.code, { day: day(5), time }), 'PROMO_OVER');
  expect(await listScheduled(core.db.orm, rider.userId)).toEqual([]);
  expect((await scheduleRide(core, rider, wish(begins.code))).promo).toMatchObject({ code: begins.code });
});

test('a code that is ended is named no more, at once and to everyone', async () => {
  const { id: promoId, code } = await makeCode();
  const ride = await scheduleRide(core, rider, wish(code));
  const events = await hearEvents(database.connectionString);
  const admin = await makeActor(core.db, 'admin');
  await endPromo(core, admin, { promoId });
  const [own] = await listScheduled(core.db.orm, rider.userId);
  expect(own).toMatchObject({ id: ride.id, lostCode: code, fareCents: ride.fareCents });
  expect(own).not.toHaveProperty('promo');
  expect(await getAtDesk(core, { id: ride.id })).toMatchObject({ lostCode: code });
  await expect
    .poll(() => events.named('scheduled.changed'))
    .toEqual([{ event: 'scheduled.changed', riderId: rider.userId }]);
  await events.stop();
});

test('moved to a day after the code’s last one, a ride is shown without it, and moved back with it', async () => {
  const { code } = await makeCode({ to: day(3) });
  const { id, promo } = await scheduleRide(core, rider, wish(code));
  const moved = await reschedule(core, rider, { id, day: day(5), time: '09:00' });
  expect(moved).toMatchObject({ lostCode: code });
  expect(moved).not.toHaveProperty('promo');
  expect(await reschedule(core, rider, { id, day: day(3), time: '09:00' })).toMatchObject({ promo });
});

test.each([
  ['begins at the ride’s time', 'begins_at', 0, null],
  ['begins a moment after it', 'begins_at', 1, 'PROMO_NOT_BEGUN'],
  ['ends a moment after it', 'ends_at', 1, null],
  ['ends at the ride’s time', 'ends_at', 0, 'PROMO_OVER'],
] as const)('a code that %s counts by that time, however early the ride is requested', async (...edge) => {
  const [, column, laterMs, refusal] = edge;
  const { id: promoId, code } = await makeCode();
  const wished = wish(code);
  const ride = await scheduleRide(core, rider, wished);
  await core.db.pool.query(`update promos set ${column} = $2 where id = $1`, [
    promoId,
    new Date(Date.parse(ride.pickupAt) + laterMs),
  ]);
  const other = await makeActor(core.db, 'rider');
  const anew = scheduleRide(core, other, { ...wished, id: crypto.randomUUID() });
  if (refusal) await refused(anew, refusal);
  else expect(await anew).toMatchObject({ promo: { code } });
  const own = (await listScheduled(core.db.orm, rider.userId)).find(({ id }) => id === ride.id);
  expect(own).toMatchObject(refusal ? { lostCode: code } : { promo: ride.promo });
  const { image, told } = await come(ride.id, ride.pickupAt);
  expect(image.discountCents).toBe(refusal ? 0 : ride.promo?.discountCents);
  expect(told).toContainEqual(
    refusal ? expect.objectContaining({ lostCode: code }) : expect.not.objectContaining({ lostCode: code }),
  );
});

test('the same id with another code is another ride', async () => {
  const { code } = await makeCode();
  const sent = wish(code);
  const ride = await scheduleRide(core, rider, sent);
  expect(await scheduleRide(core, rider, sent)).toEqual(ride);
  await refused(scheduleRide(core, rider, { ...sent, promoCode: undefined }), 'COMMAND_REUSED');
});
