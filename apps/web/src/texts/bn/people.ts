import type { Texts } from '../english.ts';

/** What the admins' lists of users and of drivers have in common. */
export const people: Texts['people'] = {
  cancel: 'বাতিল করুন',
  notProvided: 'দেওয়া হয়নি',
};
