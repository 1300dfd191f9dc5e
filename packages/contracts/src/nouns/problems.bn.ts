import type { SameTexts, SameTold } from '../texts/say-text.ts';
import { problemKinds } from '../texts/bn/problem-kinds.ts';
import type * as english from './problems.en.ts';

const itemAnswers = {
  lost: { yes: 'জিনিসটি আপনার চালকের কাছে আছে', no: 'আপনার চালক জিনিসটি পাননি' },
  found: { yes: 'আপনার যাত্রী বলেছেন জিনিসটি তাঁর', no: 'আপনার যাত্রী বলেছেন জিনিসটি তাঁর নয়' },
};

export const refusals: SameTexts<typeof english.refusals> = {
  PROBLEM_NOT_FOUND: 'এই সমস্যাটি পাওয়া যায়নি।',
  RIDE_NOT_OVER: 'রাইড শেষ হলে সমস্যা জানাতে পারবেন। বিপদে পড়লে SOS চাপুন।',
  PROBLEM_TOO_LATE: 'রাইডের ৩০ দিনের মধ্যে সমস্যা জানানো যায়। এখন সাপোর্টকে লিখুন।',
  PROBLEM_REPORTED: 'এটি আপনি আগেই জানিয়েছেন। সেখানেই আরও লিখুন।',
  PROBLEM_CLOSED: 'এই সমস্যাটি শেষ হয়ে গেছে। সমাধান না হলে আবার জানান।',
  PROBLEM_CHANGED: 'এই সমস্যায় এইমাত্র কিছু যোগ হয়েছে। আগে সেটি পড়ুন।',
  PROBLEM_ASSIGNED: 'এইমাত্র অন্য কেউ এই সমস্যাটি নিয়েছেন। আবার দেখুন।',
  PROBLEM_OPEN: 'এই রাইডের একটি সমস্যা এখনো শেষ হয়নি। আগে সেটি শেষ করুন।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  problemId: 'এটি কোনো সমস্যার আইডি নয়।',
  problemKind: 'সমস্যাটি কী নিয়ে, বেছে নিন।',
  problemState: 'অবস্থা waiting, answered বা closed হতে হবে।',
  isHere: 'জিনিসটি আছে কি না জানান: true বা false।',
};

export const notifications: SameTold<typeof english.notifications> = {
  problem_reported: ({ name, kind, text }) => ({
    title: `সমস্যা: ${problemKinds[kind]}`,
    message: `${name}: ${text}`,
  }),
  problem_assigned: ({ kind }) => ({
    title: 'আপনাকে একটি সমস্যা দেখতে দেওয়া হয়েছে',
    message: problemKinds[kind],
  }),
  problem_answered: ({ kind }) => ({
    title: 'সাপোর্ট আপনাকে উত্তর দিয়েছে',
    message: `বিষয়: ${problemKinds[kind]}`,
  }),
  problem_closed: ({ kind }) => ({
    title: 'সাপোর্ট আপনার সমস্যাটি বন্ধ করেছে',
    message: `বিষয়: ${problemKinds[kind]}। সমাধান না হলে আবার জানান।`,
  }),
  item_lost: () => ({
    title: 'আপনার যাত্রী গাড়িতে কিছু ফেলে গেছেন',
    message: 'জিনিসটি কী দেখুন, আর আপনার কাছে আছে কি না জানান।',
  }),
  item_found: () => ({
    title: 'আপনার চালক গাড়িতে কিছু পেয়েছেন',
    message: 'জিনিসটি কী দেখুন, আর সেটি আপনার কি না জানান।',
  }),
  item_answered: ({ isLost, isHere }) => ({
    title: itemAnswers[isLost ? 'lost' : 'found'][isHere ? 'yes' : 'no'],
    message: isHere ? 'জিনিসটি ফেরত পেতে সাপোর্ট সাহায্য করবে।' : 'সাপোর্ট আপনাকে জানাবে।',
  }),
};

export const notificationKinds: typeof english.notificationKinds = {
  problem_reported: 'জানানো সমস্যা',
  problem_assigned: 'আপনার দেখার সমস্যা',
  problem_answered: 'সাপোর্টের উত্তর',
  problem_closed: 'বন্ধ করা সমস্যা',
  item_lost: 'আপনার গাড়িতে ফেলে যাওয়া জিনিস',
  item_found: 'গাড়িতে ফেলে আসা জিনিস',
  item_answered: 'হারানো জিনিসের উত্তর',
};
