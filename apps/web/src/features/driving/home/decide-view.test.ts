import type { RideStatus } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { makeDriverRide } from '../../../testing/make-ride.ts';
import { PRESENT } from '../../../testing/present.ts';
import { decideView, mustLookUp, type DriverFacts } from './decide-view.ts';

const online = {
  version: 1,
  available: true,
  approved: true,
  suspended: false,
  suspendReason: null,
  presence: PRESENT,
};
const offline = { ...online, available: false };
const none = { ride: null, left: null };
const facts = (change: Partial<DriverFacts>): DriverFacts => ({
  driving: none,
  availability: online,
  watchedId: null,
  found: undefined,
  ...change,
});
const driving = (status: RideStatus) => ({ ride: makeDriverRide(status), left: null });
const { id } = makeDriverRide('accepted');

test('nothing is claimed before both snapshots are there', () => {
  expect(decideView(facts({ driving: undefined })).name).toBe('loading');
  expect(decideView(facts({ availability: undefined })).name).toBe('loading');
});

test('without a ride it is the switch that decides', () => {
  expect(decideView(facts({})).name).toBe('requests');
  expect(decideView(facts({ availability: offline })).name).toBe('offline');
});

test.each(['accepted', 'picked_up', 'in_transit'] as const)(
  'a ride that is %s comes first, online or not',
  (status) => {
    expect(decideView(facts({ driving: driving(status), availability: offline })).name).toBe('driving');
    expect(mustLookUp({ driving: driving(status), watchedId: 'an older one' })).toBe(false);
  },
);

test.each(['completed', 'canceled'] as const)('a ride that is %s stays until it is put away', (status) => {
  expect(decideView(facts({ driving: driving(status), watchedId: id })).name).toBe('ended');
  expect(decideView(facts({ driving: driving(status), watchedId: null })).name).toBe('requests');
});

test('after a reload the end is looked up, and shown', () => {
  const away = facts({ watchedId: id });
  expect(mustLookUp(away)).toBe(true);
  expect(decideView(away).name).toBe('loading');
  const ride = makeDriverRide('completed');
  expect(decideView({ ...away, found: ride })).toEqual({ name: 'ended', ride, bySupport: false });
});

test('a ride that left says so, pushed or looked up', () => {
  const left = { ride: null, left: { ride: null, rideId: id, version: 3 } };
  expect(mustLookUp({ driving: left, watchedId: id })).toBe(false);
  expect(decideView(facts({ driving: left, watchedId: id })).name).toBe('left');
  expect(decideView(facts({ watchedId: id, found: null }))).toEqual({ name: 'left', why: null });
  const replaced = { ride: null, left: { ...left.left, notMoving: true as const } };
  expect(decideView(facts({ driving: replaced, watchedId: id }))).toEqual({
    name: 'left',
    why: 'not_moving',
  });
});

test('a ride that left with a suspension says that, pushed or after a reload', () => {
  const suspended = { ...offline, suspended: true, suspendReason: 'No insurance' };
  const left = { ride: null, rideId: id, version: 3 };
  const barred = { ride: null, left: { ...left, barred: true as const } };
  const why = { name: 'left', why: 'suspended' };
  expect(decideView(facts({ driving: barred, availability: suspended, watchedId: id }))).toEqual(why);
  const before = facts({ driving: { ride: null, left }, availability: suspended, watchedId: id });
  expect(decideView(before)).toEqual({ name: 'left', why: null });
  expect(decideView(facts({ availability: suspended, watchedId: id, found: null }))).toEqual(why);
});

test('a ride under way comes with the next one, the one before, and why it changed', () => {
  const [ride, other] = [makeDriverRide('in_transit'), makeDriverRide('requested', { id: 'ride-2' })];
  const told = { next: other, before: other, byItself: true, rerouted: true } as const;
  expect(decideView(facts({ driving: { ride, left: null, ...told } }))).toEqual({
    name: 'driving',
    ride,
    bySupport: false,
    ...told,
  });
  expect(decideView(facts({ driving: { ride, left: null, bySupport: true } }))).toEqual({
    name: 'driving',
    ride,
    bySupport: true,
  });
});

test('nothing is looked up before the ride is known, nor for a driver who watches none', () => {
  expect(mustLookUp({ driving: undefined, watchedId: id })).toBe(false);
  expect(mustLookUp({ driving: none, watchedId: null })).toBe(false);
});

test('the end of the watched ride isn’t looked up while it is known', () => {
  expect(mustLookUp({ driving: driving('completed'), watchedId: id })).toBe(false);
  expect(mustLookUp({ driving: driving('completed'), watchedId: 'an older one' })).toBe(true);
});
