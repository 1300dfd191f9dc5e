import type { checkIn as english } from './texts.en.ts';

export const checkIn: typeof english = {
  question: 'সবকিছু ঠিক আছে?',
  why: {
    standing: 'গাড়িটি বেশ কিছুক্ষণ থেমে আছে।',
    away: 'গাড়িটি গন্তব্য থেকে দূরে যাচ্ছে।',
  },
  until: (clock) => `${clock}-এর মধ্যে উত্তর দিন, না হলে আমরা খোঁজ নেব।`,
  well: 'সব ঠিক আছে',
  help: 'সাহায্য দরকার',
  answering: 'পাঠানো হচ্ছে...',
  failed: 'উত্তর পাঠানো যায়নি',
  view: 'উত্তর দিন',
};
