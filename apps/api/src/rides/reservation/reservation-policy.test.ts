import { expect, test } from 'vitest';
import { isPromiseOff, judgeReservation, type ReservationFacts } from './reservation-policy.ts';

const driving: ReservationFacts = {
  isAvailable: true,
  isSilent: false,
  isAvoided: false,
  presentStatus: 'in_transit',
  isLate: false,
};
const free = { ...driving, presentStatus: null };

test('it waits for the ride before, and begins with the end of that', () => {
  expect(judgeReservation(driving)).toBe('keep');
  expect(judgeReservation({ ...driving, presentStatus: 'accepted' })).toBe('keep');
  expect(judgeReservation(free)).toBe('begin');
  expect(judgeReservation({ ...free, isLate: true })).toBe('begin');
});

test.each([
  ['late', { isLate: true }],
  ['offline or barred', { isAvailable: false }],
  ['silent', { isSilent: true }],
  ['to be kept apart from the rider', { isAvoided: true }],
])('whose driver is %s has another one found', (_why, change) => {
  expect(judgeReservation({ ...driving, ...change })).toBe('end');
});

test.each([[{ isAvailable: false }], [{ isSilent: true }], [{ isAvoided: true }]])(
  'with %o it doesn’t begin either',
  (change) => {
    expect(judgeReservation({ ...free, ...change })).toBe('end');
  },
);

test.each([
  [0, false],
  [59_999, false],
  [60_000, true],
  [-59_999, false],
  [-60_000, true],
])('a pickup %d ms later than promised is told anew: %s', (ms, isOff) =>
  expect(isPromiseOff(1_000_000, 1_000_000 + ms)).toBe(isOff),
);
