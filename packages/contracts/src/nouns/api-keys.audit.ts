export const audited = {
  'key.made': 'signIns',
  'key.ended': 'signIns',
} as const;
