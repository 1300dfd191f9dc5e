import { sitePath, type Language } from '@ridewire/contracts';
import type { Letter } from '../letter.ts';
import { writeDay } from '../write-moment.ts';

interface Words {
  subject: string;
  wroteOn: (day: string) => string;
  ours: string;
  again: string;
  footnote: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    subject: 'We answered your message',
    wroteOn: (day) => `You wrote to us on ${day}.`,
    ours: 'This is our answer.',
    again: 'Write to us again',
    footnote:
      'You get this email because somebody wrote to us and gave this address. If that wasn’t you, ignore it.',
  },
  bn: {
    subject: 'আমরা আপনার বার্তার উত্তর দিয়েছি',
    wroteOn: (day) => `আপনি ${day} তারিখে আমাদের লিখেছিলেন।`,
    ours: 'এটি আমাদের উত্তর।',
    again: 'আবার আমাদের লিখুন',
    footnote: 'কেউ এই ঠিকানা দিয়ে আমাদের লিখেছেন বলে এই ইমেইলটি পেয়েছেন। সেটি আপনি না হলে এটি উপেক্ষা করুন।',
  },
};

export interface AnsweredMessage {
  answer: string;
  writtenAt: Date;
  language: Language;
}

/**
 * The answer alone: whoever wrote may have typed somebody else's address, and must not have us mail their words or the name
 * they gave to a stranger.
 */
export function writeMessageAnsweredLetter(message: AnsweredMessage, timeZone: string): Letter {
  const { answer, writtenAt, language } = message;
  const { subject, wroteOn, ours, again, footnote } = WORDS[language];
  const wrote = wroteOn(writeDay(writtenAt, timeZone, language));
  return {
    language,
    subject,
    preheader: wrote,
    heading: subject,
    paragraphs: [`${wrote} ${ours}`, ...answer.split(/\n+/).filter((paragraph) => paragraph.trim() !== '')],
    link: { label: again, path: sitePath('/contact', language) },
    footnote,
  };
}
