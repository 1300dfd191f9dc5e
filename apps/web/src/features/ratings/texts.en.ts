import type { RatingTag } from '@ridewire/contracts';
import { defineTexts } from '../../kit/texts/define-texts.ts';

const tags: Record<RatingTag, string> = {
  safe_driving: 'Safe driving',
  friendly: 'Friendly',
  clean_car: 'Clean car',
  knew_the_way: 'Knew the way',
  unsafe_driving: 'Unsafe driving',
  rude: 'Rude',
  dirty_car: 'Dirty car',
  wrong_way: 'Took a wrong way',
  late: 'Came late',
  polite: 'Polite',
  ready_in_time: 'Ready in time',
  kept_waiting: 'Kept me waiting',
  left_a_mess: 'Left a mess',
};

/** What riders and drivers think of each other. */
export const ratings = {
  ask: (name: string) => `How was the ride with ${name}?`,
  hint: (name: string) => `${name} never sees who said what.`,
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  tags,
  tagsOf: 'What stood out?',
  comment: 'Comment',
  commentHint: 'Only our team reads it.',
  send: 'Send rating',
  change: 'Change',
  changeOnce: 'You can change it once, within three days.',
  cancel: 'Back',
  thanks: (count: string) => `You gave ${count}.`,
  failed: 'Failed to save your rating',
  over: (average: string, count: string) => `${average} out of 5, over ${count} ratings`,
  newcomer: 'New',
  panel: 'Ratings',
  by: { rider: 'Rider about driver', driver: 'Driver about rider' },
};

export const [useRatingsTexts] = defineTexts('ratings', ratings);
