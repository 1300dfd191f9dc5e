import type { Acts } from '../texts/acts.ts';

export const acts = {
  'stuck.taken': {
    name: 'Stuck ride taken on',
    said: (who, _whom, ride) => [who, ' took charge of the stuck ', ride],
  },
  'review.done': { name: 'Ride reviewed', said: (who, _whom, ride) => [who, ' reviewed ', ride] },
} satisfies Acts;
