import { expect, test } from 'vitest';
import { SETS_OFF_EARLY_SECONDS } from './approach.ts';
import { isAboard, RIDE_STATUSES } from './choices.ts';
import type { DriverPosition } from './drivers.ts';
import type { RideStatus } from './ride-status.ts';
import { expectedAtMs, findStuck, inStatusSinceMs } from './stuck-ride.ts';

type Ride = Parameters<typeof findStuck>[0];

/** 14:00:00 of the test day, in ms. */
const NOON_MS = Date.parse('2026-11-16T14:00:00Z');
const at = (secondsAfter: number): string => new Date(NOON_MS + secondsAfter * 1_000).toISOString();

/** A ride that reached its status at 14:00:00. */
const makeRide = (status: RideStatus, more: Partial<Ride> = {}): Ride => ({
  status,
  pickup: { address: 'Road 27, Gulshan', lat: 23.7947, lng: 90.4143 },
  durationSeconds: 1_260,
  times: { requested: at(0), ...(status !== 'requested' && { accepted: at(0) }), [status]: at(0) },
  asked: null,
  approachSeconds: null,
  ...more,
});

const seen = (seconds: number): DriverPosition => ({
  driverId: 'driver-1',
  lat: 23.79,
  lng: 90.41,
  bearing: null,
  at: NOON_MS + seconds * 1_000,
});
const HOUR = seen(3_600);
const seconds = (ms: number | undefined) => ms !== undefined && (ms - NOON_MS) / 1_000;

test.each<[RideStatus, number | undefined, string, number]>([
  ['requested', undefined, 'waiting', 60],
  ['accepted', NOON_MS + 240_000, 'late', 240 + 300],
  ['picked_up', undefined, 'boarding', 300],
  ['in_transit', undefined, 'slow', 2 * 1_260],
])('%s is stuck in time', (status, expectedPickupMs, why, fromSeconds) => {
  const stuck = findStuck(makeRide(status), {
    position: HOUR,
    expectedPickupMs,
    standingSinceMs: undefined,
  });
  expect(stuck?.why).toBe(why);
  expect(seconds(stuck?.fromMs)).toBe(fromSeconds);
});

test('a driver silent for a minute is stuck, whatever the step, and the earliest reason counts', () => {
  for (const status of ['accepted', 'picked_up', 'in_transit'] as const) {
    const stuck = findStuck(makeRide(status), {
      position: seen(30),
      expectedPickupMs: undefined,
      standingSinceMs: undefined,
    });
    expect([stuck?.why, seconds(stuck?.sinceMs), seconds(stuck?.fromMs)]).toEqual(['silent', 30, 90]);
  }
});

test('a driver never heard of is silent a minute after the accept', () => {
  const stuck = findStuck(makeRide('accepted'), {
    position: undefined,
    expectedPickupMs: undefined,
    standingSinceMs: undefined,
  });
  expect([stuck?.why, seconds(stuck?.fromMs)]).toEqual(['silent', 60]);
});

test('a request has no driver to be silent, and what is finished is never stuck', () => {
  const none = { position: undefined, expectedPickupMs: undefined, standingSinceMs: undefined };
  expect(findStuck(makeRide('requested'), none)?.why).toBe('waiting');
  expect(findStuck(makeRide('completed'), none)).toBeUndefined();
  expect(findStuck(makeRide('canceled'), none)).toBeUndefined();
});

test('a ride that waits for its driver to end another one is not stuck until they are late', () => {
  const next = { pickupAt: at(400) } as NonNullable<Ride['next']>;
  const none = { position: undefined, expectedPickupMs: undefined, standingSinceMs: undefined };
  const stuck = findStuck(makeRide('requested', { next }), none);
  expect([stuck?.why, seconds(stuck?.fromMs)]).toEqual(['late', 400 + 300]);
});

test('time counts from when the present status was reached', () => {
  const ride = makeRide('picked_up', {
    times: { requested: at(0), accepted: at(10), picked_up: at(100) },
  });
  expect(seconds(inStatusSinceMs(ride))).toBe(100);
  expect(
    seconds(
      findStuck(ride, { position: HOUR, expectedPickupMs: undefined, standingSinceMs: undefined })?.fromMs,
    ),
  ).toBe(400);
});

