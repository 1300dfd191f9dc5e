import { digits } from '@ridewire/contracts/texts/bn/digits';
import type { pin as english } from './pin.en.ts';

export const pin: typeof english = {
  title: 'ওঠার সময় পিন',
  hint: 'যাত্রীর স্ক্রিনে দেখানো চারটি সংখ্যা জেনে নিন।',
  digit: (place) => `৪টির মধ্যে ${digits(place)} নম্বর সংখ্যা`,
  none: 'যাত্রীর কাছে পিন নেই',
  why: 'পিন নেই কেন?',
  whySeen: 'যাত্রী সঙ্গে সঙ্গে জানবেন, আর অ্যাডমিনরা রাইডটি যাচাই করবেন।',
  whyMissing: 'পিন কেন নেই তা লিখুন।',
  start: 'পিন ছাড়াই শুরু করুন',
};
