import type { BoardDriver, BoardRide, RideStatus } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { findStuckRides } from './find-stuck-rides.ts';

const NOW_MS = Date.parse('2026-11-25T12:00:00Z');
const PLACE = { address: 'Gulshan 2', lat: 23.7947, lng: 90.4143 };
const ago = (seconds: number) => NOW_MS - seconds * 1_000;

/** A ride that reached its status this many seconds ago. */
const ride = (status: RideStatus, seconds: number, driverId?: string) =>
  ({
    id: `${status} ${driverId}`,
    status,
    times: Object.fromEntries(
      ['requested', 'accepted', status].map((step) => [step, new Date(ago(seconds)).toISOString()]),
    ),
    pickup: PLACE,
    durationSeconds: 600,
    approachSeconds: 300,
    driver: driverId === undefined ? null : { id: driverId },
    next: null,
    asked: null,
  }) as unknown as BoardRide;
/** A driver last heard from this many seconds ago. */
const heard = (id: string, seconds: number) =>
  ({ id, position: { driverId: id, ...PLACE, bearing: null, at: ago(seconds) } }) as unknown as BoardDriver;
const found = (rides: BoardRide[], drivers: BoardDriver[] = []) =>
  findStuckRides(rides, drivers, NOW_MS).map(
    ({ why, sinceMs }) => `${why} for ${(NOW_MS - sinceMs) / 1_000} s`,
  );

test.each([
  ['a request of 59 s', ride('requested', 59), [], []],
  ['a request of 70 s', ride('requested', 70), [], ['waiting for 10 s']],
  ['a driver heard of a moment ago', ride('in_transit', 100, 'rina'), [heard('rina', 1)], []],
  ['a driver silent for 65 s', ride('in_transit', 100, 'rina'), [heard('rina', 65)], ['silent for 5 s']],
  ['a driver never heard of', ride('accepted', 90, 'rina'), [], ['silent for 30 s']],
  ['a car that stands at its pickup', ride('accepted', 900, 'rina'), [heard('rina', 1)], []],
  ['a ride that ended', ride('completed', 9_000, 'rina'), [], []],
])('%s', (_case, given, drivers, expected) => {
  expect(found([given], drivers)).toEqual(expected);
});

test('drivers lost together with many others are no trouble of their rides', () => {
  const ids = Array.from({ length: 20 }, (_, n) => `driver ${n}`);
  const rides = ids.map((id) => ride('in_transit', 200, id));
  expect(
    found(
      rides,
      ids.map((id) => heard(id, 100)),
    ),
  ).toEqual([]);
  expect(found(rides.slice(0, 1), [heard('driver 0', 100)])).toEqual(['silent for 40 s']);
});
