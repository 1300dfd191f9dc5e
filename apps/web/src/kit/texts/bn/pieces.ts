import type { FormatOptions, FormatWords, UiTexts } from '@ridewire/ui';
import { digits } from '@ridewire/contracts/texts/bn/digits';
import { statuses } from '@ridewire/contracts/texts/bn/statuses';

/** The words of packages/ui, and how numbers are written. */
export const pieces: UiTexts = {
  statuses,
  rideProgress: 'রাইডের অগ্রগতি',
  sheetHandle: { peek: 'প্যানেল ছোট করুন', half: 'প্যানেল অর্ধেক খুলুন', full: 'প্যানেল পুরো খুলুন' },
  secondsLeft: (seconds) => `${digits(seconds)} সেকেন্ড বাকি`,
  close: 'বন্ধ করুন',
  previousPage: 'আগের পেজ',
  nextPage: 'পরের পেজ',
};

const banglaWords: FormatWords = {
  unknown: '–',
  meters: (count) => `${count} মি`,
  kilometers: (count) => `${count} কিমি`,
  minutes: (count) => `${count} মিনিট`,
  hoursMinutes: (hours, minutes) => `${hours} ঘণ্টা ${minutes} মিনিট`,
  secondsAgo: (count) => `${count} সেকেন্ড আগে`,
  minutesAgo: (count) => `${count} মিনিট আগে`,
  hoursAgo: (count) => `${count} ঘণ্টা আগে`,
};

export const format: FormatOptions = { locale: 'bn-BD', words: banglaWords, currency: 'USD' };
