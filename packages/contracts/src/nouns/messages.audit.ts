export const audited = {
  'message.answered': 'messages',
} as const;
