export const audited = {
  'alert.raised': 'alerts',
  'alert.acknowledged': 'alerts',
  'incident.noted': 'alerts',
  'incident.closed': 'alerts',
} as const;
