export const audited = {
  'webhook.made': 'data',
  'webhook.changed': 'data',
  'webhook.removed': 'data',
} as const;
