import { TOLD_IN_ORDER, TOLD_MOMENTS, type DriverRide } from '@ridewire/contracts';
import { expect, it } from 'vitest';
import { parseKept, withKept, type Kept } from './with-kept.ts';

const ride = {
  id: 'ride',
  version: 3,
  status: 'accepted',
  times: { accepted: '2026-11-26T10:00:00.000Z' },
} as DriverRide;
const state = { ride, left: null };
const act = (name: Kept['act'], minute: number, rideId = 'ride'): Kept => ({
  id: `${name} ${minute}`,
  rideId,
  act: name,
  atMs: Date.UTC(2026, 10, 26, 10, minute),
});

it('shows a ride as its driver left it, with the times of their presses', () => {
  const all = [act('arrive', 1), act('picked_up', 2), act('in_transit', 3), act('completed', 9)];
  expect(withKept(state, all)?.ride).toMatchObject({
    version: 3,
    status: 'completed',
    times: {
      accepted: '2026-11-26T10:00:00.000Z',
      arrived: '2026-11-26T10:01:00.000Z',
      picked_up: '2026-11-26T10:02:00.000Z',
      in_transit: '2026-11-26T10:03:00.000Z',
      completed: '2026-11-26T10:09:00.000Z',
    },
  });
});

it('shows the stops its driver reached, those the server knows with its times', () => {
  const [a, b] = [
    { address: 'A', lat: 23.8, lng: 90.4 },
    { address: 'B', lat: 23.81, lng: 90.4 },
  ];
  const reachedAt = '2026-11-26T10:02:00.000Z';
  const over = { ...ride, status: 'in_transit', stops: [{ ...a, reachedAt }, b] } as DriverRide;
  const stop = (number: number, minute: number) => ({ ...act('reachStop', minute), stop: number });
  expect(withKept({ ride: over, left: null }, [stop(1, 4), stop(2, 5)])?.ride?.stops).toEqual([
    { ...a, reachedAt },
    { ...b, reachedAt: '2026-11-26T10:05:00.000Z' },
  ]);
  // The rider put another one in its place, or took it out.
  const moved = { ...stop(2, 5), place: { lat: 1, lng: 1 } };
  expect(withKept({ ride: over, left: null }, [moved])?.ride?.stops).toEqual(over.stops);
  const same = { ...stop(2, 5), place: { lat: b.lat, lng: b.lng } };
  expect(withKept({ ride: over, left: null }, [same])?.ride?.stops?.[1]).toHaveProperty('reachedAt');
  const beside = { ...stop(2, 5), place: { lat: b.lat, lng: 1 } };
  expect(withKept({ ride: over, left: null }, [beside])?.ride?.stops).toEqual(over.stops);
  const none = { ride: { ...over, stops: [] }, left: null };
  expect(withKept(none, [stop(1, 4)])?.ride?.stops).toEqual([]);
});

it.each(TOLD_IN_ORDER)('shows that its driver said %s on the way, and what came later stays', (moment) => {
  const { saying } = TOLD_MOMENTS[moment];
  expect(withKept(state, [act(saying, 1)])?.ride?.times).toEqual({
    ...ride.times,
    [moment]: '2026-11-26T10:01:00.000Z',
  });
  const later = { ride: { ...ride, times: { ...ride.times, [TOLD_IN_ORDER.at(-1)!]: 'then' } }, left: null };
  expect(withKept(later, [act(saying, 1)])).toBe(later);
});

it('leaves what the server knows as it is', () => {
  expect(withKept(undefined, [act('picked_up', 1)])).toBeUndefined();
  expect(withKept(state, [])).toBe(state);
  expect(withKept(state, [act('picked_up', 1, 'another ride')])).toBe(state);
  // Out of order, or already taken in.
  expect(withKept(state, [act('completed', 1)])).toBe(state);
  const further = { ride: { ...ride, status: 'in_transit' as const }, left: null };
  expect(withKept(further, [act('arrive', 1), act('picked_up', 2)])).toBe(further);
  const canceled = { ride: { ...ride, status: 'canceled' as const }, left: null };
  expect(withKept(canceled, [act('arrive', 1), act('picked_up', 2)])).toBe(canceled);
  const arrived = { ride: { ...ride, times: { ...ride.times, arrived: 'then' } }, left: null };
  expect(withKept(arrived, [act('arrive', 1)])).toBe(arrived);
});

it('reads nothing from what is no list of acts', () => {
  const one = act('picked_up', 1);
  expect(
    parseKept(JSON.stringify([one, null, 4, {}, { ...one, atMs: 'now' }, { ...one, rideId: 7 }])),
  ).toEqual([one]);
  for (const stored of [undefined, '', '{}', '[', 'null']) expect(parseKept(stored)).toEqual([]);
});
