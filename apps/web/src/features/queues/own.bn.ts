import { withoutStop, type ownQueue as english } from './own.en.ts';

const ENDINGS: Partial<Record<number, string>> = { 2: 'য়', 3: 'য়', 4: 'র্থ', 6: 'ষ্ঠ' };
const ending = (place: number) => (place > 10 ? 'তম' : (ENDINGS[place] ?? 'ম'));

export const ownQueue: typeof english = {
  place: (place, count, of, zone) => `${zone}-এর লাইনে ${of} জনের মধ্যে আপনি ${count}${ending(place)}`,
  rule: 'পরপর দুটি রিকোয়েস্ট বাদ দিলে বা সাড়া না দিলে লাইনের শেষে চলে যাবেন।',
  moved: 'পরপর দুটি রিকোয়েস্ট বাদ দেওয়ায় বা সাড়া না দেওয়ায় আপনি লাইনের শেষে গেছেন।',
  removed: (zone) => `আপনি ${zone}-এর লাইনে নেই`,
  removedWhy: (reason) =>
    `আমাদের টিম আপনাকে সরিয়েছে। কারণ: ${withoutStop(reason)}। এলাকা ছেড়ে গেলে বা অফলাইন হলে আবার লাইনে আসতে পারবেন।`,
  kept: (time) => `লাইনে আপনার জায়গা ${time} পর্যন্ত রাখা আছে`,
  keptHow: (zone) => `রাইডটি আপনার কারণে শেষ হয়নি। এর মধ্যে ${zone}-এ থাকলে আগের জায়গায় ফিরে যাবেন।`,
  keptBeside: (zone, time) => `${zone}-এ আপনার জায়গা ${time} পর্যন্ত রাখা আছে। এর মধ্যে সেখানে থাকলে জায়গাটি ফিরে পাবেন।`,
  out: 'আপনি এলাকার বাইরে। জায়গা ধরে রাখতে ফিরে যান।',
  outLeft: (left) => `আর ${left}`,
  left: (zone) => `আপনি আর ${zone}-এর লাইনে নেই।`,
};
