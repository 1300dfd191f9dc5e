export const audited = {
  'street_change.made': 'rides',
  'street_change.ended': 'rides',
} as const;
