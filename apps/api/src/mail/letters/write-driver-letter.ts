import { sayBarReason, sitePath, type Language } from '@ridewire/contracts';
import { addressed, type Addressee, type Letter } from '../letter.ts';

export type DriverNews = 'approved' | 'suspended' | 'reactivated';

interface Words {
  subject: string;
  preheader: string;
  news: string;
  next: string;
  label: string;
  footnote: string;
}

const WORDS: Record<Language, Record<DriverNews, Words>> = {
  en: {
    approved: {
      subject: 'You’re approved to drive',
      preheader: 'Go online, and requests come to you.',
      news: 'Your driver account was approved.',
      next: 'Go online when you are ready. Requests near you then come to your screen.',
      label: 'Open your dashboard',
      footnote: 'You get this email because you signed up as a driver.',
    },
    suspended: {
      subject: 'Your driver account is suspended',
      preheader: 'You can’t go online for now.',
      news: 'Your driver account was suspended.',
      next: 'You can sign in, but you can’t go online or take rides. Support can tell you why.',
      label: 'Contact support',
      footnote: 'You get this email because you drive with us.',
    },
    reactivated: {
      subject: 'You can drive again',
      preheader: 'Your driver account is active again.',
      news: 'Your driver account is active again.',
      next: 'Go online when you are ready. Requests near you then come to your screen.',
      label: 'Open your dashboard',
      footnote: 'You get this email because you drive with us.',
    },
  },
  bn: {
    approved: {
      subject: 'আপনি গাড়ি চালানোর অনুমোদন পেয়েছেন',
      preheader: 'অনলাইন হোন, অনুরোধ আপনার কাছে আসবে।',
      news: 'আপনার চালক অ্যাকাউন্ট অনুমোদিত হয়েছে।',
      next: 'প্রস্তুত হলে অনলাইন হোন। তখন আপনার কাছাকাছি অনুরোধগুলো আপনার স্ক্রিনে আসবে।',
      label: 'ড্যাশবোর্ড খুলুন',
      footnote: 'আপনি চালক হিসেবে সাইন আপ করেছেন বলে এই ইমেইলটি পেয়েছেন।',
    },
    suspended: {
      subject: 'আপনার চালক অ্যাকাউন্ট স্থগিত আছে',
      preheader: 'আপাতত আপনি অনলাইন হতে পারবেন না।',
      news: 'আপনার চালক অ্যাকাউন্ট স্থগিত করা হয়েছে।',
      next: 'আপনি লগ ইন করতে পারবেন, কিন্তু অনলাইন হতে বা রাইড নিতে পারবেন না। কারণটি সহায়তা দল জানাতে পারবে।',
      label: 'সহায়তা দলকে লিখুন',
      footnote: 'আপনি আমাদের সঙ্গে গাড়ি চালান বলে এই ইমেইলটি পেয়েছেন।',
    },
    reactivated: {
      subject: 'আপনি আবার গাড়ি চালাতে পারেন',
      preheader: 'আপনার চালক অ্যাকাউন্ট আবার সক্রিয় হয়েছে।',
      news: 'আপনার চালক অ্যাকাউন্ট আবার সক্রিয় হয়েছে।',
      next: 'প্রস্তুত হলে অনলাইন হোন। তখন আপনার কাছাকাছি অনুরোধগুলো আপনার স্ক্রিনে আসবে।',
      label: 'ড্যাশবোর্ড খুলুন',
      footnote: 'আপনি আমাদের সঙ্গে গাড়ি চালান বলে এই ইমেইলটি পেয়েছেন।',
    },
  },
};

const REASON: Record<Language, (reason: string) => string> = {
  en: (reason) => `Reason: ${reason}`,
  bn: (reason) => `কারণ: ${reason}`,
};
/** Instead of what is said where no reason is given. */
const SUSPENDED: Record<Language, string> = {
  en: 'You can sign in, but you can’t go online or take rides. Write to support if this is wrong.',
  bn: 'আপনি লগ ইন করতে পারবেন, কিন্তু অনলাইন হতে বা রাইড নিতে পারবেন না। ভুল মনে হলে সহায়তা দলকে লিখুন।',
};

const pathOf = (news: DriverNews, language: Language): string =>
  news === 'suspended' ? sitePath('/contact', language) : '/dashboard/driver';

/** What an admin decided about a driver. */
export function writeDriverLetter(to: Addressee, decided: DriverNews, reason: string | null = null): Letter {
  const { subject, preheader, news, next, label, footnote } = WORDS[to.language][decided];
  return {
    language: to.language,
    subject,
    preheader,
    heading: subject,
    paragraphs: [
      addressed(to, news),
      ...(reason === null
        ? [next]
        : [REASON[to.language](sayBarReason(reason, to.language)), SUSPENDED[to.language]]),
    ],
    link: { label, path: pathOf(decided, to.language) },
    footnote,
  };
}
