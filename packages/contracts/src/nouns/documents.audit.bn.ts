import type { SameActs } from '../texts/acts.ts';
import type { acts as english } from './documents.audit.en.ts';

export const acts: SameActs<typeof english> = {
  'document.uploaded': {
    name: 'কাগজ পাঠানো',
    said: (who, _whom, _ride, _what, aThing) => [who, ` ${aThing} পাঠিয়েছেন`],
  },
  'document.approved': {
    name: 'কাগজ অনুমোদন',
    said: (who, whom, _ride, what) => [who, ' ', whom, `-এর ${what} অনুমোদন করেছেন`],
  },
  'document.returned': {
    name: 'কাগজ ফেরত',
    said: (who, whom, _ride, what) => [who, ' ', whom, `-এর ${what} ফেরত দিয়েছেন`],
  },
};
