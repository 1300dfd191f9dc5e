import type { SameActs } from '../texts/acts.ts';
import type { acts as english } from './reports.audit.en.ts';

export const acts: SameActs<typeof english> = {
  'data.exported': {
    name: 'তথ্য এক্সপোর্ট',
    said: (who, _whom, _ride, what) => [who, ` ${what} এক্সপোর্ট করেছেন`],
  },
};
