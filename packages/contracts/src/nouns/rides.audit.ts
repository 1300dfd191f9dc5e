export const audited = {
  'stuck.taken': 'rides',
  'review.done': 'rides',
} as const;
