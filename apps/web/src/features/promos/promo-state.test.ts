import type { PromoView } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { stateOf, type PromoState } from './promo-state.ts';

const NOW = Date.parse('2026-12-10T12:00:00Z');
const promo = {
  ...{ beginsAt: '2026-12-01T00:00:00Z', endsAt: '2026-12-31T00:00:00Z', endedAt: null },
  ...{ mostUses: 5, used: 4 },
} as PromoView;

test.each<[PromoState, Partial<PromoView>]>([
  ['valid', {}],
  ['valid', { mostUses: null, used: 900 }],
  ['usedUp', { used: 5 }],
  ['coming', { beginsAt: '2026-12-10T12:00:01Z' }],
  ['over', { endsAt: '2026-12-10T12:00:00Z', used: 5 }],
  ['ended', { endedAt: '2026-12-09T00:00:00Z', endsAt: '2026-12-10T12:00:00Z' }],
])('a code is %s: %o', (state, change) => expect(stateOf({ ...promo, ...change }, NOW)).toBe(state));
