import type { Acts } from '../texts/acts.ts';

export const acts = {
  'problem.reported': {
    name: 'Problem reported',
    said: (who, _whom, ride) => [who, ' reported a problem with ', ride],
  },
  'problem.answered': {
    name: 'Problem answered',
    said: (who, whom, ride) => [who, ' answered ', whom, ' about ', ride],
  },
  'problem.assigned': {
    name: 'Problem assigned',
    said: (who, _whom, ride) => [who, ' changed who looks after a problem with ', ride],
  },
  'problem.closed': {
    name: 'Problem closed',
    said: (who, _whom, ride) => [who, ' closed a problem with ', ride],
  },
  'problem.item_answered': {
    name: 'Lost item: answer',
    said: (who, _whom, ride) => [who, ' answered about a lost item on ', ride],
  },
} satisfies Acts;
