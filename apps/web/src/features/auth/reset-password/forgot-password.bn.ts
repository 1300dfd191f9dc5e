import type { forgotPassword as english } from './forgot-password.en.ts';

export const forgotPassword: typeof english = {
  title: 'পাসওয়ার্ড ভুলে গেছেন?',
  lead: 'আপনার ইমেইল দিন। পাসওয়ার্ড রিসেট করতে আমরা একটি কোড পাঠাব।',
  submit: 'কোড পাঠান',
  submitting: 'পাঠানো হচ্ছে...',
  success: 'আপনার ইমেইলে কোড পাঠানো হয়েছে',
  failure: 'কোড পাঠানো যায়নি',
};
