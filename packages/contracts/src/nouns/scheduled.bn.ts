import type { LostAheadWhy, MissedWhy } from '../scheduled-choices.ts';
import { digits, figures } from '../texts/bn/digits.ts';
import { MOST_TAKEN, TAKEN_GAP_MINUTES } from '../ahead-limits.ts';
import type { SameTexts, SameTold } from '../texts/say-text.ts';
import { sayPlace } from '../texts/bn/places.ts';
import { missedBecause, noRideBecause } from '../texts/bn/missed-because.ts';
import { sayParts } from '../texts/bn/scheduled-parts.ts';
import { sayMoney } from '../texts/bn/money.ts';
import type * as english from './scheduled.en.ts';

const daysAsSaid = new Intl.DateTimeFormat('bn-BD', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const lostAheadBecause: Record<LostAheadWhy, string> = {
  moved: 'এর সময় বদলেছে। নতুন সময়ে পারলে আবার নিন।',
  changed: 'এর পথ বদলেছে। নতুনটিতে পারলে আবার নিন।',
  canceled: 'এটি বাতিল হয়েছে।',
  missed: 'এটি হচ্ছে না।',
  barred: 'আপনি এখন গাড়ি চালাতে পারেন না।',
  desk: 'সাপোর্ট এটি অন্য চালকদের জন্য খুলে দিয়েছে। আপনি না চেয়ে থাকলে আমাদের লিখুন।',
  offline: 'আপনি অনলাইনে ও খালি ছিলেন না, তাই অন্য চালকদের বলা হয়েছে।',
  busy: 'আপনি অন্য রাইডে ছিলেন, তাই অন্য চালকদের বলা হয়েছে।',
  far: 'সময়মতো পৌঁছানোর জন্য আপনি অনেক দূরে ছিলেন, তাই অন্য চালকদের বলা হয়েছে।',
  unfit: 'আপনার গাড়ি বা সেটিংস আর এটির সঙ্গে মেলেনি, তাই অন্য চালকদের বলা হয়েছে।',
};

const guestMissedBecause: Record<MissedWhy, string> = {
  busy: 'তিনি অন্য একটি রাইডে ছিলেন।',
  type: 'এই ধরনের রাইড এখন আর নেই।',
  blocked: 'তিনি ব্লক করা।',
  late: 'ওই সময়ে আমাদের সমস্যা ছিল।',
};

export const refusals: SameTexts<typeof english.refusals> = {
  SCHEDULED_NOT_FOUND: 'এই আগাম রাইডটি আর নেই।',
  SERIES_FULL: 'আপনার পাঁচটি নিয়মিত রাইড আছে। আগে একটি বন্ধ করুন।',
  SERIES_NOT_FOUND: 'এই নিয়মিত রাইডটি পাওয়া যায়নি।',
  SCHEDULED_FULL: 'আর আগাম রাইড বুক করা যাবে না। আগে একটি বাতিল করুন।',
  SCHEDULED_NEAR: 'ওই সময়ের ৩০ মিনিটের মধ্যে আপনার আরেকটি রাইড আছে।',
  SCHEDULED_STARTED: 'এই রাইডের জন্য চালক খোঁজা শুরু হয়ে গেছে।',
  SCHEDULED_TAKEN: 'অন্য একজন চালক এটি নিয়ে নিয়েছেন।',
  TAKEN_FULL: `আপনার ${digits(MOST_TAKEN)}টি আগাম রাইড আছে, এর বেশি নেওয়া যায় না। আগে একটি ফেরত দিন।`,
  TAKEN_NEAR: `এটি আপনার নেওয়া আরেকটি রাইডের খুব কাছাকাছি সময়ে: মাঝে ${digits(TAKEN_GAP_MINUTES)} মিনিট রাখুন।`,
  TAKEN_LATE: 'এটি শুরু হতে খুব কম সময় বাকি। অনলাইনে আসুন, আপনাকে এটির জন্য বলা হতে পারে।',
  RIDER_HAS_SCHEDULED: 'ওই সময়ের ৩০ মিনিটের মধ্যে এই যাত্রীর আরেকটি রাইড আছে।',
  TAKEN_STARTED: 'এই রাইডটি এখন চাওয়া হচ্ছে। এটি আপনার হলে ড্যাশবোর্ডে পাবেন।',
  RIDER_SCHEDULED_FULL: 'এই যাত্রীর জন্য আর আগাম রাইড বুক করা যাবে না। আগে একটি বাতিল করুন।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  weekdays: 'সপ্তাহের দিনগুলো বেছে নিন, ১ (সোমবার) থেকে ৭ (রবিবার)।',
  seriesFirst: 'প্রথম রাইডের দিনটিও সপ্তাহের বেছে নেওয়া দিনগুলোর একটি হতে হবে।',
  lastDay: 'শেষ দিন বেছে নিন, প্রথম রাইডের দিনে বা তার পরে।',
  seriesFar: ({ weeks }) => `নিয়মিত রাইড সর্বোচ্চ ${digits(weeks)} সপ্তাহ চলতে পারে।`,
  scheduledId: 'আগাম রাইডের আইডি একটি UUID।',
  revision: 'এটি আগাম রাইডের রিভিশন নয়।',
  scheduledState: 'অবস্থা waiting, requested, missed বা canceled হতে হবে।',
  scheduleDay: 'দিনটি 2026-11-21-এর মতো একটি তারিখ।',
  scheduleTime: 'সময়টি 09:30-এর মতো ঘণ্টা ও মিনিট।',
  scheduleSoon: ({ minutes }) => `এখন থেকে অন্তত ${digits(minutes)} মিনিট পরের সময় বেছে নিন।`,
  scheduleFar: ({ days }) => `আগামী ${digits(days)} দিনের মধ্যে একটি সময় বেছে নিন।`,
  scheduleGap: 'সেদিন ঘড়ি এগিয়ে দেওয়া হয়, তাই এই সময়টি নেই। অন্য একটি বেছে নিন।',
};

export const notifications: SameTold<typeof english.notifications> = {
  scheduled_requested: ({ time, destination, lostCode, lostDriver }) => ({
    title: `আপনার ${figures(time)}-এর রাইড`,
    message: `${lostDriver ? `${lostDriver} আসতে পারছেন না। ` : ''}${sayPlace(destination)} যাওয়ার রাইডের জন্য চালক খুঁজছি।${lostCode ? ` আপনার প্রোমো কোড ${lostCode} আর চলবে না, তাই পুরো ভাড়া দিতে হবে।` : ''}`,
  }),
  scheduled_missed: ({ time, destination, why }) => ({
    title: `আপনার ${figures(time)}-এর রাইড চাওয়া যায়নি`,
    message: `গন্তব্য ${sayPlace(destination)}। ${missedBecause[why]}`,
  }),
  scheduled_unserved: ({ time, pickup, isForOther }) => ({
    title: `আপনার ${figures(time)}-এর রাইডের জন্য চালক পাওয়া যায়নি`,
    message: `পিকআপ ${sayPlace(pickup)}। ভাড়া নেওয়া হয়নি।${isForOther ? ' যাত্রীকে জানিয়ে দিন।' : ''} গাড়ি এখনো দরকার হলে আবার বুক করুন।`,
  }),
  scheduled_moved: ({ day, time, destination, from }) => ({
    title: `আপনার রাইডের নতুন সময়: ${daysAsSaid.format(new Date(day))}, ${figures(time)}`,
    message: `সাপোর্ট আপনার ${sayPlace(destination)} যাওয়ার রাইডের সময় বদলেছে${from ? `, আগে ছিল ${daysAsSaid.format(new Date(from.day))}, ${figures(from.time)}` : ''}। আপনি না চেয়ে থাকলে আমাদের লিখুন।`,
  }),
  scheduled_changed: ({ day, time, pickup, destination, parts, toPayCents }) => ({
    title: `আপনার ${daysAsSaid.format(new Date(day))}, ${figures(time)}-এর রাইড বদলেছে`,
    message: `সাপোর্ট ${sayParts(parts)} বদলেছে। এখন ${sayPlace(pickup)} থেকে ${sayPlace(destination)}, ভাড়া ${sayMoney(toPayCents)}। আপনি না চেয়ে থাকলে আমাদের লিখুন।`,
  }),
  scheduled_canceled: ({ day, time, destination }) => ({
    title: `আপনার ${daysAsSaid.format(new Date(day))}, ${figures(time)}-এর রাইড বাতিল হয়েছে`,
    message: `সাপোর্ট আপনার ${sayPlace(destination)} যাওয়ার রাইডটি বাতিল করেছে। আপনি না চেয়ে থাকলে আমাদের লিখুন।`,
  }),
  scheduled_taken: ({ day, time, destination, driver = 'একজন চালক' }) => ({
    title: `${daysAsSaid.format(new Date(day))}, ${figures(time)}-এর রাইডে ${driver} আসবেন বলেছেন`,
    message: `গন্তব্য ${sayPlace(destination)}। কিছু বদলালে আমরা সময়মতো অন্য চালক খুঁজব।`,
  }),
  scheduled_returned: ({ day, time, destination, driver = 'আপনার চালক' }) => ({
    title: `${daysAsSaid.format(new Date(day))}, ${figures(time)}-এর রাইডে ${driver} আসতে পারছেন না`,
    message: `আপনার ${sayPlace(destination)} যাওয়ার রাইডের জন্য আমরা সময়মতো অন্য চালক খুঁজব।`,
  }),
  ahead_reminder: ({ day, time, pickup, onlineBy }) => ({
    title: onlineBy
      ? `${figures(time)}-এ ${sayPlace(pickup)} থেকে আপনার রাইড`
      : `${daysAsSaid.format(new Date(day))}, ${figures(time)}-এ আপনার একটি রাইড আছে`,
    message: onlineBy
      ? `${figures(onlineBy)}-এর মধ্যে অনলাইনে আসুন।`
      : `${sayPlace(pickup)} থেকে। না পারলে আজই ফেরত দিন।`,
  }),
  ahead_lost: ({ day, time, pickup, why }) => ({
    title: `${daysAsSaid.format(new Date(day))}, ${figures(time)}-এর রাইডটি আর আপনার নয়`,
    message: `${sayPlace(pickup)} থেকে। ${lostAheadBecause[why]}`,
  }),
  series_ride: ({ day, time, destination, why }) => ({
    title:
      why === 'twice'
        ? `${daysAsSaid.format(new Date(day))}, ${figures(time)}-এর রাইড ঘড়ি পেছানোর আগে`
        : `${daysAsSaid.format(new Date(day))}, ${figures(time)}-এ রাইড নেই`,
    message: `গন্তব্য ${sayPlace(destination)}। ${noRideBecause[why]}`,
  }),
  guest_missed: ({ name, time, destination, why }) => ({
    title: `${name}-কে ফোন করুন: ${figures(time)}-এর রাইড চাওয়া যায়নি`,
    message: `গন্তব্য ${sayPlace(destination)}। ${guestMissedBecause[why]}`,
  }),
  guest_unserved: ({ name, time, pickup }) => ({
    title: `${name}-কে ফোন করুন: ${figures(time)}-এর রাইডের জন্য চালক পাওয়া যায়নি`,
    message: `পিকআপ ${sayPlace(pickup)}। গাড়ি এখনো দরকার হলে আবার বুক করুন।`,
  }),
};

export const notificationKinds: typeof english.notificationKinds = {
  scheduled_requested: 'আগাম রাইড: চালক খোঁজা শুরু',
  scheduled_missed: 'আগাম রাইড: চাওয়া যায়নি',
  scheduled_unserved: 'আগাম রাইড: চালক পাওয়া যায়নি',
  scheduled_moved: 'আগাম রাইড: সাপোর্ট সময় বদলেছে',
  scheduled_changed: 'আগাম রাইড: সাপোর্ট বদলেছে',
  scheduled_taken: 'আগাম রাইড: চালক নিয়েছেন',
  scheduled_returned: 'আগাম রাইড: চালক ফেরত দিয়েছেন',
  ahead_reminder: 'আগাম রাইড: মনে করিয়ে দেওয়া',
  ahead_lost: 'আগাম রাইড: আর আপনার নয়',
  series_ride: 'নিয়মিত রাইড: কোনো দিন রাইড না হলে',
  scheduled_canceled: 'আগাম রাইড: সাপোর্ট বাতিল করেছে',
  guest_missed: 'অতিথির আগাম রাইড: চাওয়া যায়নি',
  guest_unserved: 'অতিথির আগাম রাইড: চালক পাওয়া যায়নি',
};
