import type { SameTexts, SameTold } from '../texts/say-text.ts';
import type * as english from './ratings.en.ts';

export const refusals: SameTexts<typeof english.refusals> = {
  NOT_RATED_YET: 'রাইড শেষ হলে রেটিং দেওয়া যাবে।',
  RATING_CLOSED: 'রাইডের তিন দিনের মধ্যে রেটিং দেওয়া যায়।',
  RATING_FIXED: 'রেটিং একবারই বদলানো যায়।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  ratingStars: 'একটি থেকে পাঁচটি তারা দিন।',
  ratingTag: 'রেটিংয়ে এটি বলা যায় না।',
};

export const notifications: SameTold<typeof english.notifications> = {
  low_rating: ({ name, stars }) => ({
    title: 'কম রেটিং',
    message: `${name} একটি রাইডকে ${stars === 1 ? '১' : '২'} তারা দিয়েছেন`,
  }),
};

export const notificationKinds: typeof english.notificationKinds = {
  low_rating: 'কম রেটিং',
};
