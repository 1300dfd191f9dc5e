import type { SameTexts } from '../texts/say-text.ts';
import type * as english from './saved-views.en.ts';

export const refusals: SameTexts<typeof english.refusals> = {
  VIEWS_FULL: 'আর ভিউ সেভ করা যাবে না। আগে একটি মুছুন।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  savedViewId: 'সেভ করা ভিউয়ের আইডি একটি UUID।',
  viewPage: 'যেসব পাতায় ভিউ আছে সেগুলোর একটি বেছে নিন।',
  viewSearch: 'এই ফিল্টারগুলো সেভ করার জন্য বেশি লম্বা।',
};
