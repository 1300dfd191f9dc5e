import type { login as english } from './texts.en.ts';

export const login: typeof english = {
  title: 'লগ ইন',
  submit: 'লগ ইন করুন',
  submitting: 'লগ ইন হচ্ছে...',
  passkey: 'পাসকি দিয়ে লগ ইন করুন',
  passkeyFailed: 'পাসকি দিয়ে লগ ইন করা যায়নি',
  passkeyElsewhere: 'এই ঠিকানায় পাসকি কাজ করে না।',
  success: 'লগ ইন সফল হয়েছে!',
  failure: 'ইমেইল বা পাসওয়ার্ড ঠিক নয়',
  ended: 'আপনাকে লগ আউট করা হয়েছে। আবার লগ ইন করুন।',
  enterCode: 'কোড লিখুন',
  otherWays: 'অন্য উপায়',
  forgot: 'পাসওয়ার্ড ভুলে গেছেন?',
  noAccount: 'এখনো অ্যাকাউন্ট নেই?',
  signUp: 'এখানে সাইন আপ করুন',
  demo: 'ডেমোতে ঢুকুন:',
};
