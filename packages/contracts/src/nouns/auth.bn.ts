import type { SameTexts, SameTold } from '../texts/say-text.ts';
import type * as english from './auth.en.ts';

export const refusals: SameTexts<typeof english.refusals> = {
  CODE_INVALID: 'কোডটি ভুল বা মেয়াদ শেষ, আবার চেষ্টা করুন।',
  PASSWORD_COMMON: 'এই পাসওয়ার্ড অনেকেই ব্যবহার করেন, তাই সহজে অনুমান করা যায়। অন্য একটি দিন।',
  NOT_SIGNED_IN: 'লগ ইন করুন।',
  INVALID_CREDENTIALS: 'ইমেইল বা পাসওয়ার্ড ভুল',
  TOKEN_INVALID: 'আপনার সেশন শেষ। আবার লগ ইন করুন।',
  REAUTH_NEEDED: 'এটি করতে আপনার পাসওয়ার্ড আবার দিন।',
  PASSWORD_WRONG: 'পাসওয়ার্ডটি সঠিক নয়।',
  DEMO_ACCOUNT: 'এই ডেমো অ্যাকাউন্ট সবাই ব্যবহার করেন, তাই বদলানো যায় না। নিজের একটি খুলুন।',
  DEMO_LOCKED: 'এই ডেটাবেসে ডেমো ছাড়া আরেকটি সার্ভার চালু হয়ে অ্যাকাউন্টটি লক করেছে। খুলতে এই সার্ভারটি আবার চালু করুন।',
  EMAIL_UNVERIFIED: 'আপনার ইমেইল এখনো যাচাই করা হয়নি।',
  EMAIL_TAKEN: 'এই ইমেইলে আগে থেকেই একটি অ্যাকাউন্ট আছে।',
  EMAIL_WAITING:
    'এই ইমেইলটি যাচাইয়ের অপেক্ষায় আছে। আমাদের পাঠানো কোডটি দিন। এরপর আপনার পাসওয়ার্ড কাজ না করলে নতুন একটি দিন।',
  EMAIL_WAITING_UNBROUGHT:
    'এই ইমেইলটি যাচাইয়ের অপেক্ষায় আছে। আমাদের পাঠানো কোডটি দিন। এরপর আপনার পাসওয়ার্ড কাজ না করলে নতুন একটি দিন। এই ইমেইলে আগেই সাইন আপ করা হয়েছে, তাই আপনার রেফারেল কোডটি যোগ হয়নি।',
  SESSION_NOT_FOUND: 'সেশনটি পাওয়া যায়নি। সেটি হয়তো আগেই শেষ হয়েছে।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  passwordMissing: 'আপনার পাসওয়ার্ড দিন।',
  passwordWrong: 'পাসওয়ার্ডটি সঠিক নয়।',
  refreshTokenMissing: 'একটি রিফ্রেশ টোকেন লাগবে।',
  sessionId: 'এটি কোনো সেশনের আইডি নয়।',
};

export const notifications: SameTold<typeof english.notifications> = {
  driver_waiting: ({ name }) => ({
    title: 'একজন চালক অনুমোদনের অপেক্ষায়',
    message: `${name} সাইন আপ করে ইমেইল যাচাই করেছেন।`,
  }),
};

export const notificationKinds: typeof english.notificationKinds = {
  driver_waiting: 'অনুমোদনের অপেক্ষায় থাকা চালক',
};
