import type { SameTexts } from '../texts/say-text.ts';
import { digits } from '../texts/bn/digits.ts';
import type * as english from './bell.en.ts';

export const refusals: SameTexts<typeof english.refusals> = {
  PUSH_REFUSED: 'এই ব্রাউজারের পুশ সার্ভিস দিয়ে আমরা নোটিফিকেশন পাঠাতে পারি না।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  notificationId: 'এটি কোনো নোটিফিকেশনের আইডি নয়।',
  notificationType: 'এটি কোনো ধরনের নোটিফিকেশন নয়।',
  notificationKind: 'এমন কোনো নোটিফিকেশন বেছে নেওয়া যায় না।',
  notificationWhere: 'বেল বা সিস্টেম বেছে নিন।',
  notificationWanted: 'এটি চান কি না জানান।',
  notInBell: 'বেলে এটি দেখানো হয় না।',
  pushAddress: 'এটি কোনো পুশ সার্ভিসের ঠিকানা নয়।',
  pushKeys: 'নোটিফিকেশনের জন্য ব্রাউজারের কী ঠিক নেই।',
  readWhich: 'কোন নোটিফিকেশনগুলো পড়া হয়েছে জানান।',
  readMany: ({ max }) => `একবারে সর্বোচ্চ ${digits(max)}টি নোটিফিকেশন চিহ্নিত করুন।`,
  readWhichOrAll: 'কোন নোটিফিকেশনগুলো পড়া হয়েছে, বা সবই পড়া হয়েছে কি না জানান।',
};
