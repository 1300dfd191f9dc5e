import type { SameTexts } from '../texts/say-text.ts';
import type * as english from './business.en.ts';

export const refusals: SameTexts<typeof english.refusals> = {
  BUSINESS_TOO_LATE: 'কাজের রাইডের তথ্য দেওয়া, বদলানো বা সরানো যায় রাইডের ৬০ দিনের মধ্যে।',
  BUSINESS_NOT_COMPLETED: 'শুধু সম্পন্ন রাইড কাজের রাইড হতে পারে।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  business: 'কাজের রাইডের জন্য কস্ট সেন্টার ও উদ্দেশ্য দিন, বা খালি রাখুন।',
  businessMonth: 'মাসটি YYYY-MM আকারে দিন, যেমন 2026-11।',
};
