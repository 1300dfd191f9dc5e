import type { streetSigns as english } from './signs.en.ts';

export const streetSigns: typeof english = {
  closed: (reason) => `বন্ধ: ${reason}`,
  slow: (speed, reason) => `${speed} কিমি/ঘণ্টা: ${reason}`,
};
