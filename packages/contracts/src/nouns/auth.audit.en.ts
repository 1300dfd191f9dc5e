import type { Acts } from '../texts/acts.ts';

export const acts = {
  'session.opened': { name: 'Signed in', said: (who) => [who, ' signed in'] },
  'session.ended': { name: 'Signed out', said: (who) => [who, ' signed a device out'] },
  'session.token_reused': {
    name: 'Old token used',
    said: (_who, whom) => ['An old token of ', whom, ' was used: its session ended'],
  },
} satisfies Acts;
