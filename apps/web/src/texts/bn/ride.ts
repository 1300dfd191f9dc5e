import type { Texts } from '../english.ts';

/** What every role reads of a ride in the same words. */
export const ride: Texts['ride'] = {
  base: 'মূল ভাড়া',
  distance: (distance) => `দূরত্ব, ${distance}`,
  time: (duration) => `সময়, প্রায় ${duration}`,
  minimum: 'ন্যূনতম ভাড়া পূরণে',
  total: 'মোট',
};
