import type { kit as englishKit, reasons as englishReasons } from './texts.en.ts';

/** Words of every page. */
export const kit: typeof englishKit = {
  productName: 'Ridewire',
  roles: { rider: 'যাত্রী', driver: 'চালক', admin: 'অ্যাডমিন' },
  loading: 'লোড হচ্ছে...',
  close: 'বন্ধ করুন',
  logout: 'লগ আউট',
  logoutFailed: 'সার্ভারে সংযোগ হচ্ছে না, তাই আপনি এখনো লগ ইন করা আছেন। আবার চেষ্টা করুন।',
  theme: 'থিম',
  themeLight: 'হালকা',
  themeDark: 'গাঢ়',
  themeAuto: 'অটো',
  connectionOffline: 'আপনি অফলাইনে আছেন',
  noConnection: 'সংযোগ নেই',
  live: 'লাইভ',
  notLive: 'লাইভ নয়',
  connecting: 'সংযোগ করা হচ্ছে',
  needsConnection: 'লাইভ সংযোগ নেই। সংযোগ ফিরলে এটি করতে পারবেন।',
  tryAgain: 'আবার চেষ্টা করুন',
  unreachable: 'সার্ভারে সংযোগ হচ্ছে না।',
};

/** Why a ride is canceled. What is chosen is kept in English. */
export const reasons: typeof englishReasons = {
  rider: ['আমার পরিকল্পনা বদলেছে', 'চালক অনেক দূরে', 'ভুল জায়গা বেছে নিয়েছি', 'অন্য কারণ'],
  driver: ['যাত্রী আসেননি', 'যাত্রী বাতিল করতে বলেছেন', 'আমার গাড়িতে সমস্যা', 'আমি সেখানে যেতে পারছি না'],
  none: 'কোনো কারণ জানানো হয়নি',
};
