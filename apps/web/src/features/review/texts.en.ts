import { defineTexts } from '../../kit/texts/define-texts.ts';

/** Rides whose end was odd, and their reviewers. */
export const review = {
  filter: 'Review',
  all: 'Reviewed or not',
  open: 'Needs review',
  done: 'Reviewed',
  openCount: (count: string) => `Needs review (${count})`,
  title: 'Review',
  far: (distance: string) => `Completed ${distance} from its destination.`,
  fast: (took: string, needed: string) =>
    `Completed ${took} after it was accepted; the trip takes about ${needed}.`,
  noPin: 'Its driver started it without the rider’s PIN.',
  by: (name: string) => `Reviewed by ${name}`,
  byAt: (name: string, when: string) => `Reviewed by ${name} · ${when}`,
  mark: 'Mark as reviewed',
  marking: 'Saving...',
  failed: 'Failed to mark this ride as reviewed',
  marked: 'Marked as reviewed',
  happened: 'Marked for review',
  happenedDone: 'Reviewed',
};

export const [useReviewTexts] = defineTexts('review', review);
