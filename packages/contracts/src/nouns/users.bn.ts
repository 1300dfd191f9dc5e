import { sayBarReason } from '../texts/bn/bar-reasons.ts';
import type { SameTexts } from '../texts/say-text.ts';
import type * as english from './users.en.ts';

export const refusals: SameTexts<typeof english.refusals> = {
  USER_BLOCKED: 'এই অ্যাকাউন্টটি ব্লক করা হয়েছে।',
  USER_NOT_FOUND: 'এই ব্যবহারকারীকে পাওয়া যায়নি।',
  OWN_ACCOUNT: 'নিজের অ্যাকাউন্টে আপনি এটি করতে পারবেন না।',
  LAST_ADMIN: 'লগ ইন করতে পারেন, এমন অন্তত একজন মালিক থাকতে হবে।',
  USER_BLOCKED_BECAUSE: ({ reason }) => `এই অ্যাকাউন্টটি ব্লক করা হয়েছে। কারণ: ${sayBarReason(reason)}`,
  LAST_ADMIN_LEAVES: 'লগ ইন করতে পারেন এমন শেষ মালিক আপনি। আগে অন্য কাউকে মালিক করুন।',
  OWN_RIDE_ACTIVE: 'আপনার একটি রাইড চলছে। আগে সেটি শেষ বা বাতিল করুন, তারপর অ্যাকাউন্ট মুছুন।',
  OWN_DATA_UNDER_WAY: 'আপনার তথ্য আমরা তৈরি করছি। একটু অপেক্ষা করুন।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  userId: 'এটি কোনো ব্যবহারকারীর আইডি নয়।',
  role: 'রোল rider, driver বা admin হতে হবে।',
  deskRole: 'ডেস্কের রোল owner, dispatcher, support বা finance হতে হবে।',
  userStatus: 'অবস্থা active বা blocked হতে হবে।',
};
