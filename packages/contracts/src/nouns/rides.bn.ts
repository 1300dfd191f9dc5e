import { statuses } from '../texts/bn/statuses.ts';
import { digits } from '../texts/bn/digits.ts';
import { sayMoney } from '../texts/bn/money.ts';
import { minutesOf } from '../texts/bn/minutes-of.ts';
import type { SameTexts, SameTold } from '../texts/say-text.ts';
import { sayPlace } from '../texts/bn/places.ts';
import type * as english from './rides.en.ts';

export const refusals: SameTexts<typeof english.refusals> = {
  PRICE_CHANGED: 'ভাড়া বদলে গেছে। নতুন ভাড়া নিশ্চিত করুন।',
  QUOTE_INVALID: 'এই ভাড়া এই রাইডের জন্য নয়। নতুন ভাড়া দেখে নিন।',
  RIDE_NOT_FOUND: 'এই রাইডটি পাওয়া যায়নি।',
  RIDE_TAKEN: 'অন্য চালক রাইডটি নিয়েছেন।',
  REASON_NEEDED: 'যাত্রী গাড়িতে আছেন। কেন বাতিল করছেন লিখুন।',
  RIDE_GONE: 'এই রাইডটি আর খোলা নেই।',
  RIDE_DECLINED: 'আপনি এই রাইডটি বাদ দিয়েছেন।',
  RIDE_CHANGED: 'এই রাইডটি এইমাত্র বদলেছে। আবার দেখুন।',
  RIDE_ACTIVE: 'এই রাইডটি এখনো চলছে। আগে এটি বাতিল করুন।',
  OTHER_RIDE_ACTIVE: 'যাত্রী বা চালকের এখন অন্য একটি রাইড চলছে।',
  FAR_FROM_PICKUP: 'আপনি এখনো ওঠার জায়গায় পৌঁছাননি। ২৫০ মিটারের মধ্যে এসে আবার চেষ্টা করুন।',
  FAR_FROM_STOP: 'আপনি এখনো স্টপে পৌঁছাননি। ২৫০ মিটারের মধ্যে এসে আবার চেষ্টা করুন।',
  STOPS_FULL: 'একটি রাইডে সর্বোচ্চ ৩টি স্টপ থাকে, পেরিয়ে আসা স্টপসহ।',
  NO_SHOW_EARLY: 'ওঠার জায়গায় আরেকটু অপেক্ষা করুন, তারপর যাত্রী ছাড়াই চলে যেতে পারবেন।',
  ACT_TOO_OLD: 'এটি ৩০ মিনিটেরও বেশি আগের, তাই রাইডে যোগ করা গেল না। সাপোর্টে ফোন করুন।',
  PIN_NEEDED: 'এই রাইড পিন দিয়ে শুরু হয়। যাত্রীর কাছে পিনটি জেনে নিন।',
  PIN_WRONG: 'এটি এই রাইডের পিন নয়। যাত্রীর কাছে আবার জেনে নিন।',
  PIN_LOCKED: 'তিনবার ভুল পিন দেওয়া হয়েছে। পিন কেন নেই তা লিখুন, বা সাপোর্টে ফোন করুন।',
  ILLEGAL_STEP: 'রাইডটিতে এখন এই ধাপ সম্ভব নয়।',
  ALREADY_PICKED_UP: 'আপনি এইমাত্র গাড়িতে উঠেছেন, তাই রাইডটি আর বাতিল করা যাবে না।',
  RIDER_BUSY: 'আপনার একটি রাইড এখন চলছে।',
  DRIVER_NOT_FREE: 'ওই চালক এখন এই রাইড নিতে পারবেন না। অন্য কাউকে বেছে নিন।',
  NO_DRIVER: 'এই রাইডে এখনো কোনো চালক নেই।',
  NOT_COMPLETED: 'শুধু সম্পন্ন রাইডের ভাড়া ফেরত দেওয়া যায়।',
  RIDE_REFUNDED: 'এই ভাড়ার কিছু অংশ ফেরত দেওয়া হয়েছে, তাই রাইডটি সম্পন্নই থাকবে এবং মোছা যাবে না।',
  NO_REVIEW: 'এই রাইডটি যাচাই করার দরকার নেই।',
  NOT_STUCK: 'এই রাইডটি আর আটকে নেই।',
  REFUND_TOO_MUCH: 'এই ভাড়ার এত টাকা বাকি নেই।',
  RETYPED: 'যাত্রী রাইডটি বদলেছেন, তাই ভাড়াও বদলেছে। আবার দেখুন।',
  RETYPED_OFTEN: 'রাইডের ধরন তিনবার বদলানো হয়েছে। চালকের জন্য অপেক্ষা করুন, বা বাতিল করে আবার রিকোয়েস্ট করুন।',
  RETYPED_LATE: 'একজন চালক অন্য রাইড শেষ করে এই রাইডে আসছেন, তাই ধরন আর বদলানো যাবে না।',
  REROUTED_OFTEN: 'রুট দশবার বদলানো হয়েছে, তাই আর বদলানো যাবে না।',
  RIDE_CHANGED_TO: ({ status }) => `এই রাইডটি এইমাত্র বদলেছে। এখনকার অবস্থা: ${statuses[status]}।`,
  NO_SHOW_BEFORE: ({ minutes }) =>
    `ওঠার জায়গায় অন্তত ${digits(minutes)} মিনিট অপেক্ষা করুন, তারপর যাত্রী ছাড়াই চলে যেতে পারবেন।`,
  ALL_REFUNDED: 'এই রাইডে ফেরত দেওয়ার মতো আর কিছু নেই।',
  LESS_IS_LEFT: ({ leftCents }) => `এই ভাড়ার সর্বোচ্চ ${sayMoney(leftCents)} ফেরত দেওয়া বাকি আছে।`,
  DRIVER_NOT_FREE_YET: 'যে চালক এরপর এই রাইডটি নেবেন, তিনি এখনো অন্য একটি রাইডে আছেন।',
  RIDER_HAS_RIDE: 'এই যাত্রীর একটি রাইড এখন চলছে।',
  RIDER_BLOCKED: 'এই যাত্রী ব্লক করা, তাই তাঁর জন্য রাইড বুক করা যাবে না।',
  OFFERED_ELSEWHERE: 'আরেকজন চালক এর পরেই এই রাইড নেবেন বলে কথা দিয়েছেন।',
  DRIVER_SOUGHT: 'এই রাইডে এখন কোনো চালক নেই: আমরা নতুন চালক খুঁজছি।',
  RIDER_ON_BOARD: 'যাত্রী এখন গাড়িতে: রাইডটি অন্য চালককে দেওয়া যাবে না।',
  COMPLETED_NOW: 'এই রাইডটি এখন সম্পন্ন।',
  CANCELED_NOW: 'এই রাইডটি এখন বাতিল।',
  OTHER_DRIVER_NOW: 'এই রাইডটি এখন অন্য চালকের কাছে।',
  DRIVER_HAD_RIDE: 'ওই চালক আগে এই রাইডটি পেয়েছিলেন বা বাদ দিয়েছেন। অন্য কাউকে বেছে নিন।',
  DRIVER_HAS_RIDE: 'ওই চালকের এখন অন্য রাইড আছে। অন্য কাউকে বেছে নিন।',
  DRIVER_MAY_NOT_DRIVE: 'ওই চালকের এখন গাড়ি চালানোর অনুমতি নেই। অন্য কাউকে বেছে নিন।',
  DRIVER_WENT_OFFLINE: 'ওই চালক এখন অফলাইন। অন্য কাউকে বেছে নিন।',
  DRIVER_NOT_FIT: 'ওই চালকের গাড়িতে এই ধরনের রাইড নেওয়া যায় না। অন্য কাউকে বেছে নিন।',
  DRIVER_AVOIDED: 'ওই চালককে এই যাত্রীর রাইড দেওয়া যাবে না। অন্য কাউকে বেছে নিন।',
  CANCELED_OFTEN: (wait) => `আপনি এইমাত্র অনেক রিকোয়েস্ট বাতিল করেছেন। ${minutesOf(wait)} পরে আবার চেষ্টা করুন।`,
  CANCELED_LATE: (wait) =>
    `আপনি কয়েকটি রাইড বাতিল করেছেন যখন চালক পথে ছিলেন। ${minutesOf(wait)} পরে আবার চেষ্টা করুন।`,
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  stops: 'স্টপগুলো জায়গার তালিকা হিসেবে দিন।',
  stopsMany: ({ max }) => `একটি রাইডে সর্বোচ্চ ${digits(max)}টি স্টপ থাকে।`,
  stopNumber: 'স্টপের নম্বর ১ থেকে ৩।',
  rideStep: 'ধাপ picked_up, in_transit বা completed হতে হবে।',
  rideTarget: 'অবস্থা accepted, picked_up, in_transit, completed বা canceled হতে হবে।',
  reasonOfCancel: 'কারণ শুধু বাতিল করা রাইডের জন্য লেখা যায়।',
  rideStatus: 'অবস্থা requested, accepted, picked_up, in_transit, completed বা canceled হতে হবে।',
  rideEnd: 'সম্পন্ন বা বাতিল রাইড বেছে নিন।',
  rideSort: 'newest, oldest, dearest বা cheapest অনুযায়ী সাজান।',
  amountCents: 'পরিমাণ পূর্ণ সেন্টে হতে হবে।',
  amountZero: 'পরিমাণ শূন্যের বেশি হতে হবে।',
  amountHigh: 'পরিমাণটি যেকোনো ভাড়ার চেয়ে বেশি।',
  noShow: 'যাত্রী আসেননি কি না জানান: true অথবা false।',
  keptAge: 'কত মিলিসেকেন্ড আগে হয়েছিল, তা ০ থেকে শুরু করে পূর্ণসংখ্যায় জানান।',
  noShowOfDriver: 'যাত্রী আসেননি, তা শুধু এই রাইডের চালকই জানাতে পারেন।',
  noShowOfCancel: 'যাত্রী আসেননি, এটি শুধু রাইড বাতিল করার সময় জানান।',
  noShowReason: 'যাত্রী না আসাই কারণ: আর কোনো কারণ দেবেন না।',
  pinDigits: 'পিনে চারটি সংখ্যা থাকে।',
  pinChoice: 'রাইড পিন দিয়ে শুরু হবে কি না জানান: true বা false।',
  quoteToken: 'এটি কোনো ভাড়ার হিসাবের টোকেন নয়।',
  rideId: 'এটি কোনো রাইডের আইডি নয়।',
  reviewState: 'যাচাই open বা done হতে হবে।',
  passenger: 'কে যাবেন লিখুন: নাম ও ফোন নম্বর।',
};

export const notifications: SameTold<typeof english.notifications> = {
  ride_refunded: ({ amountCents, destination, reason }) => ({
    title: `${sayMoney(amountCents)} ফেরত`,
    message: `${sayPlace(destination)} যাওয়ার রাইডের জন্য। টাকা নগদে ফেরত দেওয়া হবে। কারণ: ${reason}`,
  }),
  rides_stuck: ({ count, ride }) => ({
    title: count === 1 ? `রাইড #${ride} আটকে আছে` : `${digits(count)}টি রাইড আটকে আছে`,
    message: '৫ মিনিটের বেশি হলো, এখনো কেউ দেখছেন না।',
  }),
};

export const notificationKinds: typeof english.notificationKinds = {
  offer: 'নতুন রিকোয়েস্ট',
  ride_change: 'রাইডের আপডেট',
  ride_refunded: 'টাকা ফেরত',
  rides_stuck: 'আটকে থাকা রাইড',
};
