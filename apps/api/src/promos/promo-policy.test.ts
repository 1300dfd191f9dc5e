import { expect, test } from 'vitest';
import { explainPromo, refusalOfRule, type PromoState } from './promo-policy.ts';

const at = (iso: string) => new Date(iso);
const NOW = Date.parse('2026-12-10T12:00:00Z');
const usable: PromoState = {
  ...{ beginsAt: at('2026-12-01T00:00:00Z'), endsAt: at('2026-12-31T00:00:00Z'), endedAt: null },
  ...{ mostUses: 5, mostEach: 2, isFirstRide: false, used: 4, usedByRider: 1, hasRidden: true },
};

test.each<[string, Partial<PromoState>, string | null]>([
  ['with a use left', {}, null],
  ['for any number of rides', { mostUses: null, used: 900 }, null],
  ['used up', { used: 5 }, 'PROMO_USED_UP'],
  ['used by this rider', { usedByRider: 2 }, 'PROMO_USED'],
  ['used by this rider and used up', { usedByRider: 2, used: 5 }, 'PROMO_USED'],
  ['for a first ride, of a rider with one', { isFirstRide: true }, 'PROMO_FIRST_RIDE'],
  ['for a first ride, of a rider with none', { isFirstRide: true, hasRidden: false }, null],
  ['at its first moment', { beginsAt: new Date(NOW) }, null],
  ['a moment before', { beginsAt: new Date(NOW + 1) }, 'PROMO_NOT_BEGUN'],
  ['a moment before its end', { endsAt: new Date(NOW + 1) }, null],
  ['at its end', { endsAt: new Date(NOW) }, 'PROMO_OVER'],
  ['ended early', { endedAt: at('2026-12-09T00:00:00Z') }, 'PROMO_OVER'],
  [
    'ended before it began',
    { beginsAt: new Date(NOW + 1), endedAt: at('2026-12-09T00:00:00Z') },
    'PROMO_OVER',
  ],
])('a code %s', (_name, change, why) => expect(explainPromo({ ...usable, ...change }, NOW)).toBe(why));

test('rules of the database that are about codes have their refusal, others have none', () => {
  expect(refusalOfRule('promos_used_up')).toBe('PROMO_USED_UP');
  expect(refusalOfRule('rides_money')).toBeUndefined();
  expect(refusalOfRule('constructor')).toBeUndefined();
  expect(refusalOfRule(undefined)).toBeUndefined();
});
