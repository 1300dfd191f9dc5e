import { expect, test } from 'vitest';
import { readAuditSearch } from './audit-search.ts';

const id = '0190b1d2-0000-7000-8000-000000000001';

test.each([
  [
    { q: 7, type: 'ride.deleted', admins: true },
    { q: '7', type: 'ride.deleted', admins: true },
  ],
  [{ q: ' ', type: 'ride.eaten', admins: 'yes', person: 'me', before: 'x', from: '2026-02-30' }, {}],
  [{ q: 'nadia', person: id, ride: id }, { ride: id }],
  [{ from: '2026-03-02', to: '2026-03-01' }, {}],
  [{ before: '1.a.2', after: '1.a.2' }, { before: '1.a.2' }],
])('of %j the address keeps %j', (given, kept) => {
  expect(JSON.parse(JSON.stringify(readAuditSearch(given)))).toEqual(kept);
});
