import type { waiting as english } from './waiting.en.ts';

export const waiting: typeof english = {
  standsHere: (name) => `আপনি ওঠার জায়গায় আছেন। ${name}-কে জানাবেন?`,
  free: (waited, free) => `ফ্রি ${free}-এর ${waited}`,
  costs: (waited, amount) => `অপেক্ষা ${waited} · ${amount}`,
  noShow: 'যাত্রী আসেননি',
  noShowFrom: (clock) => `যাত্রী আসেননি (${clock} থেকে)`,
  leaveTitle: (name) => `${name}-কে ছাড়াই চলে যাবেন?`,
  leaveText: 'রাইডটি শেষ হবে। এটি আপনার বিপক্ষে গোনা হবে না, কোনো ভাড়াও লাগবে না।',
  leave: 'যাত্রী ছাড়াই চলে যান',
  stay: 'অপেক্ষা করুন',
};
