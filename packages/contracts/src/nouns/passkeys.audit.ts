export const audited = {
  'passkey.added': 'signIns',
  'passkey.removed': 'signIns',
} as const;
