import type { Acts } from '../texts/acts.ts';

export const acts = {
  'factor.turned_on': {
    name: 'Two-step verification on',
    said: (who) => [who, ' turned on two-step verification'],
  },
  'factor.turned_off': {
    name: 'Two-step verification off',
    said: (who) => [who, ' turned off two-step verification'],
  },
  'factor.removed': {
    name: 'Two-step verification removed',
    said: (who, whom) => [who, ' turned off the two-step verification of ', whom],
  },
  'factor.recovered': { name: 'Recovery code used', said: (who) => [who, ' signed in with a recovery code'] },
  'factor.codes_renewed': { name: 'New recovery codes', said: (who) => [who, ' made new recovery codes'] },
  'factor.missed': {
    name: 'Password without a code',
    said: (_who, whom) => ['Someone entered the password of ', whom, ', but no code'],
  },
} satisfies Acts;
