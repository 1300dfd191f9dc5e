import type { Language } from '@ridewire/contracts';

/** What a mail says, in plain text; how it looks is renderMail's. People's own words may stand anywhere but in the subject. */
export interface Letter {
  language: Language;
  /** Mail servers write subjects into their logs: no code, no name. */
  subject: string;
  /** What inboxes show beside the subject. */
  preheader: string;
  heading: string;
  paragraphs: string[];
  /** Six digits, shown large after the first paragraph. */
  code?: string;
  /** `path` is one of ours, with its slash. */
  link?: { label: string; path: string };
  /** What to do if it wasn't them, or why this came. */
  footnote: string;
}

/** Who a mail goes to. */
export interface Addressee {
  email: string;
  /**
   * Null as long as the address isn't verified: whoever signed up with it may be somebody else, and must not have us mail
   * their words to a stranger.
   */
  name: string | null;
  language: Language;
}

/** The sentence, opened with the name where there is one. Bangla has no capitals to lose. */
export const addressed = ({ name }: Pick<Addressee, 'name'>, sentence: string): string =>
  name ? `${name}, ${sentence[0]?.toLowerCase() ?? ''}${sentence.slice(1)}` : sentence;
