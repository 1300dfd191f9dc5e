import type { SameActs } from '../texts/acts.ts';
import type { acts as english } from './street-changes.audit.en.ts';

export const acts: SameActs<typeof english> = {
  'street_change.made': { name: 'রাস্তার পরিবর্তন', said: (who) => [who, ' রাস্তা বন্ধ করেছেন বা গতি ঠিক করেছেন'] },
  'street_change.ended': { name: 'রাস্তার পরিবর্তন শেষ', said: (who) => [who, ' রাস্তার একটি পরিবর্তন শেষ করেছেন'] },
};
