import { StatementInput } from '@ridewire/contracts';
import { openDb, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { GULSHAN } from '../testing/places.ts';
import { getEarnings } from './driver-queries.ts';
import { readStatement } from './read-statement.ts';

const DHAKA = 'Asia/Dhaka';
const database = useTestDatabase();
let db: Db;
let driver: TestActor;
let rider: TestActor;
beforeAll(async () => {
  db = openDb(database.connectionString);
  [driver, rider] = await Promise.all([makeActor(db, 'driver'), makeActor(db, 'rider')]);
});
afterAll(() => db.close());

/** 24-hour clock of the city, which is six hours ahead. */
const at = (day: string, clock: string) => new Date(`${day}T${clock}:00+06:00`);

const went = (online: boolean, day: string, clock: string, type = 'driver.went_online') =>
  db.pool.query(`insert into account_events (user_id, type, data, at) values ($1, $2, $3, $4)`, [
    driver.userId,
    type,
    { available: { from: !online, to: online } },
    at(day, clock),
  ]);

const drove = async (day: string, clock: string, fareCents = 1_000, refundedCents = 0) => {
  const commission = (fareCents - refundedCents) / 5;
  await db.pool.query(
    `insert into rides (id, command_id, rider_id, driver_id, status, type, pickup_address, pickup_lat, pickup_lng, destination_address,
       destination_lat, destination_lng, distance_meters, duration_seconds, fare_cents, refunded_cents, commission_cents,
       payout_cents, requested_at, accepted_at, picked_up_at, in_transit_at, completed_at)
     values (uuidv7(), gen_random_uuid(), $1, $2, 'completed', 'standard', 'Here', $3, $4, 'There', $3, $4, 5000, 900, $5, $6, $7, $8, $9, $9, $9, $9, $9)`,
    [
      rider.userId,
      driver.userId,
      GULSHAN.lat,
      GULSHAN.lng,
      fareCents,
      refundedCents,
      commission,
      fareCents - refundedCents - commission,
      at(day, clock),
    ],
  );
};

/** A ride that took its driver this long before it was completed. */
const droveFor = async (minutes: number, day: string, clock: string) => {
  await drove(day, clock);
  await db.pool.query(
    `update rides set accepted_at = completed_at - $2 * interval '1 minute' where driver_id = $1 and completed_at = $3`,
    [driver.userId, minutes, at(day, clock)],
  );
};

const read = (from: string, to: string) => readStatement(db, driver.userId, { from, to }, DHAKA);
const HOUR = 3_600;

test('where no time online was ever recorded, a ride is none', async () => {
  await droveFor(30, '2026-02-20', '10:00');
  const { days, onlineSince } = await read('2026-02-20', '2026-02-20');
  expect(onlineSince).toBeNull();
  expect(days).toMatchObject([{ onlineSeconds: 0, rides: [{ fareCents: 1_000 }] }]);
});

test('each day has its rides and its hours online, by the city’s clocks', async () => {
  await went(true, '2026-03-01', '22:00');
  // Past midnight, and past an admin's change in between.
  await went(false, '2026-03-02', '01:30', 'driver.suspended');
  await went(true, '2026-03-02', '20:00');
  await went(false, '2026-03-02', '20:15');
  await drove('2026-03-01', '23:59');
  await drove('2026-03-02', '00:01', 2_000, 500);
  await drove('2026-03-02', '20:10');
  await drove('2026-03-04', '00:00');

  const { days, ...range } = await read('2026-03-01', '2026-03-03');
  expect(range).toEqual({
    from: '2026-03-01',
    to: '2026-03-03',
    onlineSince: at('2026-03-01', '22:00').toISOString(),
    bonuses: [],
    referralBonuses: [],
  });
  expect(days.map(({ day, onlineSeconds, rides }) => [day, onlineSeconds, rides.length])).toEqual([
    ['2026-03-01', 2 * HOUR, 1],
    ['2026-03-02', 1.75 * HOUR, 2],
    ['2026-03-03', 0, 0],
  ]);
  expect(days[1]?.rides).toMatchObject([
    {
      completedAt: at('2026-03-02', '20:10').toISOString(),
      pickupAddress: 'Here',
      destinationAddress: 'There',
    },
    { fareCents: 2_000, refundedCents: 500, payoutCents: 1_200 },
  ]);
});

test('a ride that goes on after going offline is time online, each minute once', async () => {
  await went(true, '2026-03-06', '10:00');
  await went(false, '2026-03-06', '11:00');
  await droveFor(30, '2026-03-06', '11:15');
  await droveFor(20, '2026-03-06', '11:20');
  // Past midnight.
  await droveFor(30, '2026-03-07', '00:10');
  const { days } = await read('2026-03-06', '2026-03-07');
  expect(days.map(({ onlineSeconds }) => onlineSeconds / 60)).toEqual([60 + 20 + 20, 10]);
});

test('a ride before the record of time online begins is none', async () => {
  await droveFor(30, '2026-02-27', '10:00');
  await droveFor(30, '2026-03-01', '22:10');
  const { days } = await read('2026-02-27', '2026-03-01');
  expect(days.map(({ onlineSeconds }) => onlineSeconds)).toEqual([0, 0, 2 * HOUR]);
});

test('who came online before the first day, and is so still, was online all the time until now', async () => {
  await went(true, '2026-03-10', '12:00');
  const { days } = await read('2026-03-11', '2026-03-12');
  expect(days.map(({ onlineSeconds }) => onlineSeconds)).toEqual([24 * HOUR, 24 * HOUR]);
  // Tomorrow is in the future.
  const far = await read('2999-01-01', '2999-01-01');
  expect(far.days).toEqual([{ day: '2999-01-01', onlineSeconds: 0, rides: [] }]);
});

test('what was earned says which day today is', async () => {
  const { rows } = await db.pool.query(`select to_char(now() at time zone $1, 'YYYY-MM-DD') as today`, [
    DHAKA,
  ]);
  expect(await getEarnings(db, driver.userId, DHAKA)).toMatchObject({ todayRides: 0, today: rows[0].today });
});

test('a month of days at most, in their order', () => {
  const isGood = (from: string, to: string) => StatementInput.safeParse({ from, to }).success;
  expect(isGood('2026-03-01', '2026-03-31')).toBe(true);
  expect(isGood('2026-03-01', '2026-04-01')).toBe(false);
  expect(isGood('2026-03-02', '2026-03-01')).toBe(false);
  expect(isGood('2026-02-30', '2026-03-01')).toBe(false);
});