test('on the way and standing for three minutes, counted from the accept at the earliest', () => {
  const standing = (seconds: number) => ({
    position: HOUR,
    expectedPickupMs: undefined,
    standingSinceMs: NOON_MS + seconds * 1_000,
  });
  const stuck = findStuck(makeRide('accepted'), standing(30));
  expect([stuck?.why, seconds(stuck?.sinceMs), seconds(stuck?.fromMs)]).toEqual(['standing', 30, 210]);
  expect(seconds(findStuck(makeRide('accepted'), standing(-600))?.fromMs)).toBe(180);
  // Waiting for the rider to get in, and traffic, are judged by how long they take.
  expect(findStuck(makeRide('picked_up'), standing(-600))?.why).toBe('boarding');
  expect(findStuck(makeRide('in_transit'), standing(-600))?.why).toBe('slow');
});

test('a driver may stand until they have to set off for a scheduled ride', () => {
  const times = { requested: at(0), accepted: at(0), scheduled: at(3_600) };
  const facts = {
    position: { ...HOUR, at: NOON_MS + 7_200_000 },
    expectedPickupMs: undefined,
    standingSinceMs: NOON_MS,
  };
  const standing = (approachSeconds: number | null) =>
    seconds(findStuck(makeRide('accepted', { times, approachSeconds }), facts)?.sinceMs);
  expect(standing(null)).toBe(3_600 - SETS_OFF_EARLY_SECONDS);
  expect(standing(600)).toBe(3_600 - 600 - SETS_OFF_EARLY_SECONDS);
});

test('a driver who comes before the time of a scheduled ride is not late', () => {
  const times = { requested: at(0), accepted: at(0), scheduled: at(1_800) };
  const facts = { position: HOUR, expectedPickupMs: NOON_MS + 240_000, standingSinceMs: undefined };
  const stuck = findStuck(makeRide('accepted', { times }), facts);
  expect([stuck?.why, seconds(stuck?.sinceMs)]).toEqual(['late', 1_800]);
});

test('at the pickup one waits for the rider; who was asked whether they come is stuck at once', () => {
  const ride = makeRide('accepted');
  const facts = { expectedPickupMs: undefined, standingSinceMs: NOON_MS + 30_000 };
  const there = { ...HOUR, ...ride.pickup };
  expect(findStuck(ride, { ...facts, position: there })?.why).toBe('silent');
  const asked = { ...ride, asked: { until: at(300), isLast: false } };
  const stuck = findStuck(asked, { ...facts, position: HOUR });
  expect([stuck?.why, seconds(stuck?.sinceMs), seconds(stuck?.fromMs)]).toEqual(['asked', 30, 30]);
  expect(findStuck(asked, { ...facts, position: undefined, standingSinceMs: undefined })?.why).toBe('asked');
});

test('a ride is expected at the pickup by its driver’s way, at the destination by its own, and else not', () => {
  const expected = (status: RideStatus, approachSeconds: number | null = 240) =>
    seconds(expectedAtMs(makeRide(status, { approachSeconds })));
  expect(expected('accepted')).toBe(240);
  expect(expected('accepted', null)).toBe(false);
  expect(expected('in_transit')).toBe(1_260);
  expect([expected('requested'), expected('picked_up'), expected('completed')]).toEqual([
    false,
    false,
    false,
  ]);
});

test('a car at the pickup is not late, however long ago it should have been there', () => {
  const ride = makeRide('accepted');
  const facts = { expectedPickupMs: NOON_MS, standingSinceMs: undefined };
  expect(findStuck(ride, { ...facts, position: { ...HOUR, ...ride.pickup } })?.why).toBe('silent');
  expect(findStuck(ride, { ...facts, position: HOUR })?.why).toBe('late');
});

test('a signal lost with many others is no trouble of the ride; what else is wrong still is', () => {
  const facts = { position: seen(30), standingSinceMs: NOON_MS, isLostTogether: true };
  const why = (status: RideStatus, expectedPickupMs?: number) =>
    findStuck(makeRide(status), { ...facts, expectedPickupMs })?.why;
  expect([why('accepted'), why('picked_up'), why('in_transit')]).toEqual([undefined, 'boarding', 'slow']);
  expect(why('accepted', NOON_MS)).toBe('late');
});

test('the rider is in the car from the pickup to the destination', () => {
  expect(RIDE_STATUSES.filter(isAboard)).toEqual(['picked_up', 'in_transit']);
});
