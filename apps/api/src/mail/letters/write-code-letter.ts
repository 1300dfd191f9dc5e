import type { Language } from '@ridewire/contracts';
import { CODE_MINUTES, type CodePurpose } from '../../auth/make-code.ts';
import { addressed, type Addressee, type Letter } from '../letter.ts';

type Words = Pick<Letter, 'subject' | 'heading' | 'footnote'> & { ask: string };

const WORDS: Record<Language, Record<CodePurpose, Words>> = {
  en: {
    verify: {
      subject: 'Your Ridewire code',
      heading: 'Confirm your email',
      ask: 'Enter this code to confirm your email.',
      footnote:
        'If you didn’t sign up, ignore this email. Without the code nobody can use the account, and it is removed after a day.',
    },
    reset: {
      subject: 'Your password reset code',
      heading: 'Choose a new password',
      ask: 'Enter this code to choose a new password.',
      footnote:
        'If you didn’t ask for it, ignore this email: your password stays as it is. Never give the code to anyone.',
    },
  },
  bn: {
    verify: {
      subject: 'আপনার Ridewire কোড',
      heading: 'আপনার ইমেইল যাচাই করুন',
      ask: 'ইমেইল যাচাই করতে এই কোডটি লিখুন।',
      footnote:
        'আপনি সাইন আপ না করে থাকলে এই ইমেইলটি উপেক্ষা করুন। কোডটি ছাড়া কেউ অ্যাকাউন্টটি ব্যবহার করতে পারবে না, আর এক দিন পরে সেটি মুছে যাবে।',
    },
    reset: {
      subject: 'আপনার পাসওয়ার্ড রিসেটের কোড',
      heading: 'নতুন পাসওয়ার্ড ঠিক করুন',
      ask: 'নতুন পাসওয়ার্ড ঠিক করতে এই কোডটি লিখুন।',
      footnote:
        'আপনি এটি না চেয়ে থাকলে এই ইমেইলটি উপেক্ষা করুন: আপনার পাসওয়ার্ড আগের মতোই থাকবে। কোডটি কখনো কাউকে দেবেন না।',
    },
  },
};

const minutes = { en: String(CODE_MINUTES), bn: new Intl.NumberFormat('bn-BD').format(CODE_MINUTES) };
const LASTING: Record<Language, { preheader: (code: string) => string; sentence: string }> = {
  en: {
    preheader: (code) => `${code} works for ${minutes.en} minutes.`,
    sentence: `It works once, for ${minutes.en} minutes.`,
  },
  bn: {
    preheader: (code) => `${code} কোডটি ${minutes.bn} মিনিট কাজ করবে।`,
    sentence: `এটি একবারই কাজ করবে, ${minutes.bn} মিনিটের মধ্যে।`,
  },
};

export function writeCodeLetter(to: Addressee, purpose: CodePurpose, code: string): Letter {
  const { language } = to;
  const { subject, heading, ask, footnote } = WORDS[language][purpose];
  const { preheader, sentence } = LASTING[language];
  return {
    language,
    subject,
    preheader: preheader(code),
    heading,
    paragraphs: [addressed(to, ask), sentence],
    code,
    footnote,
  };
}
