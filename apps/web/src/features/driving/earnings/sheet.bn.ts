import type { sheet as english } from './sheet.en.ts';

export const sheet: typeof english = {
  save: 'CSV এক্সপোর্ট করুন',
  failed: 'ফাইলটি সেভ করা যায়নি',
  columns: { day: 'দিন', pickup: 'কোথা থেকে', destination: 'কোথায়', refunded: 'ফেরত', cash: 'যাত্রীর দেওয়া নগদ' },
};
