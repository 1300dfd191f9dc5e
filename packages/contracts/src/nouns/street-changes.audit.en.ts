import type { Acts } from '../texts/acts.ts';

export const acts = {
  'street_change.made': {
    name: 'Street change made',
    said: (who) => [who, ' closed streets or set their speed'],
  },
  'street_change.ended': { name: 'Street change ended', said: (who) => [who, ' ended a change of streets'] },
} satisfies Acts;
