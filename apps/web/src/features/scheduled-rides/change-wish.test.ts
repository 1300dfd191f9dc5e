import type { ScheduledRide } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { changedEnds, changeOf, isSameWay, presentWish, type ChangeWish } from './change-wish.ts';

const [A, B, C] = ['A', 'B', 'C'].map((address, i) => ({ address, lat: 23.7 + i / 100, lng: 90.4 })) as [
  ScheduledRide['pickup'],
  ScheduledRide['pickup'],
  ScheduledRide['pickup'],
];
const ride: ScheduledRide = {
  ...{ id: '1', pickup: A, stops: [B], destination: C, type: 'standard', fareCents: 1_450, revision: 'r' },
  ...{
    distanceMeters: 8_000,
    durationSeconds: 1_440,
    pickupAt: '2026-12-02T03:30:00.000Z',
    lostCode: 'EID20',
  },
  passenger: { name: 'Amena', phone: '01712345678' },
};
const now = presentWish(ride, 'Asia/Dhaka');
const sent = (wish: Partial<ChangeWish>) => changeOf(now, { ...now, ...wish });

test('nothing is sent of a ride that is wanted as it is', () => {
  expect(now).toMatchObject({ at: { day: '2026-12-02', time: '09:30' }, code: 'EID20', note: '' });
  expect(changeOf(now, presentWish(ride, 'Asia/Dhaka'))).toEqual({});
  expect(sent({ note: '  ' })).toEqual({});
});

test('only what is other is sent, and none as null', () => {
  expect(sent({ destination: A })).toEqual({ destination: A });
  expect(sent({ stops: [] })).toEqual({ stops: [] });
  expect(sent({ at: { day: '2026-12-03', time: '09:30' } })).toEqual({ day: '2026-12-03', time: '09:30' });
  expect(sent({ type: 'xl', note: 'At the gate ' })).toEqual({ type: 'xl', pickupNote: 'At the gate' });
  expect(sent({ passenger: null, code: null })).toEqual({ passenger: null, promoCode: null });
  expect(sent({ business: { costCenter: ' Sales', purpose: '' } })).toEqual({
    business: { costCenter: 'Sales', purpose: null },
  });
});

test('nothing can be sent while a place isn’t chosen', () => {
  expect(sent({ pickup: null })).toBeNull();
  const empty = { ...now.stops[0]!, place: null };
  expect(sent({ stops: [empty] })).toBeNull();
});

test('of a trip that was edited, only what was touched is kept', () => {
  expect(changedEnds(now, { ...now, pickup: B })).toEqual({ pickup: B });
  expect(changedEnds(now, { ...now, stops: [] })).toEqual({ stops: [] });
  expect(changedEnds(now, now)).toEqual({});
});

test('the way is the same by its points, whatever they are called', () => {
  expect(isSameWay(ride, { ...ride, pickup: { ...A, address: 'Gate 2' } })).toBe(true);
  expect(isSameWay(ride, { pickup: A, destination: C })).toBe(false);
});
