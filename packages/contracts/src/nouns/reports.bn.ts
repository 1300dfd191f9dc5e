import type { SameTexts } from '../texts/say-text.ts';
import type * as english from './reports.en.ts';

export const refusals: SameTexts<typeof english.refusals> = {
  EXPORTS_UNDER_WAY: 'আপনার অন্য এক্সপোর্ট এখনো চলছে। শেষ হওয়া পর্যন্ত অপেক্ষা করুন।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  reportPeriod: 'সময়কাল day, week বা month হতে হবে।',
  exportName: 'রাইড, ব্যবহারকারী, চালক বা আয় বেছে নিন।',
};
