import type { SameTexts } from '../texts/say-text.ts';
import type * as english from './webhooks.en.ts';

export const refusals: SameTexts<typeof english.refusals> = {
  WEBHOOK_NOT_FOUND: 'এই ওয়েবহুকটি পাওয়া যায়নি।',
  WEBHOOKS_FULL: 'আর ওয়েবহুক যোগ করা যাবে না। আগে একটি সরান।',
  WEBHOOK_INSIDE: 'ওয়েবহুক কোনো নেটওয়ার্কের ভেতরের ঠিকানায় যেতে পারে না।',
  DELIVERY_NOT_FOUND: 'এই পাঠানোর রেকর্ডটি পাওয়া যায়নি।',
  DELIVERY_PENDING: 'এই ঘটনাটি এখনো পাঠানোর অপেক্ষায় আছে।',
  EVENTS_AHEAD: 'এই ইভেন্ট তালিকায় নেই।',
  EVENTS_END_AT: ({ newest }) =>
    `ইভেন্টের তালিকা ${newest}-এ শেষ। এটি হয়তো ব্যাকআপ থেকে ফেরানো হয়েছে: সেখান থেকে পড়ুন, আর আপনার রাইডগুলো আবার পড়ে নিন।`,
  DELIVERY_JUST_SENT: 'এই ঘটনাটি এইমাত্র আবার পাঠানো হয়েছে।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  webhookId: 'ওয়েবহুকের আইডি একটি UUID।',
  webhookUrl: 'https:// দিয়ে শুরু হওয়া একটি ঠিকানা লিখুন, তাতে নাম বা পাসওয়ার্ড থাকবে না।',
  webhookTypes: 'নির্দেশিকার ঘটনাগুলো থেকে বেছে নিন।',
  deliveryId: 'এটি পাঠানোর কোনো রেকর্ডের আইডি নয়।',
  deliveryState: 'অবস্থা pending, delivered বা failed হতে হবে।',
  eventAfter: 'সবশেষে যে ঘটনাটি পড়েছেন, তার আইডি দিন।',
};
