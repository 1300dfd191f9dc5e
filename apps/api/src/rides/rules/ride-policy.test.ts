import { RideStatus, type ErrorCode } from '@ridewire/contracts';
import { describe, expect, test } from 'vitest';
import {
  explainAccept,
  explainAssure,
  explainTransition,
  isOther,
  needsReason,
  type RefusedDriver,
  type RefusedRide,
} from './ride-policy.ts';

const ME = 'driver-1';
const ride = (status: RideStatus, driverId: string | null = null): RefusedRide => ({
  status,
  version: 3,
  changedVersion: 3,
  fareCents: 1_200,
  riderId: 'rider-1',
  driverId,
  nextDriverId: null,
  isRefunded: false,
  isServed: true,
  hasPin: false,
  keptActs: [],
  waiting: null,
});
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

describe('why an accept changed nothing', () => {
  test.each<[string, RefusedRide | undefined, Partial<RefusedDriver>, ErrorCode]>([
    ['unknown ride', undefined, {}, 'RIDE_NOT_FOUND'],
    ['taken by another', ride('accepted', 'driver-2'), {}, 'RIDE_TAKEN'],
    ['finished by another', ride('completed', 'driver-2'), {}, 'RIDE_TAKEN'],
    ['my own already', ride('accepted', ME), {}, 'ALREADY_DONE'],
    ['canceled', ride('canceled'), {}, 'RIDE_GONE'],
    ['declined before', ride('requested'), { declined: true }, 'RIDE_DECLINED'],
    ['kept apart from its rider', ride('requested'), { avoided: true }, 'RIDE_NOT_FOUND'],
    ['kept apart, taken by another', ride('accepted', 'driver-2'), { avoided: true }, 'RIDE_NOT_FOUND'],
    ['kept apart, my own already', ride('accepted', ME), { avoided: true }, 'ALREADY_DONE'],
    ['another’s next one', { ...ride('requested'), nextDriverId: 'driver-2' }, {}, 'RIDE_TAKEN'],
    ['my own next one', { ...ride('requested'), nextDriverId: ME }, { busy: true }, 'ALREADY_DONE'],
    ['busy', ride('requested'), { busy: true }, 'DRIVER_BUSY'],
    ['offline', ride('requested'), { available: false }, 'DRIVER_OFFLINE'],
    ['not approved', ride('requested'), { approved: false, available: false }, 'DRIVER_NOT_APPROVED'],
    ['suspended', ride('requested'), { suspended: true, available: false }, 'DRIVER_SUSPENDED'],
    ['in a vehicle that doesn’t fit', ride('requested'), { serves: false }, 'VEHICLE_NOT_FIT'],
    ['changed back meanwhile', ride('requested'), {}, 'RIDE_CHANGED'],
  ])('%s', (_what, refused, driver, code) => {
    expect(explainAccept(refused, { ...able, ...driver }, ME)).toBe(code);
  });
});

test('an accept at another price than it has now changed nothing', () => {
  expect(explainAccept(ride('requested'), able, ME, 1_000)).toBe('PRICE_CHANGED');
  expect(explainAccept(ride('requested'), able, ME, 1_200)).toBe('RIDE_CHANGED');
  expect(explainAccept(ride('requested'), { ...able, waitsForQueue: true }, ME)).toBe('RIDE_GONE');
  expect(explainAccept(ride('accepted', 'driver-2'), able, ME, 1_000)).toBe('RIDE_TAKEN');
});

