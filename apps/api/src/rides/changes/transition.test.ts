import { RideStatus } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { enterStatus } from './transition.ts';

test.each<[RideStatus, Record<string, string>]>([
  ['requested', { acceptedAt: 'null', pickedUpAt: 'null', inTransitAt: 'null', stopTimes: `'{}'` }],
  ['accepted', { acceptedAt: 'T', pickedUpAt: 'null', inTransitAt: 'null', stopTimes: `'{}'` }],
  ['picked_up', { pickedUpAt: 'T', inTransitAt: 'null', stopTimes: `'{}'` }],
  ['in_transit', { inTransitAt: 'T' }],
  ['completed', {}],
  ['canceled', {}],
])('a ride that gets to %s keeps the times before it, and none after it', (to, times) => {
  const written = enterStatus(to, 'T');
  const names = ['acceptedAt', 'pickedUpAt', 'inTransitAt', 'stopTimes'] as const;
  const found = names.flatMap((name) => (written[name] === undefined ? [] : [[name, written[name]]]));
  expect(Object.fromEntries(found)).toEqual(times);
  expect(written.completedAt).toBe(to === 'completed' ? 'T' : 'null');
  expect(written.canceledAt).toBe(to === 'canceled' ? 'now()' : 'null');
});

test('a ride that its driver has not begun forgets the arrival and a start without PIN; a later one keeps them', () => {
  const forgetting = (column: 'arrivedAt' | 'withoutPin') =>
    RideStatus.options.filter((to) => enterStatus(to)[column] === 'null');
  expect(forgetting('arrivedAt')).toEqual(['requested', 'accepted']);
  expect(forgetting('withoutPin')).toEqual(['requested', 'accepted']);
});

test('a driver is watched on the way from the moment they have the ride, and only then', () => {
  const watched = RideStatus.options.filter((to) => enterStatus(to).approachAt === 'now()');
  expect(watched).toEqual(['accepted']);
  expect(RideStatus.options.filter((to) => enterStatus(to).approachAt === 'null')).toHaveLength(5);
});
