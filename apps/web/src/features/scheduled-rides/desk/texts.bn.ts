import type { scheduledDesk as english } from './texts.en.ts';

export const scheduledDesk: typeof english = {
  title: 'আগাম রাইড',
  hint: 'সময়ের কয়েক মিনিট আগে প্রতিটি রাইড নিজে থেকেই চাওয়া হয়। পুরোনোগুলো ৩০ দিন থাকে।',
  search: 'যাত্রী, জায়গা বা প্রোমো কোড খুঁজুন',
  state: 'অবস্থা',
  states: {
    waiting: 'অপেক্ষায়',
    requested: 'চাওয়া হয়েছে',
    missed: 'চাওয়া হয়নি',
    canceled: 'বাতিল',
  },
  missed: {
    busy: 'যাত্রী অন্য একটি রাইডে ছিলেন।',
    type: 'এই ধরনের রাইড এখন আর নেই।',
    blocked: 'যাত্রী ব্লক করা।',
    late: 'ওই সময়ে আমাদের সমস্যা ছিল।',
  },
  days: 'পিকআপের দিন',
  anyDays: 'যেকোনো দিন',
  ofRider: (name) => `${name}-এর`,
  ofOneRider: 'একজন যাত্রীর',
  allRiders: 'সব যাত্রীর রাইড দেখান',
  count: (count) => `${count}টি রাইড`,
  empty: 'কোনো আগাম রাইড নেই',
  loadFailed: (why) => `আগাম রাইড লোড করা যায়নি: ${why}`,
  viewRide: 'রাইড দেখুন',
  all: 'তালিকায় দেখুন',
};
