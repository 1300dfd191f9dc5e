import type { Acts } from '../texts/acts.ts';

export const acts = {
  'referral_terms.set': {
    name: 'Referral terms set',
    said: (who) => [who, ' set what drivers get who bring others'],
  },
  'referral_terms.taken_back': {
    name: 'Referral terms taken back',
    said: (who) => [who, ' took back referral terms that hadn’t begun'],
  },
} satisfies Acts;
