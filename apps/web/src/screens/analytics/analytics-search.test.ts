import { expect, test } from 'vitest';
import { AnalyticsSearch } from './analytics-search.ts';

test('nonsense is left out, also days that are the wrong way round', () => {
  expect(AnalyticsSearch.parse({ period: 'week', from: '2026-11-01', to: '2026-11-20' })).toEqual({
    period: 'week',
    from: '2026-11-01',
    to: '2026-11-20',
  });
  expect(AnalyticsSearch.parse({ period: 'eon', from: '2026-11-20', to: '2026-11-01' })).toEqual({});
  expect(AnalyticsSearch.parse({ from: '2026-11-20', to: 'soon' })).toEqual({ from: '2026-11-20' });
});
