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

it('remembers that the driver has had a place in a line, which opens what says more of it', () => {
  const snapshot = (hasPlace: object) =>
    ({ type: 'snapshot', data: { availability: view(5, true), ...hasPlace }, serverTime: 0 }) as const;
  const without = reduceAvailability(undefined, snapshot({}));
  expect(without.hadPlace).toBeUndefined();
  const placed = reduceAvailability(without, snapshot({ hasPlace: true }));
  expect(placed.hadPlace).toBe(true);
  const change = { type: 'change', data: { kind: 'availability', availability: view(6, false) } } as const;
  expect(reduceAvailability(placed, change).hadPlace).toBe(true);
  expect(reduceAvailability(placed, snapshot({})).hadPlace).toBe(true);
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
