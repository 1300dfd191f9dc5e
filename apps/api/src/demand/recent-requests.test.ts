import { expect, test } from 'vitest';
import { GULSHAN } from '../testing/places.ts';
import { RECENT_MS, RecentRequests } from './recent-requests.ts';

const total = (requests: RecentRequests, now: number) =>
  [...requests.countByCell(now).values()].reduce((sum, count) => sum + count.requests, 0);
const made = (id: string, at: number, riderId = id) => ({ id, riderId, pickup: GULSHAN, at });

test('what is old is forgotten though nobody counts, and what is known counts once', () => {
  const requests = new RecentRequests();
  for (let at = 1; at <= 3; at++) requests.add(made(`old ${at}`, at), at);
  requests.add(made('old 3', 3), 3);
  const now = RECENT_MS + 2;
  requests.add(made('new', now), now);
  // Read as of an earlier time, it counts all that is kept, of any age.
  expect(total(requests, 0)).toBe(2);
  expect(total(requests, now + 1)).toBe(1);
});

test('a person who asks again counts as one person', () => {
  const requests = new RecentRequests();
  for (const [at, riderId] of ['ann', 'ann', 'bo'].entries()) requests.add(made(`${at}`, at + 1, riderId), 1);
  expect([...requests.countByCell(1).values()]).toEqual([{ requests: 3, riders: 2 }]);
});
