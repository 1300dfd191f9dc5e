import type { SameTexts, SameTold } from '../texts/say-text.ts';
import { digits } from '../texts/bn/digits.ts';
import { sayMoney } from '../texts/bn/money.ts';
import type * as english from './referrals.en.ts';

export const refusals: SameTexts<typeof english.refusals> = {
  REFERRAL_UNKNOWN: 'এই রেফারেল কোড কোনো চালকের নয়। অক্ষরগুলো দেখে নিন, নয়তো ঘরটি খালি রাখুন।',
  REFERRAL_GONE: 'এই রেফারেল কোডের চালক আর নেই। ঘরটি খালি রাখুন।',
  REFERRAL_BARRED: 'এই রেফারেল কোডের চালক এখন কাউকে আনতে পারছেন না। ঘরটি খালি রাখুন।',
  REFERRAL_RIDER: 'রেফারেল কোড শুধু তাঁদের জন্য, যাঁরা চালক হিসেবে সাইন আপ করেন।',
  REFERRALS_OFF: 'রেফারেল কোড এখন চালু নেই। ঘরটি খালি রাখুন।',
  REFERRAL_TERMS_BEGUN: 'এই শর্ত এরই মধ্যে চালু। চাইলে নতুন শর্ত ঠিক করুন।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  referralTermsId: 'রেফারেলের শর্তের আইডি একটি UUID।',
  referralOn: 'চালকেরা চালক আনতে পারেন কি না বলুন: true বা false।',
  referralRides: ({ max }) => `রাইডের সংখ্যা ১ থেকে ${digits(max)}-এর মধ্যে একটি পূর্ণ সংখ্যা।`,
  referralDays: ({ max }) => `দিনের সংখ্যা ১ থেকে ${digits(max)}-এর মধ্যে একটি পূর্ণ সংখ্যা।`,
  referralBonus: ({ max }) => `প্রতিটি বোনাস ${sayMoney(0)} থেকে ${sayMoney(max)}-এর মধ্যে, পূর্ণ সেন্টে।`,
  referralNothing: 'দুই চালকের অন্তত একজন বোনাস পাবেন।',
};

export const notifications: SameTold<typeof english.notifications> = {
  referral_paid: ({ isBringer, rides, bonusCents }) => ({
    title: 'আপনি রেফারেল বোনাস পেয়েছেন',
    message: `${isBringer ? 'আপনার আনা একজন চালক' : 'রেফারেল কোড দিয়ে এসে আপনি'} ${digits(rides)}টি রাইড সম্পন্ন করেছেন। আপনার বোনাস ${sayMoney(bonusCents)}।`,
  }),
};

export const notificationKinds: typeof english.notificationKinds = {
  referral_paid: 'রেফারেল বোনাস',
};
