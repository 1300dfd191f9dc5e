import type { auth as english } from './texts.en.ts';

/** The common texts of the pages before signing in. */
export const auth: typeof english = {
  email: 'ইমেইল',
  password: 'পাসওয়ার্ড',
  confirmPassword: 'পাসওয়ার্ড আবার লিখুন',
  show: (password) => `দেখান: ${password}`,
  hide: (password) => `লুকান: ${password}`,
  passwordsDiffer: 'দুটি পাসওয়ার্ড মিলছে না',
  needsScript: 'লগ ইন করতে JavaScript লাগে। ব্রাউজারে চালু করে পেজটি আবার লোড করুন।',
  unreachable: 'সার্ভারে সংযোগ হচ্ছে না। আবার চেষ্টা করুন।',
  backToLogin: 'লগ ইনে ফিরে যান',
  resendIn: (clock) => `আবার কোড পাঠানো যাবে ${clock} পর`,
  resend: 'আবার কোড পাঠান',
  resending: 'আবার পাঠানো হচ্ছে...',
  resendReady: 'এখন আরেকটি কোড চাইতে পারেন।',
  panelTitle: 'আপনার সঙ্গে সঙ্গেই চলে রাইড।',
  panelText: 'রাইড বুক করুন, চালান, সামলান, সবই লাইভ। যা ঘটে, রাইডের সবাই সঙ্গে সঙ্গে দেখতে পান।',
};
