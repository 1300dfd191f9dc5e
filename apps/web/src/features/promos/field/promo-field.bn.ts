import type { promoField as english } from './promo-field.en.ts';

export const promoField: typeof english = {
  add: 'প্রোমো কোড যোগ করুন',
  code: 'প্রোমো কোড',
  missing: 'একটি কোড লিখুন।',
  apply: 'যোগ করুন',
  applying: 'দেখা হচ্ছে…',
  applied: (code) => `${code} যোগ হয়েছে`,
  price: (before, after) => `${before} → ${after}`,
  remove: 'সরান',
  notThen: (code) => `${code} ওই সময়ে চলবে না।`,
  removeOf: (code) => `${code} সরান`,
  failed: 'কোডটি এখন দেখা যাচ্ছে না। আবার চেষ্টা করুন।',
};
