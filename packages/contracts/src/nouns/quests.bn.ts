import type { SameTexts, SameTold } from '../texts/say-text.ts';
import { digits } from '../texts/bn/digits.ts';
import { sayMoney } from '../texts/bn/money.ts';
import type * as english from './quests.en.ts';

export const refusals: SameTexts<typeof english.refusals> = {
  QUEST_NOT_FOUND: 'এই চ্যালেঞ্জটি পাওয়া যায়নি।',
  QUESTS_MANY: 'এর মধ্যেই ২০টি চ্যালেঞ্জ আছে। আগে একটি বন্ধ করুন।',
  QUEST_OVER: 'এই চ্যালেঞ্জের মেয়াদ শেষ।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  questId: 'চ্যালেঞ্জের আইডি একটি UUID।',
  questRides: ({ max }) => `রাইডের সংখ্যা ১ থেকে ${digits(max)}-এর মধ্যে একটি পূর্ণ সংখ্যা।`,
  questBonus: ({ min, max }) => `বোনাস ${sayMoney(min)} থেকে ${sayMoney(max)}-এর মধ্যে, পূর্ণ সেন্টে।`,
  questPast: 'আজকের বা পরের কোনো দিন বেছে নিন।',
  questLong: ({ days }) => `একটি চ্যালেঞ্জ সর্বোচ্চ ${digits(days)} দিনের হয়।`,
};

export const notifications: SameTold<typeof english.notifications> = {
  quest_reached: ({ quest, rides, bonusCents }) => ({
    title: 'আপনি একটি চ্যালেঞ্জ পূরণ করেছেন',
    message: `“${quest}”-এর ${digits(rides)}টি রাইড আপনি সম্পন্ন করেছেন। আপনার বোনাস ${sayMoney(bonusCents)}।`,
  }),
};

export const notificationKinds: typeof english.notificationKinds = {
  quest_reached: 'পূরণ করা চ্যালেঞ্জ',
};
