import type { SameActs } from '../texts/acts.ts';
import type { acts as english } from './surge.audit.en.ts';

export const acts: SameActs<typeof english> = {
  'surge.set': { name: 'ব্যস্ত এলাকার ভাড়া বদল', said: (who) => [who, ' ব্যস্ত এলাকার ভাড়া বদলেছেন'] },
};
