import { expect, test } from 'vitest';
import { GULSHAN } from '../testing/places.ts';
import { RECENT_MS, RecentRequests } from './recent-requests.ts';

const total = (requests: RecentRequests, now: number) =>
  [...requests.countByCell(now).values()].reduce((sum, count) => sum + count, 0);

test('what is old is forgotten though nobody counts, and what is known counts once', () => {
  const requests = new RecentRequests();
  for (let at = 1; at <= 3; at++) requests.add(`old ${at}`, GULSHAN, at, at);
  requests.add('old 3', GULSHAN, 3, 3);
  const now = RECENT_MS + 2;
  requests.add('new', GULSHAN, now, now);
  // Looked at from before: what is kept, of whatever age.
  expect(total(requests, 0)).toBe(2);
  expect(total(requests, now + 1)).toBe(1);
});
