import type { activeRides as english } from './texts.en.ts';

export const activeRides: typeof english = {
  title: 'চলমান রাইড',
  open: 'রাইড খুলুন',
  empty: 'এখন কোনো রাইড নেই',
  emptyHint: 'আপনার চলমান রাইড এখানে দেখা যায়, রিকোয়েস্ট থেকে শেষ পর্যন্ত।',
  bookRide: 'রাইড বুক করুন',
  loadFailed: 'আপনার রাইড লোড করা যায়নি।',
};
