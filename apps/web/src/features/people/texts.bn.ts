import type { people as english } from './texts.en.ts';

/** The common texts of the admins' lists of users and of drivers. */
export const people: typeof english = {
  barring: {
    reason: 'কারণ',
    reasonHint: 'তিনি এটি দেখবেন, আর এটি অডিট লগে থাকবে।',
    choose: 'কারণ বেছে নিন',
    reasonMissing: 'একটি কারণ বেছে নিন।',
    other: 'অন্য কারণ',
    ownWords: 'আপনার ভাষায়',
    wordsMissing: 'কয়েকটি কথা লিখুন।',
    goesBack: (ride) => `তাঁর রাইড ${ride} এখনো শুরু হয়নি: এটি অন্য চালকদের কাছে যাবে।`,
    isCanceled: (ride) => `তাঁর রাইড ${ride} এখনো শুরু হয়নি: এটি বাতিল হবে।`,
    goesOn: (ride) => `তাঁর রাইড ${ride} চলছে: এটি শেষ করা যাবে।`,
  },
  cancel: 'বাতিল করুন',
  notProvided: 'দেওয়া হয়নি',
  guest: 'ফোনে বুক করেন',
  deskRoles: { owner: 'মালিক', dispatcher: 'ডিসপ্যাচার', support: 'সাপোর্ট', finance: 'হিসাব' },
  statuses: { active: 'চালু', blocked: 'ব্লক করা' },
  lostSignal: (duration) => `সিগন্যাল নেই, ${duration}`,
  onBreakUntil: (clock) => `${clock} পর্যন্ত বিরতিতে`,
  onBreakSince: (clock) => `${clock} থেকে বিরতিতে`,
};
