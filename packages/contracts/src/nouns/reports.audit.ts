export const audited = {
  'data.exported': 'data',
} as const;
