export const audited = {
  'session.opened': 'signIns',
  'session.ended': 'signIns',
  'session.token_reused': 'signIns',
} as const;
