import type { SameActs } from '../texts/acts.ts';
import type { acts as english } from './referrals.audit.en.ts';

export const acts: SameActs<typeof english> = {
  'referral_terms.set': { name: 'রেফারেলের শর্ত ঠিক করা', said: (who) => [who, ' রেফারেলের শর্ত ঠিক করেছেন'] },
  'referral_terms.taken_back': {
    name: 'রেফারেলের শর্ত ফিরিয়ে নেওয়া',
    said: (who) => [who, ' শুরু না হওয়া রেফারেলের শর্ত ফিরিয়ে নিয়েছেন'],
  },
};
