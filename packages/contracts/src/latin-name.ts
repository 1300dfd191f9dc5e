import { romanize } from './bangla-letters.ts';
import { latinDigits } from './fold-name.ts';
import type { Names } from './names.ts';

/** Words on signs that have an English word or a fixed English spelling. */
const WORDS: Readonly<Record<string, string>> = {
  ...{ রোড: 'Road', সড়ক: 'Road', মহাসড়ক: 'Highway', রাস্তা: 'Road', সরণী: 'Sarani', সরণি: 'Sarani' },
  ...{ লেন: 'Lane', গলি: 'Lane', এভিনিউ: 'Avenue', অ্যাভিনিউ: 'Avenue', অ্যাভেনিউ: 'Avenue' },
  ...{ নং: 'No.', ব্লক: 'Block', সেক্টর: 'Sector', বাইপাস: 'Bypass', সেতু: 'Bridge', ব্রিজ: 'Bridge' },
  ...{ মূল: 'Main', মেইন: 'Main', লিংক: 'Link', লিঙ্ক: 'Link', লেক: 'Lake', পার্ক: 'Park', ড্রাইভ: 'Drive' },
  ...{ মসজিদ: 'Masjid', মাদ্রাসা: 'Madrasa', বাজার: 'Bazar', স্টেশন: 'Station', কলোনি: 'Colony', গেট: 'Gate' },
  ...{ স্কুল: 'School', কলেজ: 'College', হাসপাতাল: 'Hospital', সেন্টার: 'Center', সেন্ট্রাল: 'Central' },
  ...{ ঢাকা: 'Dhaka', মিরপুর: 'Mirpur', উত্তরা: 'Uttara', গুলশান: 'Gulshan', নগর: 'Nagar' },
};
const NORMAL_WORDS = new Map(
  Object.entries(WORDS).map(([bangla, latin]) => [bangla.normalize('NFC'), latin]),
);

/** Bangla letters and signs, without digits. */
const BANGLA_WORD = /[\u0980-\u09e5\u200c\u200d]+/g;

/** A Bangla name for English readers: Latin digits, known words in English, the others by sound. Everything else stays. */
export const latinName = (name: string): string =>
  latinDigits(name.normalize('NFC')).replaceAll(BANGLA_WORD, (word) => {
    const latin = NORMAL_WORDS.get(word) ?? romanize(word.replaceAll(/[\u200c\u200d]/g, ''));
    return latin.charAt(0).toUpperCase() + latin.slice(1);
  });

const BANGLA = /\p{Script=Bengali}/u;

/** The names that a sign says by its script: its own language's, and the one in Latin letters. None for a sign in Latin letters. */
export const namesOfSign = (sign: string): Names =>
  BANGLA.test(sign) ? { en: latinName(sign), bn: sign } : {};
