import type { verifyOtp as english } from './texts.en.ts';
import { digits } from '@ridewire/contracts/texts/bn/digits';

export const verifyOtp: typeof english = {
  title: 'আপনার ইমেইল যাচাই করুন',
  sentTo: '৬ অঙ্কের কোডটি লিখুন। পাঠানো হয়েছে এই ঠিকানায়:',
  code: 'যাচাইয়ের কোড',
  digit: (position, length) => `${digits(length)}টি অঙ্কের মধ্যে ${digits(position)} নম্বর`,
  submit: 'ইমেইল যাচাই করুন',
  submitting: 'যাচাই করা হচ্ছে...',
  success: 'আপনার ইমেইল যাচাই করা হয়েছে!',
  failure: 'কোড ঠিক নয়, আবার চেষ্টা করুন।',
  resent: 'আপনার ইমেইলে নতুন কোড পাঠানো হয়েছে।',
  resendFailed: 'আবার কোড পাঠানো যায়নি।',
  missingEmail: 'ইমেইল পাওয়া যায়নি, আবার সাইন আপ করুন।',
  backToSignUp: 'সাইন আপে ফিরে যান',
};
