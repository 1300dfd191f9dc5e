import { expect, test } from 'vitest';
import { readAnalyticsSearch } from './analytics-search.ts';

test('nonsense is left out, also days that are the wrong way round', () => {
  expect(readAnalyticsSearch({ period: 'week', from: '2026-11-01', to: '2026-11-20' })).toEqual({
    period: 'week',
    from: '2026-11-01',
    to: '2026-11-20',
  });
  expect(readAnalyticsSearch({ period: 'eon', from: '2026-11-20', to: '2026-11-01' })).toEqual({});
  expect(readAnalyticsSearch({ from: '2026-11-20', to: 'soon' })).toEqual({ from: '2026-11-20' });
});
