import type { AvailabilityView } from '@ridewire/contracts';
import { expect, it } from 'vitest';
import { PRESENT } from '../../testing/present.ts';
import { reduceAvailability } from './reduce-availability.ts';

const view = (version: number, available: boolean): AvailabilityView => ({
  version,
  available,
  approved: true,
  suspended: false,
  suspendReason: null,
  presence: PRESENT,
});

it('takes only newer versions, and every snapshot', () => {
  const change = (availability: AvailabilityView) =>
    ({ type: 'change', data: { kind: 'availability', availability } }) as const;
  const held = view(5, true);
  expect(reduceAvailability(undefined, change(held))).toBe(held);
  expect(reduceAvailability(held, change(view(5, false)))).toBe(held);
  expect(reduceAvailability(held, change(view(4, false)))).toBe(held);
  expect(reduceAvailability(held, change(view(6, false))).available).toBe(false);
  const snapshot = { type: 'snapshot', data: { availability: view(2, false) }, serverTime: 0 } as const;
  expect(reduceAvailability(held, snapshot).version).toBe(2);
});
