import type { resetPassword as english } from './texts.en.ts';

export const resetPassword: typeof english = {
  title: 'নতুন পাসওয়ার্ড ঠিক করুন',
  lead: 'এই ইমেইলে অ্যাকাউন্ট থাকলে আমরা সেখানে ৬ অঙ্কের একটি কোড পাঠিয়েছি।',
  code: 'কোড',
  newPassword: 'নতুন পাসওয়ার্ড',
  rules: {
    length: 'অন্তত ৮টি অক্ষর',
    letters: 'বড় ও ছোট হাতের অক্ষর, যেমন A ও a',
    digit: 'একটি সংখ্যা',
    special: 'একটি বিশেষ চিহ্ন, যেমন ! বা #',
  },
  ruleMet: 'হয়েছে:',
  ruleOpen: 'বাকি:',
  submit: 'পাসওয়ার্ড রিসেট করুন',
  submitting: 'আপডেট হচ্ছে...',
  success: 'পাসওয়ার্ড রিসেট হয়েছে। লগ ইনে নিয়ে যাওয়া হচ্ছে...',
  failure: 'পাসওয়ার্ড রিসেট করা যায়নি',
  missingEmail: 'ইমেইল পাওয়া যায়নি, সাইন আপ করুন।',
  doneTitle: 'পাসওয়ার্ড রিসেট সম্পন্ন',
  doneLead: 'অন্য সব জায়গা থেকে আপনাকে লগ আউট করেছি। ৫ সেকেন্ডে লগ ইন পেজ খুলবে।',
  continueToLogin: 'লগ ইনে যান',
};
