import type { SameActs } from '../texts/acts.ts';
import type { acts as english } from './promos.audit.en.ts';

export const acts: SameActs<typeof english> = {
  'promo.made': { name: 'প্রোমো কোড তৈরি', said: (who) => [who, ' একটি প্রোমো কোড বানিয়েছেন'] },
  'promo.ended': { name: 'প্রোমো কোড বন্ধ', said: (who) => [who, ' একটি প্রোমো কোড বন্ধ করেছেন'] },
};
