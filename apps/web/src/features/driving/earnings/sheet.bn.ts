import type { sheet as english } from './sheet.en.ts';

export const sheet: typeof english = {
  save: 'CSV এক্সপোর্ট করুন',
  savePaper: 'PDF এক্সপোর্ট করুন',
  preparing: 'PDF তৈরি হচ্ছে...',
  failed: 'ফাইলটি সেভ করা যায়নি',
  broughtBonus: (name) => `আপনি ${name}-কে এনেছেন`,
  cameBonus: (name) => `আপনি এসেছেন ${name}-এর কোড দিয়ে`,
  columns: {
    day: 'দিন',
    pickup: 'কোথা থেকে',
    destination: 'কোথায়',
    refunded: 'ফেরত',
    cash: 'যাত্রীর দেওয়া নগদ',
    bonus: 'বোনাস',
  },
};
