export const audited = {
  'promo.made': 'fares',
  'promo.ended': 'fares',
} as const;