describe('why a move changed nothing', () => {
  test.each(RideStatus.options)('someone else’s ride is not found, whatever its status: %s', (status) => {
    expect(explainTransition(ride(status, 'driver-2'), 'canceled', 'driver', ME)).toBe('RIDE_NOT_FOUND');
    expect(explainTransition(ride(status), 'canceled', 'rider', 'rider-2')).toBe('RIDE_NOT_FOUND');
  });

  test.each(['rider', 'driver', 'admin', 'system'] as const)(
    'a ride that is not there is not found: %s',
    (mover) => {
      expect(explainTransition(undefined, 'canceled', mover, ME)).toBe('RIDE_NOT_FOUND');
    },
  );

  test.each<[RefusedRide, RideStatus, 'rider' | 'driver' | 'admin', ReturnType<typeof explainTransition>]>([
    [ride('picked_up', ME), 'canceled', 'rider', 'ALREADY_PICKED_UP'],
    [ride('in_transit', ME), 'canceled', 'rider', 'ALREADY_PICKED_UP'],
    [ride('completed', ME), 'canceled', 'rider', 'ILLEGAL_STEP'],
    [ride('canceled', ME), 'canceled', 'rider', 'ALREADY_DONE'],
    [ride('accepted', ME), 'in_transit', 'driver', 'ILLEGAL_STEP'],
    [ride('picked_up', ME), 'picked_up', 'driver', 'ALREADY_DONE'],
    [ride('canceled', ME), 'picked_up', 'driver', 'RIDE_GONE'],
    [ride('requested'), 'completed', 'admin', 'NO_DRIVER'],
    [{ ...ride('requested'), nextDriverId: ME }, 'accepted', 'admin', 'DRIVER_NOT_FREE_YET'],
    [ride('canceled'), 'accepted', 'admin', 'NO_DRIVER'],
    [ride('completed', ME), 'accepted', 'admin', 'OTHER_RIDE_ACTIVE'],
    [ride('accepted', ME), 'picked_up', 'admin', 'RIDE_CHANGED'],
    [{ ...ride('completed', ME), isRefunded: true }, 'canceled', 'admin', 'RIDE_REFUNDED'],
    [ride('completed', ME), 'canceled', 'admin', 'RIDE_CHANGED'],
    [{ ...ride('canceled', ME), isRefunded: true }, 'accepted', 'admin', 'OTHER_RIDE_ACTIVE'],
    [{ ...ride('completed', ME), isServed: false }, 'accepted', 'admin', 'DRIVER_NOT_FIT'],
    [ride('requested'), 'canceled', 'admin', 'RIDE_CHANGED'],
    [ride('requested'), 'canceled', 'rider', 'RIDE_CHANGED'],
    [ride('requested'), 'accepted', 'rider', 'ILLEGAL_STEP'],
    [ride('picked_up', ME), 'in_transit', 'driver', 'RIDE_CHANGED'],
    [ride('accepted', ME), 'picked_up', 'driver', 'RIDE_CHANGED'],
    [{ ...ride('accepted', ME), hasPin: true }, 'picked_up', 'driver', 'PIN_NEEDED'],
    [{ ...ride('accepted', ME), hasPin: true }, 'canceled', 'driver', 'RIDE_CHANGED'],
    [{ ...ride('accepted', ME), hasPin: true }, 'picked_up', 'admin', 'RIDE_CHANGED'],
  ])('%o to %s by %s', (refused, to, mover, code) => {
    const actorId = mover === 'rider' ? 'rider-1' : ME;
    expect(explainTransition(refused, to, mover, actorId)).toBe(code);
  });
});

test('an admin says why a ride ends only where its rider is in the car', () => {
  const reasoned = RideStatus.options.flatMap((from) =>
    RideStatus.options.flatMap((to) =>
      (['rider', 'driver', 'admin', 'system'] as const)
        .filter((mover) => needsReason(from, to, mover))
        .map((mover) => `${mover}: ${from} > ${to}`),
    ),
  );
  expect(reasoned).toEqual(['admin: picked_up > canceled', 'admin: in_transit > canceled']);
});

test.each<[string, RefusedRide | undefined, ErrorCode]>([
  ['unknown', undefined, 'RIDE_NOT_FOUND'],
  ['sought anew', ride('requested'), 'RIDE_NOT_FOUND'],
  ['another’s by now', ride('accepted', 'driver-2'), 'RIDE_NOT_FOUND'],
  ['not asked, or answered already', ride('accepted', ME), 'ALREADY_DONE'],
  ['canceled', ride('canceled', ME), 'RIDE_GONE'],
  ['begun', ride('picked_up', ME), 'ILLEGAL_STEP'],
  ['over', ride('completed', ME), 'ILLEGAL_STEP'],
])('why saying that one is on the way changed nothing: %s', (_what, refused, code) => {
  expect(explainAssure(refused, ME)).toBe(code);
});

test('a ride is another one than was seen once more than its offers changed since, and where nobody has seen it yet', () => {
  const refused = { ...ride('accepted', ME), version: 5, changedVersion: 3 };
  const seen = [undefined, 2, 3, 4, 5, 6];
  expect(seen.map((version) => isOther(refused, version))).toEqual([false, true, false, false, false, true]);
});
