import { expect, test } from 'vitest';
import type { RestRequest } from '../procedures/rest-row.ts';
import { paymentRows } from './payments.rest.ts';

test('a page of payments has its number and begins after its payment, where they are said', () => {
  const row = paymentRows.find(({ path }) => path === '/payments');
  const ask = (query: object) => row?.input?.({ query } as unknown as RestRequest);
  expect(ask({})).toEqual({ limit: undefined, cursor: undefined });
  expect(ask({ limit: '5', before: '2026-11-16T08:32:00.000Z' })).toEqual({
    ...{ limit: 5, cursor: { paidAt: '2026-11-16T08:32:00.000Z', rideId: undefined } },
  });
});
