import type { SameTexts, SameTold } from '../texts/say-text.ts';
import type * as english from './messages.en.ts';

export const refusals: SameTexts<typeof english.refusals> = {
  MESSAGE_NOT_FOUND: 'এই মেসেজটি পাওয়া যায়নি।',
  MESSAGE_ANSWERED: 'এইমাত্র কেউ এই মেসেজের উত্তর দিয়েছেন।',
  ANSWERED_BY: ({ name }) => `এইমাত্র ${name} এই মেসেজের উত্তর দিয়েছেন।`,
  ANSWERED_BY_YOU: 'আপনি এইমাত্র এই মেসেজের উত্তর দিয়েছেন।',
  ANSWERED_BY_ADMIN: 'এইমাত্র অন্য একজন অ্যাডমিন এই মেসেজের উত্তর দিয়েছেন।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  messageId: 'এটি কোনো মেসেজের আইডি নয়।',
  messageTopic: 'একটি বিষয় বেছে নিন',
  messageState: 'অবস্থা open বা answered হতে হবে।',
};

export const notifications: SameTold<typeof english.notifications> = {
  message_received: ({ name, text }) => ({ title: `${name}-এর মেসেজ`, message: text }),
};

export const notificationKinds: typeof english.notificationKinds = {
  message_received: 'উত্তর দেওয়ার মেসেজ',
};
