export const audited = {
  'referral_terms.set': 'drivers',
  'referral_terms.taken_back': 'drivers',
} as const;
