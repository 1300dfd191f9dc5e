import type { SameTexts, SameTold } from '../texts/say-text.ts';
import type * as english from './passkeys.en.ts';

export const refusals: SameTexts<typeof english.refusals> = {
  PASSKEY_REFUSED: 'এই পাসকি এখানে কাজ করে না। অন্যভাবে লগ ইন করুন।',
  PASSKEY_OVER: 'বেশি সময় লেগেছে। আবার চেষ্টা করুন।',
  PASSKEY_NOT_ADDED: 'পাসকিটি যোগ করা যায়নি। আবার চেষ্টা করুন।',
  PASSKEY_NEEDED: 'এখানে অ্যাডমিনদের জন্য শুধু পাসওয়ার্ড যথেষ্ট নয়। আপনার পাসকি দিয়ে লগ ইন করুন।',
  PASSKEY_NOT_FOUND: 'এই পাসকিটি পাওয়া যায়নি।',
  PASSKEY_KEPT: 'এখানে অ্যাডমিনদের পাসকি বা দুই ধাপে যাচাই লাগে। আগে আরেকটি পাসকি যোগ করুন বা দুই ধাপে যাচাই চালু করুন।',
  PASSKEYS_FULL: 'আর পাসকি যোগ করা যাবে না। আগে একটি সরান।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  passkeyId: 'পাসকির আইডি একটি UUID।',
  passkeyAnswer: 'এটি কোনো পাসকির উত্তর নয়।',
};

export const notifications: SameTold<typeof english.notifications> = {
  passkey_added: ({ name }) => ({
    title: 'একটি পাসকি যোগ হয়েছে',
    message: `“${name}” দিয়ে এখন আপনার অ্যাকাউন্টে লগ ইন করা যাবে। আপনি যোগ না করে থাকলে সেটিংসে এটি সরান ও পাসওয়ার্ড রিসেট করুন।`,
  }),
  passkey_removed: ({ name }) => ({
    title: 'একটি পাসকি সরানো হয়েছে',
    message: `“${name}” দিয়ে আর আপনার অ্যাকাউন্টে লগ ইন করা যাবে না। আপনি না সরিয়ে থাকলে পাসওয়ার্ড রিসেট করুন।`,
  }),
};
