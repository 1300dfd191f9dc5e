import { digits } from '@ridewire/contracts/texts/bn/digits';
import { sayMoney } from '@ridewire/contracts/texts/bn/money';
import type { StatementWords } from './statement-words.ts';

export const BN: StatementWords = {
  title: 'আয়ের হিসাব',
  driver: 'চালক',
  days: 'দিন',
  period: (from, to) => (from === to ? from : `${from} – ${to}`),
  rides: 'রাইড',
  count: (n) => `${digits(n)}টি`,
  online: 'অনলাইনে সময়',
  hours: (hours, minutes) => `${digits(hours)} ঘণ্টা ${digits(minutes)} মিনিট`,
  onlineSince: (day) => `${day} থেকে গোনা`,
  none: 'এই দিনগুলোতে কোনো রাইড সম্পন্ন হয়নি।',
  time: 'সময়',
  ride: 'রাইড',
  pickup: 'কোথা থেকে',
  destination: 'কোথায়',
  fare: 'ভাড়া',
  refunded: 'ফেরত',
  fee: 'ফি',
  net: 'নিট',
  cash: 'যাত্রীর দেওয়া নগদ',
  promo: 'প্রোমো কোড',
  total: 'মোট',
  bonus: (quest, day) => `বোনাস “${quest}”, ${day}`,
  referralBonus: (name, isBringer, day) =>
    `রেফারেল বোনাস, ${isBringer ? `আপনি ${name}-কে এনেছেন` : `${name} আপনাকে এনেছেন`}, ${day}`,
  netWithBonuses: 'বোনাসসহ নিট',
  money: sayMoney,
};
