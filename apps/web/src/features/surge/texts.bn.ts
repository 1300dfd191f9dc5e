import { digits } from '@ridewire/contracts/texts/bn/digits';
import type { surge as english } from './texts.en.ts';

export const surge: typeof english = {
  title: 'ব্যস্ত এলাকার ভাড়া',
  off: 'ব্যস্ত এলাকার ভাড়া: বন্ধ',
  calm: 'ব্যস্ত এলাকার ভাড়া: চালু, কোনো এলাকা ব্যস্ত নয়',
  busy: (count, highest) => `${digits(count)}টি ব্যস্ত এলাকা, সর্বোচ্চ ${highest}`,
  turnOn: 'এলাকা ব্যস্ত হলে ভাড়া বাড়ান',
  turnOnHint: 'যেখানে গাড়ির চেয়ে যাত্রী বেশি। যাত্রীরা রিকোয়েস্টের আগেই দেখেন; আগে দেখানো বা রিকোয়েস্ট করা ভাড়া বদলায় না।',
  cap: 'সর্বোচ্চ ভাড়া',
  capHint: 'স্বাভাবিক ভাড়ার কত গুণ। চালকের আয়ও তত গুণ হয়।',
  save: 'সেভ করুন',
  saving: 'সেভ হচ্ছে...',
  cancel: 'বাতিল',
  failed: 'ব্যস্ত এলাকার ভাড়া বদলানো যায়নি',
};
