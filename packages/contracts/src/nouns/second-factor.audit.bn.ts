import type { SameActs } from '../texts/acts.ts';
import { did } from '../texts/bn/did.ts';
import type { acts as english } from './second-factor.audit.en.ts';

export const acts: SameActs<typeof english> = {
  'factor.turned_on': { name: 'দুই ধাপে যাচাই চালু', said: (who) => [who, ` দুই ধাপে যাচাই চালু ${did(who)}`] },
  'factor.turned_off': { name: 'দুই ধাপে যাচাই বন্ধ', said: (who) => [who, ` দুই ধাপে যাচাই বন্ধ ${did(who)}`] },
  'factor.removed': {
    name: 'দুই ধাপে যাচাই তুলে দেওয়া',
    said: (who, whom) => [who, ' ', whom, `-এর দুই ধাপে যাচাই বন্ধ ${did(who)}`],
  },
  'factor.recovered': {
    name: 'রিকভারি কোড ব্যবহার',
    said: (who) => [who, ` রিকভারি কোড দিয়ে লগ ইন ${did(who)}`],
  },
  'factor.codes_renewed': {
    name: 'নতুন রিকভারি কোড',
    said: (who) => [who, ` নতুন রিকভারি কোড তৈরি ${did(who)}`],
  },
  'factor.missed': {
    name: 'কোড ছাড়া পাসওয়ার্ড',
    said: (_who, whom) => ['কেউ ', whom, '-এর পাসওয়ার্ড দিয়েছেন, কিন্তু কোড দেননি'],
  },
};
