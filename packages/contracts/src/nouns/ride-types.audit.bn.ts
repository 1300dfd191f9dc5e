import type { SameActs } from '../texts/acts.ts';
import type { acts as english } from './ride-types.audit.en.ts';

export const acts: SameActs<typeof english> = {
  'ride_type.added': { name: 'রাইডের ধরন যোগ', said: (who) => [who, ' একটি রাইডের ধরন যোগ করেছেন'] },
  'ride_type.changed': { name: 'রাইডের ধরন সম্পাদনা', said: (who) => [who, ' একটি রাইডের ধরন বদলেছেন'] },
  'ride_type.ordered': { name: 'রাইডের ধরনের ক্রম বদল', said: (who) => [who, ' রাইডের ধরনের ক্রম বদলেছেন'] },
};
