import type { SameTexts } from '../texts/say-text.ts';
import { digits } from '../texts/bn/digits.ts';
import type * as english from './service-areas.en.ts';

export const refusals: SameTexts<typeof english.refusals> = {
  PICKUP_NOT_SERVED: 'ওখান থেকে আমরা রাইড দিই না। সার্ভিস এলাকার ভেতরে পিকআপ বেছে নিন।',
  DESTINATION_NOT_SERVED: 'ওই পিকআপ থেকে রাইড সার্ভিস এলাকার ভেতরেই শেষ হতে হবে। অন্য গন্তব্য বেছে নিন।',
  SERVICE_AREA_NOT_FOUND: 'এই সার্ভিস এলাকাটি পাওয়া যায়নি।',
  SERVICE_AREA_TAKEN: 'এই নামে একটি সার্ভিস এলাকা আগে থেকেই আছে। অন্য নাম দিন।',
  SERVICE_AREA_ENDED: 'এই সার্ভিস এলাকাটি এর মধ্যে শেষ হয়ে গেছে। আবার দেখুন।',
  SERVICE_AREAS_FULL: 'সার্ভিস এলাকার সীমায় পৌঁছে গেছেন। আগে একটি শেষ করুন।',
  AREA_CORNERS_FULL: 'চালু সার্ভিস এলাকাগুলোতে মোট ১,০০০টির বেশি কোণা হয় না। কম কোণা আঁকুন বা আগে একটি এলাকা শেষ করুন।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  areaId: 'সার্ভিস এলাকার আইডি একটি UUID।',
  areaCorners: ({ min, max }) => `সার্ভিস এলাকায় ${digits(min)} থেকে ${digits(max)}টি কোণা থাকে।`,
  areaSamePlace: 'দুটি কোণা একই জায়গায় আছে। একটি বাদ দিন।',
  areaCrosses: 'সীমানা নিজেকেই ছেদ করেছে। একটি কোণা সরান বা বাদ দিন।',
  areaSmall: 'এলাকাটি খুব ছোট। কোণাগুলো দূরে দূরে সরান।',
  areaOutside: 'অন্তত একটি কোণা শহরের ম্যাপের বাইরে। সেটি ভেতরে আনুন।',
  areaBothEnds: 'রাইড এলাকার ভেতরেই শেষ হতে হবে কি না বলুন: true বা false।',
};
