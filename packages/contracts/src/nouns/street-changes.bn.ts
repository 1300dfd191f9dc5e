import type { SameTexts } from '../texts/say-text.ts';
import { digits } from '../texts/bn/digits.ts';
import type * as english from './street-changes.en.ts';

export const refusals: SameTexts<typeof english.refusals> = {
  STREET_CHANGE_NOT_FOUND: 'রাস্তার এই পরিবর্তনটি পাওয়া যায়নি।',
  STREET_CHANGES_FULL: 'রাস্তার পরিবর্তনের সীমায় পৌঁছে গেছেন। আগে একটি শেষ করুন।',
  STREET_CHANGES_LONG:
    'সব পরিবর্তনের রাস্তা মিলিয়ে এত বাঁক চালকদের ম্যাপে ধরবে না। কম রাস্তা বেছে নিন বা আগে একটি পরিবর্তন শেষ করুন।',
  STRETCHES_MANY: 'এতে ২০০-র বেশি অংশ আছে। আরও ছোট জায়গা বেছে নিন।',
  STREETS_UNKNOWN: 'অন্তত একটি রাস্তা এখন ম্যাপে নেই। আবার বেছে নিন।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  streetChangeId: 'রাস্তার পরিবর্তনের আইডি একটি UUID।',
  stretches: ({ max }) => `রাস্তার ১ থেকে ${digits(max)}টি অংশ বেছে নিন।`,
  stretchesLong: 'একটি পরিবর্তনের জন্য এই রাস্তাগুলোর বাঁক খুব বেশি। দুটি পরিবর্তন করুন।',
  handKmh: ({ min, max }) => `গতি ${digits(min)} থেকে ${digits(max)} কিমি/ঘণ্টার মধ্যে একটি পূর্ণ সংখ্যা হতে হবে।`,
  changeBackward: 'শেষের সময় শুরুর পরে হতে হবে।',
};
