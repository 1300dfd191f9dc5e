import type { Acts } from '../texts/acts.ts';

export const acts = {
  'session.refused': { name: 'Failed sign-in', said: (_who, whom) => ['A sign-in failed for ', whom] },
  'user.refused': {
    name: 'Access refused',
    said: (_who, whom) => [whom, ' tried something they aren’t allowed to do'],
  },
} satisfies Acts;
