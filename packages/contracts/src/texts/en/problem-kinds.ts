import type { PROBLEM_KINDS } from '../../problem-choices.ts';

/** What a reported problem is about. */
export const problemKinds: Record<(typeof PROBLEM_KINDS)[number], string> = {
  lost_item: 'Lost item',
  found_item: 'Found item',
  fare: 'Fare',
  safety: 'Safety',
  conduct: 'Behavior',
  other: 'Something else',
};
