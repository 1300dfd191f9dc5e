import type { SameTexts } from '../texts/say-text.ts';
import { digits } from '../texts/bn/digits.ts';
import type * as english from './sandbox.en.ts';

export const refusals: SameTexts<typeof english.refusals> = {
  CLOCK_MOVE: 'ঘড়ি শুধু সামনে এগোয়, একবারে সর্বোচ্চ ৩০ দিন।',
  SANDBOX_DRIVERS_FULL: 'স্যান্ডবক্সে আর চালক যোগ করা যায় না। রিসেট করুন, বা যাঁরা আছেন তাঁদের ব্যবহার করুন।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  sandboxAct: 'চালক কী করবেন লিখুন: accept, decline, arrive, pick-up, start, complete, give-back বা cancel।',
  sandboxAnswer: 'চালকেরা রিকোয়েস্টের উত্তরে কী করবেন লিখুন: accept, decline বা ignore।',
  sandboxSeconds: ({ max }) => `০ থেকে ${digits(max)} পর্যন্ত পূর্ণ সেকেন্ড দিন।`,
  sandboxStays: 'গাড়িটি যেখানে আছে সেখানেই থাকবে কি না লিখুন।',
  clockMove: ({ days }) => `সেকেন্ড বা গন্তব্য সময় দিন, সর্বোচ্চ ${digits(days)} দিন সামনে।`,
};
