import type { SameActs } from '../texts/acts.ts';
import type { acts as english } from './problems.audit.en.ts';

export const acts: SameActs<typeof english> = {
  'problem.reported': {
    name: 'সমস্যা জানানো',
    said: (who, _whom, ride) => [who, ' ', ride, '-এর একটি সমস্যা জানিয়েছেন'],
  },
  'problem.answered': {
    name: 'সমস্যার উত্তর',
    said: (who, whom, ride) => [who, ' ', ride, ' নিয়ে ', whom, '-কে উত্তর দিয়েছেন'],
  },
  'problem.assigned': {
    name: 'সমস্যার দায়িত্ব',
    said: (who, _whom, ride) => [who, ' ', ride, '-এর একটি সমস্যা কে দেখবেন তা বদলেছেন'],
  },
  'problem.closed': {
    name: 'সমস্যা বন্ধ',
    said: (who, _whom, ride) => [who, ' ', ride, '-এর একটি সমস্যা বন্ধ করেছেন'],
  },
  'problem.item_answered': {
    name: 'হারানো জিনিসের উত্তর',
    said: (who, _whom, ride) => [who, ' ', ride, '-এর হারানো জিনিস নিয়ে উত্তর দিয়েছেন'],
  },
};
