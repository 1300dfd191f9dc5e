export const audited = {
  'queue_zone.made': 'rides',
  'queue_zone.changed': 'rides',
  'queue_zone.ended': 'rides',
  'driver.left_queue': 'drivers',
} as const;
