import { describe, expect, it } from 'vitest';
import { choosableKinds, NotificationKind } from './notifications.ts';

const ROLES = ['rider', 'driver', 'admin'] as const;

describe('choosableKinds', () => {
  it('has each kind for somebody, but for those that nobody turns off', () => {
    const chosen = new Set(ROLES.flatMap((role) => choosableKinds(role)));
    expect(NotificationKind.options.filter((kind) => !chosen.has(kind))).toEqual([
      'rides_stuck',
      'item_lost',
      'item_found',
    ]);
    for (const role of ROLES) expect(new Set(choosableKinds(role)).size).toBe(choosableKinds(role).length);
  });

  it('has those without a place last, for the roles they lead somewhere', () => {
    expect(choosableKinds('rider').slice(-2)).toEqual(['ride_refunded', 'alert_acknowledged']);
    expect(choosableKinds('driver').slice(-2)).toEqual(['referral_paid', 'alert_acknowledged']);
    expect(choosableKinds('admin').slice(-2)).toEqual(['chat_reported', 'low_rating']);
  });
});
