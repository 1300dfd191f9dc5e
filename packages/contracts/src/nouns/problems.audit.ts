export const audited = {
  'problem.reported': 'problems',
  'problem.answered': 'problems',
  'problem.assigned': 'problems',
  'problem.closed': 'problems',
  'problem.item_answered': 'problems',
} as const;
