export const audited = {
  'service_area.made': 'rides',
  'service_area.changed': 'rides',
  'service_area.ended': 'rides',
} as const;
