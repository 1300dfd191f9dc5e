import { rideEvents } from '@ridewire/contracts/texts/bn/ride-events';
import { eachOf } from '@ridewire/contracts/texts/ride-events';
import type { overview as english } from './texts.en.ts';

export const overview: typeof english = {
  title: 'ড্যাশবোর্ড',
  figures: 'প্ল্যাটফর্মের পরিসংখ্যান',
  users: 'মোট ব্যবহারকারী',
  drivers: 'মোট চালক',
  rides: 'সম্পন্ন রাইড',
  revenue: 'মোট আয়',
  growth: 'প্রবৃদ্ধি',
  inSevenDays: (count) => `৭ দিনে +${count}`,
  growthHint: 'আগের ৩০ দিনের তুলনায় এই ৩০ দিন',
  growthTrend: 'আগের ৩০ দিনের তুলনায় এই ৩০ দিন। রেখা: গত ৭ দিনের প্রতিদিনের হার',
  trend: (name) => `${name}, গত ৭ দিন`,
  loadFailed: (why) => `সারসংক্ষেপ লোড করা যায়নি: ${why}`,
  now: 'এখন',
  online: 'অনলাইন চালক',
  activity: 'এখন যা হচ্ছে',
  activityEmpty: 'এখনো কিছু ঘটেনি',
  activityEmptyHint: 'রাইডে যা ঘটে, সঙ্গে সঙ্গে এখানে দেখা যায়।',
  activityFailed: (why) => `যা হচ্ছে, লোড করা যায়নি: ${why}`,
  approval: 'অনুমোদনের অপেক্ষায়',
  approvalAll: (count) => `${count} জনের সবাইকে দেখান`,
  approvalEmpty: 'কেউ অনুমোদনের অপেক্ষায় নেই।',
  noVehicle: 'এখনো গাড়ি নেই',
  support: (name) => `${name} (অ্যাডমিন)`,
  system: 'Ridewire',
  told: eachOf(rideEvents, 'told'),
};
