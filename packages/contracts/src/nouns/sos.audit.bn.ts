import type { SameActs } from '../texts/acts.ts';
import type { acts as english } from './sos.audit.en.ts';

export const acts: SameActs<typeof english> = {
  'alert.raised': {
    name: 'SOS অ্যালার্ট',
    said: (who, _whom, ride) => [who, ' ', ride, ' থেকে SOS অ্যালার্ট পাঠিয়েছেন'],
  },
  'alert.acknowledged': {
    name: 'SOS অ্যালার্টে সাড়া',
    said: (who, whom, ride) => [who, ' ', ride, '-এ ', whom, '-এর SOS অ্যালার্টে সাড়া দিয়েছেন'],
  },
  'incident.noted': {
    name: 'জরুরি ঘটনায় নোট',
    said: (who, _whom, ride) => [who, ' ', ride, '-এর জরুরি ঘটনায় নোট লিখেছেন'],
  },
  'incident.closed': {
    name: 'জরুরি ঘটনা শেষ',
    said: (who, _whom, ride) => [who, ' ', ride, '-এর জরুরি ঘটনা শেষ করেছেন'],
  },
};
