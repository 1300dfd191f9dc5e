import type { SameTexts, SameTold } from '../texts/say-text.ts';
import type * as english from './chat.en.ts';

export const refusals: SameTexts<typeof english.refusals> = {
  CHAT_CLOSED: 'রাইড শেষের এক ঘণ্টা পর এই চ্যাট বন্ধ হয়ে গেছে।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  quickReply: 'এমন কোনো তৈরি উত্তর নেই।',
  textOrQuick: 'লেখা বা তৈরি উত্তর, যেকোনো একটি পাঠান।',
};

export const notifications: SameTold<typeof english.notifications> = {
  chat_reported: ({ name, reason }) => ({
    title: 'চ্যাট নিয়ে অভিযোগ',
    message: `${name} একটি রাইডের চ্যাট নিয়ে জানিয়েছেন: ${reason}`,
  }),
};

export const notificationKinds: typeof english.notificationKinds = {
  chat: 'চ্যাট মেসেজ',
  chat_reported: 'চ্যাট নিয়ে অভিযোগ',
};
