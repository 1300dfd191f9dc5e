import type { SameTexts } from '../texts/say-text.ts';
import type * as english from './ride-types.en.ts';

export const refusals: SameTexts<typeof english.refusals> = {
  RIDE_TYPE_CHANGED: 'রাইডের ধরনগুলো এইমাত্র বদলেছে। আবার দেখুন।',
  RIDE_TYPE_UNSERVED: 'এই রাইডের উপযোগী গাড়ি কোনো অনুমোদিত চালকের নেই। দেখে নিশ্চিত করুন।',
  RIDE_TYPES_FULL: 'শহরে আর নতুন ধরনের রাইড যোগ করা যাবে না। চালু নেই এমন একটি বদলে নিন।',
  LAST_OFFERED_TYPE: 'যাত্রীদের জন্য অন্তত এক ধরনের রাইড চালু থাকতে হবে। আগে অন্য একটি চালু করুন।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  rideType: 'রাইডের ধরন বেছে নিন।',
  rideTypeUnknown: 'এই ধরনের রাইড আমাদের নেই। অন্য একটি বেছে নিন।',
  rideTypeWords: 'প্রতিটি ভাষায় নাম ও বিবরণ দিন।',
  rideTypeIcon: 'একটি ছবি বেছে নিন।',
  rideTypeNamed: 'এই নামে আরেক ধরনের রাইড আছে। অন্য নাম দিন।',
  rideTypeOffered: 'যাত্রীরা এটি বেছে নিতে পারবেন কি না জানান: true বা false।',
  rideTypeOrder: 'প্রতিটি ধরনের আইডি একবার করে দিন।',
  rideTypeSeen: 'দেখার সময় ধরনটি কেমন ছিল তা জানান।',
};
