import type { SameActs } from '../texts/acts.ts';
import type { acts as english } from './rides.audit.en.ts';

export const acts: SameActs<typeof english> = {
  'stuck.taken': {
    name: 'আটকে থাকা রাইড দেখা',
    said: (who, _whom, ride) => [who, ' আটকে থাকা ', ride, '-এর দায়িত্ব নিয়েছেন'],
  },
  'review.done': { name: 'রাইড যাচাই', said: (who, _whom, ride) => [who, ' ', ride, ' যাচাই করেছেন'] },
};
