import type { SameActs } from '../texts/acts.ts';
import { did } from '../texts/bn/did.ts';
import type { acts as english } from './api-keys.audit.en.ts';

export const acts: SameActs<typeof english> = {
  'key.made': { name: 'API কী তৈরি', said: (who) => [who, ' একটি API কী বানিয়েছেন'] },
  'key.ended': { name: 'API কী বাতিল', said: (who) => [who, ` একটি API কী বাতিল ${did(who)}`] },
};
