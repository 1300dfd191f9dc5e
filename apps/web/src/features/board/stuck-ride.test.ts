import type { BoardRide, DriverPosition, RideStatus } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { expectedAtMs, findStuck, inStatusSinceMs } from './stuck-ride.ts';
import { at, makeBoardRide, NOON_MS } from './testing/make-board-ride.ts';

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
  const stuck = findStuck(makeBoardRide(status), {
    position: HOUR,
    expectedPickupMs,
    standingSinceMs: undefined,
  });
  expect(stuck?.why).toBe(why);
  expect(seconds(stuck?.fromMs)).toBe(fromSeconds);
});

test('a driver silent for a minute is stuck, whatever the step, and the earliest reason counts', () => {
  for (const status of ['accepted', 'picked_up', 'in_transit'] as const) {
    const stuck = findStuck(makeBoardRide(status), {
      position: seen(30),
      expectedPickupMs: undefined,
      standingSinceMs: undefined,
    });
    expect([stuck?.why, seconds(stuck?.sinceMs), seconds(stuck?.fromMs)]).toEqual(['silent', 30, 90]);
  }
});

test('a driver never heard of is silent a minute after the accept', () => {
  const stuck = findStuck(makeBoardRide('accepted'), {
    position: undefined,
    expectedPickupMs: undefined,
    standingSinceMs: undefined,
  });
  expect([stuck?.why, seconds(stuck?.fromMs)]).toEqual(['silent', 60]);
});

test('a request has no driver to be silent, and what is finished is never stuck', () => {
  const none = { position: undefined, expectedPickupMs: undefined, standingSinceMs: undefined };
  expect(findStuck(makeBoardRide('requested'), none)?.why).toBe('waiting');
  expect(findStuck(makeBoardRide('completed'), none)).toBeUndefined();
  expect(findStuck(makeBoardRide('canceled'), none)).toBeUndefined();
});

test('a ride that waits for its driver to end another one is not stuck until they are late', () => {
  const next = { pickupAt: at(400) } as NonNullable<BoardRide['next']>;
  const none = { position: undefined, expectedPickupMs: undefined, standingSinceMs: undefined };
  const stuck = findStuck(makeBoardRide('requested', { next }), none);
  expect([stuck?.why, seconds(stuck?.fromMs)]).toEqual(['late', 400 + 300]);
});

test('time counts from when the present status was reached', () => {
  const ride = makeBoardRide('picked_up', {
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
  const stuck = findStuck(makeBoardRide('accepted'), standing(30));
  expect([stuck?.why, seconds(stuck?.sinceMs), seconds(stuck?.fromMs)]).toEqual(['standing', 30, 210]);
  expect(seconds(findStuck(makeBoardRide('accepted'), standing(-600))?.fromMs)).toBe(180);
  // Who waits for the rider to get in, or in traffic, is judged by the time that takes.
  expect(findStuck(makeBoardRide('picked_up'), standing(-600))?.why).toBe('boarding');
  expect(findStuck(makeBoardRide('in_transit'), standing(-600))?.why).toBe('slow');
});

test('at the pickup one waits for the rider; who was asked whether they come is stuck at once', () => {
  const ride = makeBoardRide('accepted');
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
    seconds(expectedAtMs(makeBoardRide(status, { approachSeconds })));
  expect(expected('accepted')).toBe(240);
  expect(expected('accepted', null)).toBe(false);
  expect(expected('in_transit')).toBe(1_260);
  expect([expected('requested'), expected('picked_up'), expected('completed')]).toEqual([
    false,
    false,
    false,
  ]);
});
