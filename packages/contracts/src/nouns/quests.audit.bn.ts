import type { SameActs } from '../texts/acts.ts';
import type { acts as english } from './quests.audit.en.ts';

export const acts: SameActs<typeof english> = {
  'quest.made': { name: 'চ্যালেঞ্জ তৈরি', said: (who) => [who, ' চালকদের জন্য একটি চ্যালেঞ্জ বানিয়েছেন'] },
  'quest.ended': { name: 'চ্যালেঞ্জ বন্ধ', said: (who) => [who, ' চালকদের একটি চ্যালেঞ্জ বন্ধ করেছেন'] },
};
