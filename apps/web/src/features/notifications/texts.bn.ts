import type { notifications as english } from './texts.en.ts';
import { digits } from '@ridewire/contracts/texts/bn/digits';

const many = (count: number) => (count > 99 ? '৯৯টির বেশি' : `${digits(count)}টি`);

export const notifications: typeof english = {
  title: 'নোটিফিকেশন',
  bell: (unread) => (unread === 0 ? 'নোটিফিকেশন' : `নোটিফিকেশন, ${many(unread)} পড়া হয়নি`),
  today: 'আজ',
  earlier: 'আগের',
  unread: 'পড়া হয়নি',
  markAllRead: 'সব পড়া হয়েছে',
  markFailed: 'পড়া হয়েছে বলে রাখা যায়নি',
  empty: 'নতুন কিছু নেই।',
  close: 'নোটিফিকেশন বন্ধ করুন',
};
