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
  expect(reduceAvailability(undefined, change(held))).toEqual(held);
  expect(reduceAvailability(held, change(view(5, false)))).toBe(held);
  expect(reduceAvailability(held, change(view(4, false)))).toBe(held);
  expect(reduceAvailability(held, change(view(6, false))).available).toBe(false);
  const snapshot = { type: 'snapshot', data: { availability: view(2, false) }, serverTime: 0 } as const;
  expect(reduceAvailability(held, snapshot).version).toBe(2);
});

it('keeps a break that news from a process of the last release doesn’t tell of, unless it ends it', () => {
  const onBreak = { since: 1, until: null };
  const held = { ...view(5, false), presence: { ...PRESENT, onBreak } };
  const after = (availability: AvailabilityView) =>
    reduceAvailability(held, { type: 'change', data: { kind: 'availability', availability } }).presence
      .onBreak;
  expect(after(view(6, false))).toEqual(onBreak);
  expect(after({ ...view(6, false), presence: { ...PRESENT, onBreak: null } })).toBeNull();
  expect(after(view(6, true))).toBeUndefined();
  expect(after({ ...view(6, false), suspended: true })).toBeUndefined();
  expect(after({ ...view(6, false), approved: false })).toBeUndefined();
});
