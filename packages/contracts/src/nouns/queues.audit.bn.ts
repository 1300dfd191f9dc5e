import type { SameActs } from '../texts/acts.ts';
import type { acts as english } from './queues.audit.en.ts';

export const acts: SameActs<typeof english> = {
  'queue_zone.made': { name: 'লাইনের এলাকা আঁকা', said: (who) => [who, ' চালকদের একটি লাইনের এলাকা এঁকেছেন'] },
  'queue_zone.changed': { name: 'লাইনের এলাকা বদল', said: (who) => [who, ' চালকদের একটি লাইনের এলাকা বদলেছেন'] },
  'queue_zone.ended': { name: 'লাইনের এলাকা শেষ', said: (who) => [who, ' চালকদের একটি লাইনের এলাকা শেষ করেছেন'] },
  'driver.left_queue': {
    name: 'চালককে লাইন থেকে সরানো',
    said: (who, whom) => [who, ' ', whom, '-কে লাইন থেকে সরিয়েছেন'],
  },
};
