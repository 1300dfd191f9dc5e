import { codeOf, RideStatus, STATUS_OF, type ErrorCode } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { sayRefusal } from '../../core/say-refusal.ts';
import { explainReassign } from './explain-reassign.ts';
import type { RefusedDriver } from '../rules/ride-policy.ts';

const able: RefusedDriver = {
  waitsForQueue: false,
  approved: true,
  suspended: false,
  available: true,
  busy: false,
  declined: false,
  avoided: false,
  serves: true,
};
const CODES: Record<RideStatus, ErrorCode> = {
  requested: 'NO_DRIVER',
  accepted: 'RIDE_CHANGED',
  picked_up: 'ILLEGAL_STEP',
  in_transit: 'ILLEGAL_STEP',
  completed: 'ILLEGAL_STEP',
  canceled: 'RIDE_GONE',
};
const cases = RideStatus.options.flatMap((status) =>
  ['karim', 'rina', null].flatMap((driverId) =>
    [undefined, able].map((chosen) => ({ status, driverId, chosen })),
  ),
);

test.each(cases)('$status with $driverId, for $chosen: a conflict, and how it is now', (each) => {
  const { status, driverId, chosen } = each;
  const refusal = explainReassign(
    {
      status,
      driverId,
      riderId: 'nadia',
      nextDriverId: null,
      isRefunded: false,
      isServed: true,
      hasPin: false,
      keptActs: [],
      waiting: null,
      version: 4,
      changedVersion: 4,
      fareCents: 1_200,
    },
    { fromDriverId: 'karim' },
    chosen,
  );
  const isChosensFault = status === 'accepted' && driverId === 'karim' && chosen !== undefined;
  const code = codeOf(refusal);
  const sentence = sayRefusal('en', [refusal]);
  expect(code).toBe(isChosensFault ? 'DRIVER_NOT_FREE' : CODES[status]);
  expect(STATUS_OF[code]).toBe(409);
  expect(sentence).toMatch(/^[A-Z].*\.$/);
  if (!isChosensFault)
    expect(sentence).toContain(status === 'accepted' && driverId === 'karim' ? 'changed' : ' now');
});

test('a ride that is none', () => {
  expect(explainReassign(undefined, { fromDriverId: 'karim' }, able)).toBe('RIDE_NOT_FOUND');
});

test.each<[Partial<RefusedDriver>, string]>([
  [{ declined: true, busy: true }, 'before'],
  [{ avoided: true, declined: true }, 'can’t be matched'],
  [{ busy: true, available: false }, 'another ride'],
  [{ approved: false, available: false }, 'isn’t allowed to drive'],
  [{ suspended: true, available: false }, 'isn’t allowed to drive'],
  [{ approved: false, serves: false }, 'isn’t allowed to drive'],
  [{ serves: false, available: false }, 'vehicle'],
  [{ available: false }, 'offline'],
  [{}, 'Choose another one'],
])('a chosen driver %o reads why', (driver, words) => {
  const ride = {
    status: 'accepted' as const,
    version: 4,
    changedVersion: 4,
    fareCents: 1_200,
    driverId: 'karim',
    riderId: 'nadia',
    nextDriverId: null,
    isRefunded: false,
    isServed: true,
    hasPin: false,
    keptActs: [],
    waiting: null,
  };
  const chosen = { ...able, ...driver };
  const seen = { fromDriverId: 'karim', seenVersion: 4 };
  expect(sayRefusal('en', [explainReassign(ride, seen, chosen)])).toContain(words);
  // An admin who acts on an older state first reads that.
  expect(explainReassign({ ...ride, version: 6, changedVersion: 6 }, seen, chosen)).toBe('RIDE_CHANGED');
});
