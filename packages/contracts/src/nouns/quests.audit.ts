export const audited = {
  'quest.made': 'drivers',
  'quest.ended': 'drivers',
} as const;
