export const audited = {
  'vehicle.added': 'drivers',
  'vehicle.changed': 'drivers',
  'vehicle.removed': 'drivers',
  'vehicle.driven': 'drivers',
} as const;
