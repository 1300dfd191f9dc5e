import { createFormat } from '@ridewire/ui/format/create-format.ts';
import { expect, it } from 'vitest';
import type { NotificationView } from '@ridewire/contracts';
import { splitByDay } from './split-by-day.ts';

const told = (id: string, createdAt: string): NotificationView => ({
  id,
  type: 'driver_approved',
  params: {},
  rideId: null,
  about: null,
  location: null,
  createdAt,
  readAt: null,
});

it('parts today from before, by the city’s day', () => {
  const { date } = createFormat({ timeZone: 'Asia/Dhaka' });
  // Midnight in Dhaka is 18:00 UTC.
  const items = [told('b', '2026-11-16T18:00:00.000Z'), told('a', '2026-11-16T17:59:59.000Z')];
  const { today, earlier } = splitByDay(items, Date.parse('2026-11-17T05:00:00.000Z'), date);
  expect(today.map(({ id }) => id)).toEqual(['b']);
  expect(earlier.map(({ id }) => id)).toEqual(['a']);
});
