import { digits, figures } from './digits.ts';
import { sayBarReason } from '../../bar-reasons.ts';
import type { DocumentKind } from '../../documents.ts';
import type { NotificationKind } from '../../notifications.ts';
import type { Role } from '../../roles.ts';
import type { MissedWhy } from '../../scheduled.ts';
import type { LostAheadWhy } from '../../rides-ahead.ts';
import type { Notifications } from '../describe-notification.ts';
import { documentNames } from './document-names.ts';
import { sayMoney } from './money.ts';
import { sayPlace } from './places.ts';
import { problemKinds } from './problem-kinds.ts';
import { missedBecause, noRideBecause } from './missed-because.ts';
import { sayParts } from './scheduled-parts.ts';

const callers: Record<Role, string> = { rider: 'যাত্রী', driver: 'চালক', admin: 'অ্যাডমিন' };

const QUEUE_LEFT = {
  ended: 'চালকেরা আর সেখানে লাইনে দাঁড়ান না।',
  out: 'আপনি দুই মিনিটের বেশি এলাকার বাইরে ছিলেন। আবার লাইনে দাঁড়াতে সেখানে ফিরে যান।',
  unseen: 'দশ মিনিটের বেশি আপনার লোকেশন জানা যায়নি। আবার লাইনে দাঁড়াতে লোকেশন চালু করুন।',
};

const guestMissedBecause: Record<MissedWhy, string> = {
  busy: 'তিনি অন্য একটি রাইডে ছিলেন।',
  type: 'এই ধরনের রাইড এখন আর নেই।',
  blocked: 'তিনি ব্লক করা।',
  late: 'ওই সময়ে আমাদের সমস্যা ছিল।',
};
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

const documentOf = (kind: DocumentKind, plate: string | undefined) =>
  plate ? `${plate}-এর ${documentNames[kind]}` : documentNames[kind];

const inDays = (days: number) => ['আজকের পরে', 'আগামীকালের পরে'][days] ?? `${digits(days)} দিনে`;

