import type { notifications as english } from './texts.en.ts';
import { digits } from '@ridewire/contracts/texts/bn/digits';

const many = (count: number) => (count > 99 ? '৯৯টির বেশি' : `${digits(count)}টি`);

export const notifications: typeof english = {
  title: 'বিজ্ঞপ্তি',
  bell: (unread) => (unread === 0 ? 'বিজ্ঞপ্তি' : `বিজ্ঞপ্তি, ${many(unread)} অপঠিত`),
  today: 'আজ',
  earlier: 'আগের',
  unread: 'অপঠিত',
  markAllRead: 'সব পঠিত করুন',
  markFailed: 'পঠিত করা যায়নি',
  empty: 'সব দেখা হয়ে গেছে।',
  close: 'বিজ্ঞপ্তি বন্ধ করুন',
};
