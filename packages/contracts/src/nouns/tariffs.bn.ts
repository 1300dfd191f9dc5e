import type { SameTexts } from '../texts/say-text.ts';
import { digits } from '../texts/bn/digits.ts';
import { sayMoney } from '../texts/bn/money.ts';
import type * as english from './tariffs.en.ts';

export const refusals: SameTexts<typeof english.refusals> = {
  TARIFF_NOT_FOUND: 'এই ভাড়ার হারটি আর নেই।',
  TARIFF_TAKEN: 'ওই সময়ে এই ধরনের রাইডের অন্য একটি হার শুরু হবে। অন্য সময় বেছে নিন বা আগেরটি ফিরিয়ে নিন।',
  TARIFF_BEGUN: 'এই হার শুরু হয়ে গেছে, তাই ফিরিয়ে নেওয়া যাবে না। নতুন হার ঠিক করুন।',
  TARIFF_CHANGED: 'এই ভাড়ার হার এইমাত্র বদলেছে। আবার দেখুন।',
  TARIFF_SAME: 'তখন এই হারই থাকবে। অন্তত একটি বদলান।',
  TARIFF_FAR: 'অন্তত একটি হার অর্ধেকের বেশি বদলাচ্ছে। দেখে নিশ্চিত করুন।',
  TARIFFS_FULL: 'এই ধরনের রাইডের অনেকগুলো হার এখনো শুরু হয়নি। আগে একটি ফিরিয়ে নিন।',
  WAITING_BEGUN: 'অপেক্ষার এই নিয়ম শুরু হয়ে গেছে, তাই আর ফিরিয়ে নেওয়া যাবে না। নতুন নিয়ম ঠিক করুন।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  waitingId: 'অপেক্ষার নিয়মের আইডি একটি UUID।',
  waitingMinutes: ({ min, max }) => `মিনিট ${digits(min)} থেকে ${digits(max)}-এর মধ্যে একটি পূর্ণ সংখ্যা।`,
  waitingOrder: 'ফ্রি অপেক্ষার সময় যাত্রী দেরি করেন না: অন্তত ফ্রি মিনিটগুলোর সমান সময় দিন।',
  tariffId: 'ভাড়ার হারের আইডি একটি UUID।',
  ratePrice: ({ min, max }) => `হারটি ${sayMoney(min)} থেকে ${sayMoney(max)}-এর মধ্যে, পূর্ণ সেন্টে।`,
  tariffPast: 'সামনের একটি সময় বেছে নিন।',
};
