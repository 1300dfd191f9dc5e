import type { ProblemKind } from '../../problems.ts';

/** What a reported problem is about. */
export const problemKinds: Record<ProblemKind, string> = {
  lost_item: 'Lost item',
  found_item: 'Found item',
  fare: 'Fare',
  safety: 'Safety',
  conduct: 'Behavior',
  other: 'Something else',
};
