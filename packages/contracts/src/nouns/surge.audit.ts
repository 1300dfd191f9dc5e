export const audited = {
  'surge.set': 'fares',
} as const;
