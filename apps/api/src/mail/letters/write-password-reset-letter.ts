import type { Language } from '@ridewire/contracts';
import { addressed, type Addressee, type Letter } from '../letter.ts';
import { writeDay, writeTime } from '../write-moment.ts';

interface Words {
  subject: string;
  preheader: string;
  wasReset: (day: string, time: string) => string;
  signedOut: string;
  label: string;
  footnote: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    subject: 'Your password was reset',
    preheader: 'If that wasn’t you, reset it again now.',
    wasReset: (day, time) => `The password of your account was reset on ${day} at ${time}.`,
    signedOut: 'Everybody who was signed in to it was signed out. Sign in with the new password.',
    label: 'Sign in',
    footnote:
      'If that wasn’t you, somebody can read your email. Change your email’s password, then reset this one again.',
  },
  bn: {
    subject: 'আপনার পাসওয়ার্ড রিসেট হয়েছে',
    preheader: 'এটি আপনি না করে থাকলে এখনই আবার রিসেট করুন।',
    wasReset: (day, time) => `${day} তারিখে ${time} সময়ে আপনার অ্যাকাউন্টের পাসওয়ার্ড রিসেট করা হয়েছে।`,
    signedOut: 'অ্যাকাউন্টটিতে যাঁরা লগ ইন ছিলেন, সবাইকে লগ আউট করা হয়েছে। নতুন পাসওয়ার্ড দিয়ে লগ ইন করুন।',
    label: 'লগ ইন করুন',
    footnote:
      'এটি আপনি না করে থাকলে কেউ আপনার ইমেইল পড়তে পারছে। আগে ইমেইলের পাসওয়ার্ড বদলান, তারপর এটি আবার রিসেট করুন।',
  },
};

/** @param resetAt the moment of the reset: the mail may come much later */
export function writePasswordResetLetter(to: Addressee, resetAt: Date, timeZone: string): Letter {
  const { language } = to;
  const { wasReset, signedOut, label, ...words } = WORDS[language];
  const when = [writeDay(resetAt, timeZone, language), writeTime(resetAt, timeZone, language)] as const;
  return {
    language,
    ...words,
    heading: words.subject,
    paragraphs: [addressed(to, wasReset(...when)), signedOut],
    link: { label, path: '/login' },
  };
}
