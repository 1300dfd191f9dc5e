export const audited = {
  'session.refused': 'signIns',
  'user.refused': 'accounts',
} as const;
