import type { SameActs } from '../texts/acts.ts';
import { did } from '../texts/bn/did.ts';
import type { acts as english } from './announcements.audit.en.ts';

export const acts: SameActs<typeof english> = {
  'announcement.sent': {
    name: 'ঘোষণা পাঠানো',
    said: (who, whom) => [who, ' ', whom, '-কে একটি ঘোষণা পাঠিয়েছেন'],
    ownSaid: (who) => [who, ' চালকদের একটি ঘোষণা পাঠিয়েছেন'],
  },
  'announcement.withdrawn': {
    name: 'ঘোষণা প্রত্যাহার',
    said: (who, whom) => [who, ' ', whom, `-কে পাঠানো একটি ঘোষণা প্রত্যাহার ${did(who)}`],
    ownSaid: (who) => [who, ` চালকদের পাঠানো একটি ঘোষণা প্রত্যাহার ${did(who)}`],
  },
};
