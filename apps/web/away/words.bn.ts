import type { away as english } from './words.en.ts';

export const away: typeof english = {
  noScript: 'এখানে Ridewire-এর জাভাস্ক্রিপ্ট দরকার। ব্রাউজারে তা চালু করে পেজটি আবার লোড করুন।',
  offline: 'আপনি অফলাইনে আছেন',
  offlineHint: 'আবার অনলাইন হলে এই পেজ ফিরে আসবে।',
  away: 'Ridewire-এর সঙ্গে সংযোগ করা যাচ্ছে না',
  awayHint: 'আমরা চেষ্টা করছি, এই পেজ ফিরে আসবে।',
  again: 'আবার চেষ্টা করুন',
  ride: 'আপনার রাইড {id}',
  asOf: '{time}-এর তথ্য',
  call: '{name}-কে কল করুন',
  danger: 'বিপদে পড়লে ৯৯৯ নম্বরে কল করুন।',
};
