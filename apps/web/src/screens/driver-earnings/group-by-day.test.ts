import type { DriverRide, RideStatus } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { groupByDay } from './group-by-day.ts';

const rideOf = (
  id: string,
  endedAt: string,
  fareCents: number,
  status: RideStatus = 'completed',
): DriverRide => ({
  id,
  version: 5,
  status,
  type: 'standard',
  pickup: { address: 'A', lat: 23.79, lng: 90.4 },
  destination: { address: 'B', lat: 23.85, lng: 90.4 },
  distanceMeters: 8_000,
  durationSeconds: 1_200,
  fareCents,
  refundedCents: 0,
  times: { requested: '2026-11-01T00:00:00.000Z', [status]: endedAt },
  canceledBy: status === 'canceled' ? 'rider' : null,
  cancelReason: null,
  rider: { id: 'r', name: 'Nadia', phone: null },
  payoutCents: fareCents - Math.round(fareCents * 0.2),
});

const dayOf = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { timeZone: 'Asia/Dhaka', day: 'numeric', month: 'short' });
const rides = [
  rideOf('a', '2026-11-16T08:32:00.000Z', 1_450),
  rideOf('b', '2026-11-15T19:10:00.000Z', 1_001),
  rideOf('c', '2026-11-15T09:00:00.000Z', 900, 'canceled'),
  rideOf('d', '2026-11-15T08:00:00.000Z', 2_000),
];

test('days are those of the city, newest first, with sums to the cent', () => {
  const days = groupByDay(rides, dayOf, false);
  expect(days.map(({ label, rides: of }) => [label, of.map(({ id }) => id)])).toEqual([
    ['Nov 16', ['a', 'b']],
    ['Nov 15', ['d']],
  ]);
  expect(days[0]).toMatchObject({ fareCents: 2_451, feeCents: 490, netCents: 1_961, isWhole: true });
});

test('what was refunded is no fee, and the net is what is left', () => {
  const [ride] = rides as [DriverRide];
  const [day] = groupByDay([{ ...ride, refundedCents: 450, payoutCents: 800 }], dayOf, false);
  expect(day).toMatchObject({ fareCents: 1_450, refundedCents: 450, feeCents: 200, netCents: 800 });
});

test('the day at the edge of what is loaded has no subtotal yet', () => {
  expect(groupByDay(rides, dayOf, true).map(({ isWhole }) => isWhole)).toEqual([true, false]);
  expect(groupByDay([], dayOf, true)).toEqual([]);
});

test('order is by the end of the ride, not by its request', () => {
  const late = rideOf('late', '2026-11-16T09:00:00.000Z', 500);
  expect(groupByDay([...rides, late], dayOf, false)[0]?.rides.map(({ id }) => id)).toEqual([
    'late',
    'a',
    'b',
  ]);
});
