import { digits } from '@ridewire/contracts/texts/bn/digits';
import type { stuck as english } from './texts.en.ts';

export const stuck: typeof english = {
  take: 'আমি দেখছি',
  takeOver: 'দায়িত্ব নিন',
  taking: 'সেভ হচ্ছে...',
  failed: 'আপনি দেখছেন, তা জানানো যায়নি',
  on: (name, clock) => `${clock} থেকে ${name} দেখছেন`,
  youOn: (clock) => `${clock} থেকে আপনি দেখছেন`,
  nobody: 'এখনো কেউ দেখছেন না',
  bar: (count) => `${digits(count)}টি রাইড ১৫ মিনিটের বেশি আটকে আছে, কেউ দেখছেন না।`,
  barShort: (count) => `${digits(count)}টি রাইড আটকে আছে`,
  see: 'আটকে থাকা রাইড দেখুন',
};
