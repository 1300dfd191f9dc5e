export const audited = {
  'announcement.sent': 'announcements',
  'announcement.withdrawn': 'announcements',
} as const;
