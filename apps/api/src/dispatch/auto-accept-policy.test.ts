import { distanceMeters, drivingSeconds } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { AUTO_ACCEPT_FRESH_MS, endsInTime, mayAcceptFor } from './auto-accept-policy.ts';

const NOW = 1_800_000_000_000;
const ready = { isWanted: true, isConnected: true, position: { at: NOW - AUTO_ACCEPT_FRESH_MS } };

test.each([
  ['all is as it should be', ready, true],
  ['nobody wanted it', { ...ready, isWanted: false }, false],
  ['the app is away', { ...ready, isConnected: false }, false],
  ['the place is not known', { ...ready, position: undefined }, false],
  ['the place is old', { ...ready, position: { at: NOW - AUTO_ACCEPT_FRESH_MS - 1 } }, false],
])('%s', (_what, facts, may) => {
  expect(mayAcceptFor(facts, NOW)).toBe(may);
});

test('a ride ends in time if the drive to it, its own and the one to the next pickup all come before that', () => {
  const [here, pickup] = [
    { lat: 23.78, lng: 90.41 },
    { lat: 23.79, lng: 90.41 },
  ];
  const [destination, next] = [
    { lat: 23.84, lng: 90.4 },
    { lat: 23.8, lng: 90.4 },
  ];
  const ride = { pickup, destination, durationSeconds: 1_200 };
  const way = (from: typeof here, to: typeof here) => drivingSeconds(distanceMeters(from, to));
  const seconds = way(here, pickup) + 1_200 + way(destination, next);
  const endsBefore = (ms: number) => endsInTime(ride, here, { pickup: next, pickupMs: ms }, NOW);
  expect(endsBefore(NOW + seconds * 1_000)).toBe(true);
  expect(endsBefore(NOW + seconds * 1_000 - 1)).toBe(false);
});
