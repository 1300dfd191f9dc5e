import type { OwnAlert } from '@ridewire/contracts';
import { describe, expect, it } from 'vitest';
import { reduceOwnAlert } from './reduce-own-alert.ts';

const alert = (id: string, minute: number, acknowledgedAt: string | null = null): OwnAlert => ({
  id,
  rideId: 'ride',
  message: '',
  location: { address: '', lat: 23.79, lng: 90.41 },
  raisedAt: `2026-11-16T08:${minute}:00.000Z`,
  acknowledgedAt,
});
const told = (of: OwnAlert) => ({ type: 'change', data: { kind: 'alert', alert: of } }) as const;

describe('reduceOwnAlert', () => {
  const first = alert('a', 10);
  const known = alert('a', 10, '2026-11-16T08:11:00.000Z');

  it('moves on to help that knows, and never back', () => {
    expect(reduceOwnAlert(first, told(known))).toBe(known);
    expect(reduceOwnAlert(known, told(first))).toBe(known);
    expect(reduceOwnAlert(first, told({ ...first }))).toBe(first);
  });

  it('shows the last one', () => {
    const later = alert('b', 12);
    expect(reduceOwnAlert(known, told(later))).toBe(later);
    expect(reduceOwnAlert(later, told(known))).toBe(later);
  });

  it('is what the snapshot says', () => {
    expect(reduceOwnAlert(undefined, told(first))).toBe(first);
    expect(reduceOwnAlert(known, { type: 'snapshot', data: { alert: null }, serverTime: 0 })).toBeNull();
  });

  it('keeps when help took it, whoever tells of it again, unless a snapshot does', () => {
    const again = alert('a', 10, '2026-11-16T08:15:00.000Z');
    expect(reduceOwnAlert(known, told(again))).toBe(known);
    expect(reduceOwnAlert(known, { type: 'snapshot', data: { alert: first }, serverTime: 0 })).toBe(first);
  });
});
