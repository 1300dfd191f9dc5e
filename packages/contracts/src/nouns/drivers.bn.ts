import { documentNames } from '../texts/bn/document-names.ts';
import type { ApprovalNeed } from '../judge-documents.ts';
import type { SameTexts, SameTold } from '../texts/say-text.ts';
import { digits } from '../texts/bn/digits.ts';
import { sayBarReason } from '../texts/bn/bar-reasons.ts';
import type * as english from './drivers.en.ts';

const needs: Record<ApprovalNeed, string> = { vehicle: 'গাড়ি ও নম্বরপ্লেট', ...documentNames };

export const refusals: SameTexts<typeof english.refusals> = {
  DRIVER_NOT_APPROVED: 'আমরা আপনার অ্যাকাউন্ট যাচাই করছি। অনুমোদন পেলে গাড়ি চালাতে পারবেন।',
  DRIVER_SUSPENDED: 'আপনার চালক অ্যাকাউন্ট স্থগিত আছে।',
  PAPERS_EXPIRED: 'আপনার একটি কাগজের মেয়াদ শেষ। অনলাইন হতে নতুনটি পাঠান।',
  DRIVER_NOT_FOUND: 'এই চালককে পাওয়া যায়নি।',
  DRIVER_BUSY: 'আপনার একটি রাইড এখন চলছে।',
  DRIVER_OFFLINE: 'রাইড নিতে অনলাইন হোন।',
  HOMEWARD_ON: 'অন্য জায়গা বেছে নেওয়ার আগে বাড়ির পথের রাইড বন্ধ করুন।',
  HOMEWARD_SPENT: 'আজ আপনি দুবার বাড়ির পথের রাইড চালু করেছেন। কাল আবার পারবেন।',
  HOME_MISSING: 'আগে একটি জায়গা বেছে নিন।',
  DRIVER_NOT_READY: 'এই চালককে এখনো অনুমোদন দেওয়া যাবে না।',
  LAST_TYPE: 'অন্তত একটি রাইডের ধরন রাখুন।',
  PAPER_EXPIRED: ({ kind }) => `আপনার ${documentNames[kind]}-এর মেয়াদ শেষ। অনলাইন হতে নতুনটি পাঠান।`,
  DRIVER_LACKS: ({ lacking }) =>
    `এগুলো ঠিক হলে এই চালককে অনুমোদন দেওয়া যাবে: ${lacking.map((need) => needs[need]).join(', ')}।`,
  HOMEWARD_OFFLINE: 'আগে অনলাইন হোন।',
  BREAK_OFFLINE: 'আপনি এমনিতেই অফলাইনে আছেন।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  typeTaken: 'এই ধরনের রাইড নেবেন কি না, জানান।',
  dayGoal: 'লক্ষ্য ১ থেকে ১,০০,০০০ পর্যন্ত পূর্ণসংখ্যা হতে হবে, না চাইলে null।',
  availableBoolean: 'অনলাইন থাকা true বা false হতে হবে।',
  breakMinutes: 'বিরতি ১০, ২০ বা ৩০ মিনিটের, আর ফেরা পর্যন্ত হলে null হতে হবে।',
  positionTime: 'লোকেশনের সময় পূর্ণ মিলিসেকেন্ডে হতে হবে।',
  accuracyNumber: 'নির্ভুলতা মিটারে একটি সংখ্যা হতে হবে।',
  positionsNone: 'অন্তত একটি লোকেশন জানান।',
  positionsMany: ({ max }) => `একবারে সর্বোচ্চ ${digits(max)}টি লোকেশন জানান।`,
  driverId: 'এটি কোনো চালকের আইডি নয়।',
  driverFilter: 'অবস্থা approved, suspended, available, waiting, documents বা vehicle হতে হবে।',
};

export const notifications: SameTold<typeof english.notifications> = {
  driver_approved: () => ({
    title: 'আপনি গাড়ি চালানোর অনুমোদন পেয়েছেন',
    message: 'কাছের রিকোয়েস্ট পেতে তৈরি হলেই অনলাইন হোন।',
  }),
  driver_suspended: ({ reason }) => ({
    title: 'আপনার চালক অ্যাকাউন্ট স্থগিত করা হয়েছে',
    message:
      reason === null
        ? 'আপনি অনলাইন হতে বা রাইড নিতে পারবেন না। কারণ জানতে সাপোর্টের সঙ্গে যোগাযোগ করুন।'
        : `আপনি অনলাইন হতে বা রাইড নিতে পারবেন না। ভুল মনে হলে সাপোর্টকে লিখুন। কারণ: ${sayBarReason(reason)}`,
  }),
  driver_reactivated: () => ({
    title: 'আপনি আবার গাড়ি চালাতে পারেন',
    message: 'আপনার চালক অ্যাকাউন্ট আবার চালু। তৈরি হলে অনলাইন হোন।',
  }),
  break_over: () => ({
    title: 'আপনার বিরতি শেষ',
    message: 'অ্যাপে বিরতি শেষ করলে আবার রিকোয়েস্ট পাবেন।',
  }),
  break_ended: () => ({
    title: 'আপনি এখন অফলাইন',
    message: 'আপনার বিরতি এক ঘণ্টা হয়ে গেছে। তৈরি হলে অনলাইন হোন।',
  }),
};

export const notificationKinds: typeof english.notificationKinds = {
  driver_approved: 'অ্যাকাউন্ট অনুমোদিত',
  driver_suspended: 'অ্যাকাউন্ট স্থগিত',
  driver_reactivated: 'অ্যাকাউন্ট আবার চালু',
  break_over: 'বিরতি শেষ',
  break_ended: 'এক ঘণ্টা বিরতির পর অফলাইন',
};
