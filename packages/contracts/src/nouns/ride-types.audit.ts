export const audited = {
  'ride_type.added': 'fares',
  'ride_type.changed': 'fares',
  'ride_type.ordered': 'fares',
} as const;
