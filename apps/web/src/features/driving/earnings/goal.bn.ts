import type { goal as english } from './goal.en.ts';

export const goal: typeof english = {
  label: 'আজকের লক্ষ্য',
  of: (earned, wanted) => `${wanted}-এর মধ্যে ${earned}`,
  reached: 'আপনি আজকের লক্ষ্যে পৌঁছেছেন।',
  set: 'দিনের লক্ষ্য ঠিক করুন',
  change: 'লক্ষ্য বদলান',
  hint: 'ফি বাদে দিনে কত আয় করতে চান। শুধু আপনিই দেখবেন।',
  amount: 'প্রতিদিনের লক্ষ্য',
  amountWrong: '১ থেকে ১,০০,০০০ পর্যন্ত পূর্ণসংখ্যা দিন।',
  save: 'সেভ করুন',
  none: 'লক্ষ্য নেই',
  failed: 'লক্ষ্য সেভ করা যায়নি',
};
