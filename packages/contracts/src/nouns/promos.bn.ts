import type { SameTexts } from '../texts/say-text.ts';
import { sayMoney } from '../texts/bn/money.ts';
import { digits } from '../texts/bn/digits.ts';
import type * as english from './promos.en.ts';

export const refusals: SameTexts<typeof english.refusals> = {
  PROMO_NOT_FOUND: 'এই প্রোমো কোডটি পাওয়া যায়নি।',
  PROMO_TAKEN: 'এই নামে একটি প্রোমো কোড আগে থেকেই আছে। অন্য কোড দিন।',
  PROMO_UNKNOWN: 'এই প্রোমো কোডটি আমাদের নেই। অক্ষরগুলো মিলিয়ে দেখুন।',
  PROMO_NOT_BEGUN: 'এই প্রোমো কোড এখনো চালু হয়নি।',
  PROMO_OVER: 'এই প্রোমো কোডের মেয়াদ শেষ।',
  PROMO_USED_UP: 'এই প্রোমো কোডের সব ব্যবহার শেষ।',
  PROMO_USED: 'আপনি এই প্রোমো কোড আগেই ব্যবহার করেছেন।',
  PROMO_FIRST_RIDE: 'এই প্রোমো কোড শুধু প্রথম রাইডের জন্য।',
  PROMO_NEEDS_ACCOUNT: 'প্রোমো কোড শুধু সেই যাত্রীদের জন্য, যাঁদের অ্যাকাউন্ট আছে।',
  RIDER_USED_PROMO: 'এই যাত্রী প্রোমো কোডটি আগেই ব্যবহার করেছেন।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  promoId: 'প্রোমো কোডের আইডি একটি UUID।',
  promoCode: 'প্রোমো কোডে ৪ থেকে ২০টি ইংরেজি অক্ষর ও সংখ্যা থাকে।',
  promoPercent: 'শতাংশটি ১ থেকে ১০০-এর মধ্যে একটি পূর্ণ সংখ্যা।',
  promoAmount: ({ min, max }) => `টাকার পরিমাণ ${sayMoney(min)} থেকে ${sayMoney(max)}-এর মধ্যে, পূর্ণ সেন্টে।`,
  promoTerms: 'হয় শতাংশ, নয় পরিমাণ দিন।',
  promoCap: 'সর্বোচ্চ সীমা শুধু শতাংশের সঙ্গে হয়।',
  promoUses: ({ max }) => `রাইডের সংখ্যা ১ থেকে ${digits(max)}-এর মধ্যে একটি পূর্ণ সংখ্যা।`,
  promoFirstRide: 'শুধু প্রথম রাইডের জন্য কি না বলুন: true বা false।',
  promoPast: 'এমন শেষ দিন বেছে নিন, যা এখনো শেষ হয়নি।',
};
