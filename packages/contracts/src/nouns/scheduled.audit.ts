export const audited = {
  'scheduled.booked': 'rides',
  'scheduled.moved': 'rides',
  'scheduled.changed': 'rides',
  'scheduled.canceled': 'rides',
  'scheduled.released': 'rides',
} as const;
