import type { SameActs } from '../texts/acts.ts';
import type { acts as english } from './tariffs.audit.en.ts';

export const acts: SameActs<typeof english> = {
  'tariff.set': { name: 'ভাড়ার হার ঠিক করা', said: (who) => [who, ' ভাড়ার নতুন হার ঠিক করেছেন'] },
  'tariff.taken_back': { name: 'ভাড়ার হার ফিরিয়ে নেওয়া', said: (who) => [who, ' শুরু না হওয়া হার ফিরিয়ে নিয়েছেন'] },
  'waiting.set': { name: 'অপেক্ষার নিয়ম ঠিক করা', said: (who) => [who, ' অপেক্ষার নতুন নিয়ম ঠিক করেছেন'] },
  'waiting.taken_back': {
    name: 'অপেক্ষার নিয়ম ফিরিয়ে নেওয়া',
    said: (who) => [who, ' শুরু না হওয়া অপেক্ষার নিয়ম ফিরিয়ে নিয়েছেন'],
  },
};