const daysAsSaid = new Intl.DateTimeFormat('bn-BD', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const itemAnswers = {
  lost: { yes: 'জিনিসটি আপনার চালকের কাছে আছে', no: 'আপনার চালক জিনিসটি পাননি' },
  found: { yes: 'আপনার যাত্রী বলেছেন জিনিসটি তাঁর', no: 'আপনার যাত্রী বলেছেন জিনিসটি তাঁর নয়' },
};

/** What people are told. */
export const notifications: Notifications = {
  trouble: ({ name, role, ride, text, isUnanswered }) => ({
    title: isUnanswered ? `উত্তর নেই: ${name}` : `SOS অ্যালার্ট: ${name}`,
    message: isUnanswered
      ? `রাইড #${ride}: সবকিছু ঠিক আছে কি না, ${callers[role]} জানাননি।`
      : `রাইড #${ride}: ${callers[role]} সাহায্য চাইছেন${text === '' ? '।' : `: “${text}”`}`,
  }),
  alert_acknowledged: () => ({
    title: 'আপনার অ্যালার্ট পেয়েছি',
    message: 'আমাদের টিম আপনার অ্যালার্ট দেখেছে ও ব্যবস্থা নিচ্ছে।',
  }),
  driver_approved: () => ({
    title: 'আপনি গাড়ি চালানোর অনুমোদন পেয়েছেন',
    message: 'কাছের রিকোয়েস্ট পেতে তৈরি হলেই অনলাইন হোন।',
  }),
  driver_suspended: ({ reason }) => ({
    title: 'আপনার চালক অ্যাকাউন্ট স্থগিত করা হয়েছে',
    message:
      reason === null
        ? 'আপনি অনলাইন হতে বা রাইড নিতে পারবেন না। কারণ জানতে সাপোর্টের সঙ্গে যোগাযোগ করুন।'
        : `আপনি অনলাইন হতে বা রাইড নিতে পারবেন না। ভুল মনে হলে সাপোর্টকে লিখুন। কারণ: ${sayBarReason(reason, 'bn')}`,
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
  queue_left: ({ zone, reason, why }) => ({
    title: `আপনি আর ${zone}-এর লাইনে নেই`,
    message:
      reason === null ? QUEUE_LEFT[why ?? 'ended'] : `আমাদের টিম আপনাকে লাইন থেকে সরিয়েছে। কারণ: ${reason}`,
  }),
  quest_reached: ({ quest, rides, bonusCents }) => ({
    title: 'আপনি একটি চ্যালেঞ্জ পূরণ করেছেন',
    message: `“${quest}”-এর ${digits(rides)}টি রাইড আপনি সম্পন্ন করেছেন। আপনার বোনাস ${sayMoney(bonusCents)}।`,
  }),
  referral_paid: ({ isBringer, rides, bonusCents }) => ({
    title: 'আপনি রেফারেল বোনাস পেয়েছেন',
    message: `${isBringer ? 'আপনার আনা একজন চালক' : 'রেফারেল কোড দিয়ে এসে আপনি'} ${digits(rides)}টি রাইড সম্পন্ন করেছেন। আপনার বোনাস ${sayMoney(bonusCents)}।`,
  }),
  driver_waiting: ({ name }) => ({
    title: 'একজন চালক অনুমোদনের অপেক্ষায়',
    message: `${name} সাইন আপ করে ইমেইল যাচাই করেছেন।`,
  }),
  document_waiting: ({ name, kind }) => ({
    title: `${name}-এর কাগজপত্র যাচাই করুন`,
    message: `${documentNames[kind]} আপনার অনুমোদনের অপেক্ষায়।`,
  }),
  low_rating: ({ name, stars }) => ({
    title: 'কম রেটিং',
    message: `${name} একটি রাইডকে ${stars === 1 ? '১' : '২'} তারা দিয়েছেন`,
  }),
  chat_reported: ({ name, reason }) => ({
    title: 'চ্যাট নিয়ে অভিযোগ',
    message: `${name} একটি রাইডের চ্যাট নিয়ে জানিয়েছেন: ${reason}`,
  }),
  vehicle_waiting: ({ name, plate, isTaken }) => ({
    title: `${name}-এর গাড়ি যাচাই করুন`,
    message:
      plate === undefined
        ? 'গাড়ির ক্লাস আর আসন আপনার নিশ্চিত করার অপেক্ষায়।'
        : isTaken
          ? `আরেকজন চালক একই নম্বরপ্লেট নিয়ে চালাচ্ছেন। ${plate} খুঁজে দুজনের রেজিস্ট্রেশন মিলিয়ে দেখুন।`
          : `গাড়ির নম্বর এখন ${plate}। রেজিস্ট্রেশনের সঙ্গে মিলিয়ে দেখুন।`,
  }),
  document_approved: ({ kind, plate }) => ({
    title: `আপনার ${documentOf(kind, plate)} অনুমোদিত হয়েছে`,
    message: 'ধন্যবাদ। মেয়াদ শেষ হওয়া পর্যন্ত আর কিছু লাগবে না।',
  }),
  document_returned: ({ kind, plate, reason }) => ({
    title: `আপনার ${documentOf(kind, plate)} ফেরত দেওয়া হয়েছে`,
    message: `${reason} আবার পাঠান।`,
  }),
  document_expiring: ({ kind, plate, days }) => ({
    title: `আপনার ${documentOf(kind, plate)}-এর মেয়াদ ${inDays(days)} শেষ হবে`,
    message:
      plate === undefined
        ? 'সময়মতো নতুনটি পাঠান, যাতে গাড়ি চালিয়ে যেতে পারেন।'
        : 'সময়মতো নতুনটি পাঠান, যাতে গাড়িটি পরেও চালাতে পারেন।',
  }),
  document_expired: ({ kind, plate }) => ({
    title: `আপনার ${documentOf(kind, plate)}-এর মেয়াদ শেষ`,
    message:
      plate === undefined
        ? 'নতুনটি অনুমোদন পেলে আবার অনলাইন হতে পারবেন।'
        : 'নতুনটি অনুমোদন পেলে গাড়িটি আবার চালাতে পারবেন।',
  }),
  ride_refunded: ({ amountCents, destination, reason }) => ({
    title: `${sayMoney(amountCents)} ফেরত`,
    message: `${sayPlace(destination)} যাওয়ার রাইডের জন্য। টাকা নগদে ফেরত দেওয়া হবে। কারণ: ${reason}`,
  }),
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
  factor_removed: ({ passkeys = 0 }) => ({
    title: 'দুই ধাপে যাচাই বন্ধ করা হয়েছে',
    message: `এটি বন্ধ করে${passkeys > 0 ? ' ও আপনার পাসকিগুলো সরিয়ে' : ''} আপনাকে সব ডিভাইস থেকে লগ আউট করা হয়েছে। আপনি না চেয়ে থাকলে আমাদের লিখুন।`,
  }),
  passkey_added: ({ name }) => ({
    title: 'একটি পাসকি যোগ হয়েছে',
    message: `“${name}” দিয়ে এখন আপনার অ্যাকাউন্টে লগ ইন করা যাবে। আপনি যোগ না করে থাকলে সেটিংসে এটি সরান ও পাসওয়ার্ড রিসেট করুন।`,
  }),
  passkey_removed: ({ name }) => ({
    title: 'একটি পাসকি সরানো হয়েছে',
    message: `“${name}” দিয়ে আর আপনার অ্যাকাউন্টে লগ ইন করা যাবে না। আপনি না সরিয়ে থাকলে পাসওয়ার্ড রিসেট করুন।`,
  }),
  announcement: ({ text }) => ({ title: 'ডেস্ক থেকে ঘোষণা', message: text }),
  rides_stuck: ({ count, ride }) => ({
    title: count === 1 ? `রাইড #${ride} আটকে আছে` : `${digits(count)}টি রাইড আটকে আছে`,
    message: '৫ মিনিটের বেশি হলো, এখনো কেউ দেখছেন না।',
  }),
  message_received: ({ name, text }) => ({ title: `${name}-এর মেসেজ`, message: text }),
};

/** What each kind is called where people choose what they want to hear. */
export const notificationKinds: Record<NotificationKind | 'trouble', string> = {
  trouble: 'SOS অ্যালার্ট',
  offer: 'নতুন রিকোয়েস্ট',
  ride_change: 'রাইডের আপডেট',
  chat: 'চ্যাট মেসেজ',
  announcement: 'ঘোষণা',
  check_in: 'সবকিছু ঠিক আছে কি না',
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
  problem_reported: 'জানানো সমস্যা',
  problem_assigned: 'আপনার দেখার সমস্যা',
  problem_answered: 'সাপোর্টের উত্তর',
  problem_closed: 'বন্ধ করা সমস্যা',
  item_lost: 'আপনার গাড়িতে ফেলে যাওয়া জিনিস',
  item_found: 'গাড়িতে ফেলে আসা জিনিস',
  item_answered: 'হারানো জিনিসের উত্তর',
  ride_refunded: 'টাকা ফেরত',
  alert_acknowledged: 'আপনার SOS অ্যালার্টে সাড়া',
  document_approved: 'অনুমোদিত কাগজ',
  document_returned: 'ফেরত আসা কাগজ',
  document_expiring: 'মেয়াদ শেষ হতে যাওয়া কাগজ',
  document_expired: 'মেয়াদ শেষ হওয়া কাগজ',
  driver_approved: 'অ্যাকাউন্ট অনুমোদিত',
  driver_suspended: 'অ্যাকাউন্ট স্থগিত',
  driver_reactivated: 'অ্যাকাউন্ট আবার চালু',
  break_over: 'বিরতি শেষ',
  break_ended: 'এক ঘণ্টা বিরতির পর অফলাইন',
  queue_left: 'লাইনের জায়গা হারানো',
  quest_reached: 'পূরণ করা চ্যালেঞ্জ',
  referral_paid: 'রেফারেল বোনাস',
  driver_waiting: 'অনুমোদনের অপেক্ষায় থাকা চালক',
  document_waiting: 'যাচাই করার কাগজপত্র',
  low_rating: 'কম রেটিং',
  chat_reported: 'চ্যাট নিয়ে অভিযোগ',
  vehicle_waiting: 'যাচাই করার গাড়ি',
  message_received: 'উত্তর দেওয়ার মেসেজ',
  rides_stuck: 'আটকে থাকা রাইড',
};
