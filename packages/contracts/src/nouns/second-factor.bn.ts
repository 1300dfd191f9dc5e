import type { SameTexts, SameTold } from '../texts/say-text.ts';
import type * as english from './second-factor.en.ts';

export const refusals: SameTexts<typeof english.refusals> = {
  SECOND_FACTOR_NEEDED: 'আপনার অথেনটিকেটর অ্যাপের কোডটি দিন।',
  FACTOR_CODE_WRONG: 'কোডটি ঠিক নয়। অ্যাপে এখন যেটি দেখাচ্ছে, সেটি দিন।',
  FACTOR_CODE_USED: 'এই কোডটি একবার ব্যবহার হয়েছে। অ্যাপে পরের কোডটি আসা পর্যন্ত অপেক্ষা করুন।',
  RECOVERY_CODE_WRONG: 'এই রিকভারি কোডটি ঠিক নয়, অথবা আগে ব্যবহার হয়েছে।',
  SECOND_FACTOR_DEMANDED: 'এখানে অ্যাডমিনদের দুই ধাপে যাচাই লাগে। এটি চালু করতে পাতাটি আবার লোড করুন।',
  SECOND_FACTOR_ON: 'দুই ধাপে যাচাই আগেই চালু আছে।',
  SECOND_FACTOR_OFF: 'দুই ধাপে যাচাই চালু নেই।',
  FACTOR_SETUP_OVER: 'এই সেটআপটি আর চলবে না। আবার শুরু করুন।',
  FACTOR_KEPT: 'এখানে অ্যাডমিনদের দুই ধাপে যাচাই লাগে, তাই এটি বন্ধ করা যায় না।',
  FACTOR_NOT_THEIRS: 'এই ব্যক্তির দুই ধাপে যাচাই চালু নেই।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  factorCode: 'অ্যাপে দেখানো ছয়টি অঙ্ক বা একটি রিকভারি কোড দিন।',
  appCode: 'অ্যাপে দেখানো ছয়টি অঙ্ক দিন।',
};

export const notifications: SameTold<typeof english.notifications> = {
  factor_removed: ({ passkeys = 0 }) => ({
    title: 'দুই ধাপে যাচাই বন্ধ করা হয়েছে',
    message: `এটি বন্ধ করে${passkeys > 0 ? ' ও আপনার পাসকিগুলো সরিয়ে' : ''} আপনাকে সব ডিভাইস থেকে লগ আউট করা হয়েছে। আপনি না চেয়ে থাকলে আমাদের লিখুন।`,
  }),
};
