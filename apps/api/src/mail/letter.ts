import type { Language } from '@ridewire/contracts';

/** Every mail, and what its sentences are about. */
export interface LetterParams {
  verify_code: { code: string; minutes: number };
  reset_code: { code: string; minutes: number };
  /** `at`: the moment of the reset, for the mail may come much later. */
  password_reset: { at: Date; timeZone: string };
  driver_approved: object;
  driver_suspended: { reason: string | null };
  driver_reactivated: object;
  /** `answer`: its paragraphs. */
  message_answered: { answer: readonly string[]; writtenAt: Date; timeZone: string };
}
export type LetterCode = keyof LetterParams;

/** What a mail says, in plain text. People's own words may stand anywhere but in the subject. */
export interface LetterWords {
  /** Mail servers write subjects into their logs: no code, no name. */
  subject: string;
  /** What inboxes show beside the subject. */
  preheader: string;
  /** The subject unless given. */
  heading?: string;
  /** The first may be opened with a name. */
  paragraphs: readonly [string, ...string[]];
  /** Of the link, where there is one. */
  label?: string;
  /** What to do if it wasn't them, or why this came. */
  footnote: string;
}

/** All mails in one language. */
export type LetterTexts = { [Code in LetterCode]: (params: LetterParams[Code]) => LetterWords };

/** A mail as it is to be shown; how it looks is renderMail's. */
export interface Letter extends Omit<LetterWords, 'label'> {
  language: Language;
  heading: string;
  /** Six digits, shown large after the first paragraph. */
  code?: string;
  /** `path` is one of ours, with its slash. */
  link?: { label: string; path: string };
}

/** Who a mail goes to. */
export interface Addressee {
  /**
   * Null as long as the address isn't verified: whoever signed up with it may be somebody else, and must not have us mail
   * their words to a stranger.
   */
  name: string | null;
  language: Language;
}
