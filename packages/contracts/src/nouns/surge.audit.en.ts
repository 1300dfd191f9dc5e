import type { Acts } from '../texts/acts.ts';

export const acts = {
  'surge.set': { name: 'Busy fares changed', said: (who) => [who, ' changed busy fares'] },
} satisfies Acts;
