import type { auth as english } from './texts.en.ts';

/** What the pages before signing in have in common. */
export const auth: typeof english = {
  email: 'ইমেইল',
  password: 'পাসওয়ার্ড',
  confirmPassword: 'পাসওয়ার্ড আবার লিখুন',
  show: (password) => `দেখান: ${password}`,
  hide: (password) => `লুকান: ${password}`,
  passwordsDiffer: 'দুটি পাসওয়ার্ড মিলছে না',
  needsScript: 'লগ ইন করতে Ridewire-এর জাভাস্ক্রিপ্ট দরকার। ব্রাউজারে তা চালু করে পৃষ্ঠাটি আবার লোড করুন।',
  unreachable: 'সার্ভারের নাগাল পাওয়া যাচ্ছে না। আবার চেষ্টা করুন।',
  backToLogin: 'লগ ইনে ফিরে যান',
  resendIn: (clock) => `আবার কোড পাঠানো যাবে ${clock} পর`,
  resend: 'আবার কোড পাঠান',
  resending: 'আবার পাঠানো হচ্ছে...',
  resendReady: 'এখন আরেকটি কোড চাইতে পারেন।',
  panelTitle: 'আপনার সঙ্গে সঙ্গেই চলে রাইড।',
  panelText: 'রাইড বুক করুন, চালান আর নজর রাখুন, সবই লাইভ। যা কিছু ঘটে, যাঁদের জানা দরকার তাঁরা সবাই সঙ্গে সঙ্গে দেখতে পান।',
};
