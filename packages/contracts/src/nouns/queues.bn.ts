import type { SameTexts, SameTold } from '../texts/say-text.ts';
import { digits } from '../texts/bn/digits.ts';
import type * as english from './queues.en.ts';

const QUEUE_LEFT = {
  ended: 'চালকেরা আর সেখানে লাইনে দাঁড়ান না।',
  out: 'আপনি দুই মিনিটের বেশি এলাকার বাইরে ছিলেন। আবার লাইনে দাঁড়াতে সেখানে ফিরে যান।',
  unseen: 'দশ মিনিটের বেশি আপনার লোকেশন জানা যায়নি। আবার লাইনে দাঁড়াতে লোকেশন চালু করুন।',
};

export const refusals: SameTexts<typeof english.refusals> = {
  QUEUE_ZONE_NOT_FOUND: 'এই লাইনের এলাকাটি পাওয়া যায়নি।',
  QUEUE_ZONE_TAKEN: 'এই নামে একটি লাইনের এলাকা আগে থেকেই আছে। অন্য নাম দিন।',
  QUEUE_ZONE_ENDED: 'এই লাইনের এলাকাটি এর মধ্যে শেষ হয়ে গেছে। আবার দেখুন।',
  QUEUE_ZONES_FULL: 'লাইনের এলাকার সীমায় পৌঁছে গেছেন। আগে একটি শেষ করুন।',
  QUEUE_PLACE_GONE: 'এই চালক আর ওই লাইনে নেই। আবার দেখুন।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  zoneId: 'লাইনের এলাকার আইডি একটি UUID।',
  zoneCorners: ({ min, max }) => `লাইনের এলাকায় ${digits(min)} থেকে ${digits(max)}টি কোণা থাকে।`,
};

export const notifications: SameTold<typeof english.notifications> = {
  queue_left: ({ zone, reason, why }) => ({
    title: `আপনি আর ${zone}-এর লাইনে নেই`,
    message:
      reason === null ? QUEUE_LEFT[why ?? 'ended'] : `আমাদের টিম আপনাকে লাইন থেকে সরিয়েছে। কারণ: ${reason}`,
  }),
};

export const notificationKinds: typeof english.notificationKinds = {
  queue_left: 'লাইনের জায়গা হারানো',
};
