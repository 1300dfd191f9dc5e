import type { SameTexts } from '../texts/say-text.ts';
import type * as english from './places.en.ts';

export const refusals: SameTexts<typeof english.refusals> = {
  SAME_PLACE: 'পিকআপ ও গন্তব্য একই জায়গা।',
  TOO_FAR: 'রাইডের জন্য এই দূরত্ব খুব বেশি। সর্বোচ্চ ২০০ কিমি দূরের দুটি জায়গা বেছে নিন।',
  OUTSIDE_AREA: 'ওখান থেকে আমরা এখনো রাইড দিই না। ঢাকার ভেতরে একটি জায়গা বেছে নিন।',
  NO_STREET_NEAR: 'এই গন্তব্যের কাছে আমাদের চেনা কোনো রাস্তা নেই। অন্য একটি বেছে নিন।',
  NO_WAY: 'গাড়িতে সেখানে যাওয়ার রাস্তা নেই।',
  SAME_STOP: 'পরপর দুটি জায়গা একই। একটি বাদ দিন।',
  NO_STREET_AT_STOP: 'একটি স্টপের কাছে আমাদের জানা কোনো রাস্তা নেই। অন্যটি বেছে নিন।',
  PLACES_FULL: 'আর জায়গা সেভ করা যাবে না। আগে একটি মুছুন।',
  OUTSIDE_CITY: ({ city }) => `এই স্যান্ডবক্সের চালকদের ${city} শহরের ভেতরে থাকতে হবে। সেখানে একটি জায়গা বেছে নিন।`,
  STREETS_BUSY: 'রুট খোঁজার চাপ বেশি। একটু পরে আবার চেষ্টা করুন।',
  ROUTES_MANY: 'আপনি একসাথে অনেক রুট চেয়েছেন। একটু পরে আবার চেষ্টা করুন।',
  NO_STREET_AT_START: 'এই পিকআপের কাছে আমাদের চেনা কোনো রাস্তা নেই। অন্য একটি বেছে নিন।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  latNoNumber: 'অক্ষাংশ একটি সংখ্যা হতে হবে।',
  latRange: 'অক্ষাংশ -৯০ থেকে ৯০-এর মধ্যে হতে হবে।',
  lngNoNumber: 'দ্রাঘিমাংশ একটি সংখ্যা হতে হবে।',
  lngRange: 'দ্রাঘিমাংশ -১৮০ থেকে ১৮০-এর মধ্যে হতে হবে।',
  savedPlaceId: 'সেভ করা জায়গার আইডি একটি UUID।',
  savedPlaceKind: 'home, work বা other বেছে নিন।',
};
