import type { SameActs } from '../texts/acts.ts';
import type { acts as english } from './scheduled.audit.en.ts';

export const acts: SameActs<typeof english> = {
  'scheduled.booked': {
    name: 'ফোনে আগাম রাইড বুক',
    said: (who, whom) => [who, ' ', whom, '-এর জন্য আগাম রাইড বুক করেছেন'],
  },
  'scheduled.moved': {
    name: 'আগাম রাইডের সময় বদল',
    said: (who, whom) => [who, ' ', whom, '-এর আগাম রাইডের সময় বদলেছেন'],
  },
  'scheduled.changed': { name: 'আগাম রাইড বদল', said: (who, whom) => [who, ' ', whom, '-এর আগাম রাইড বদলেছেন'] },
  'scheduled.canceled': {
    name: 'আগাম রাইড বাতিল',
    said: (who, whom) => [who, ' ', whom, '-এর আগাম রাইড বাতিল করেছেন'],
  },
  'scheduled.released': {
    name: 'চালকের কাছ থেকে আগাম রাইড ফেরত',
    said: (who, whom) => [who, ' ', whom, '-এর কাছ থেকে আগাম রাইড ফিরিয়ে নিয়েছেন'],
  },
};
