import { expect, test } from 'vitest';
import { readScheduledSearch, scheduledInput } from './scheduled-search.ts';

const RIDER = '019aa5b1-6c1e-7d41-9b0f-3f6f2f1c8a27';

test('nonsense is left out', () => {
  const wanted = {
    ...{ q: 'banani', state: 'missed', from: '2026-12-01', to: '2026-12-02', rider: RIDER, page: 2 },
  };
  expect(readScheduledSearch(wanted)).toEqual(wanted);
  expect(
    readScheduledSearch({
      q: ' ',
      state: 'waiting',
      from: '2026-12-02',
      to: '2026-12-01',
      rider: '1',
      page: 0,
    }),
  ).toEqual({});
});

test('asks the server for what the address says', () => {
  expect(scheduledInput({})).toEqual({ page: 1, search: '', state: 'waiting' });
  expect(scheduledInput({ q: 'banani', state: 'canceled', rider: RIDER, from: '2026-12-01' })).toEqual({
    ...{ page: 1, search: 'banani', state: 'canceled', riderId: RIDER, from: '2026-12-01' },
  });
});
