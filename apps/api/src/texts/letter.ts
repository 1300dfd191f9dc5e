import type {
  DeskRole,
  DocumentKind,
  Language,
  MissedWhy,
  ScheduledPart,
  SeriesWhy,
} from '@ridewire/contracts';

/** `at`: the moment it tells of, because the mail may come much later. */
interface Dated {
  at: Date;
  timeZone: string;
}

/** A scheduled ride as it was planned. */
interface ScheduledThen {
  pickupAt: Date;
  destination: string;
  timeZone: string;
}

/** Every mail, with the parameters of its sentences. */
export interface LetterParams {
  verify_code: { code: string; minutes: number };
  reset_code: { code: string; minutes: number };
  /** `passkeys`: how many still sign in. */
  password_reset: Dated & { passkeys: number };
  factor_on: Dated;
  factor_off: Dated;
  /** `passkeys`: how many went with it. */
  factor_removed: Dated & { passkeys: number };
  factor_recovered: Dated;
  factor_renewed: Dated;
  factor_missed: Dated;
  /** `passkey`: its name. */
  passkey_added: Dated & { passkey: string };
  passkey_removed: Dated & { passkey: string };
  /** `path`: the receipt's page. */
  receipt: { paidAt: Date; amountCents: number; path: string; timeZone: string };
  scheduled_moved: ScheduledThen & { movedFrom: Date };
  /** As it is now, and what was changed. */
  scheduled_changed: ScheduledThen & { pickup: string; toPayCents: number; parts: readonly ScheduledPart[] };
  scheduled_canceled: ScheduledThen;
  /** `isForOther`: it was booked for somebody else. `path`: the ride's page. */
  scheduled_unserved: ScheduledThen & { pickup: string; isForOther: boolean; path: string };
  /** `path`: where the rider books again, or writes to us. */
  scheduled_missed: ScheduledThen & {
    pickup: string;
    why: MissedWhy;
    isForOther: boolean;
    isOfSeries: boolean;
    path: string;
  };
  /** `day`: YYYY-MM-DD. `time`: 09:30. `path` as above. */
  series_day: { day: string; time: string; destination: string; why: SeriesWhy; path: string };
  driver_approved: object;
  driver_suspended: { reason: string | null };
  driver_reactivated: object;
  /** `answer`: its paragraphs. */
  message_answered: { answer: readonly string[]; writtenAt: Date; timeZone: string };
  /**
   * `expiresOn`: its last day, YYYY-MM-DD. `plate`: it is of a vehicle that the driver doesn't drive now. `path`: the page where they
   * send a new one.
   */
  document_ends: { document: DocumentKind; expiresOn: string; isOver: boolean; plate?: string; path: string };
  /** `answer`: its paragraphs. `path`: the ride's page. */
  problem_answered: { answer: readonly string[]; path: string };
  /** `host`: where the webhook leads. */
  webhook_paused: { host: string };
  /** `deskRole`: what they will do there. */
  desk_invited: { deskRole: DeskRole };
  /** `name`: the rider's first name, null if it is no plain word. `path`: the link's. */
  ride_shared: { name: string | null; path: string };
  /** `path`: the link's; null once the ride is over. */
  ride_alarm: { name: string | null; path: string | null; at: Date; timeZone: string };
}
export type LetterCode = keyof LetterParams;

/** The words of a mail, in plain text. People's own words may appear anywhere but in the subject. */
export interface LetterWords {
  /** Mail servers write subjects into their logs: no code, no name. */
  subject: string;
  /** The words inboxes show next to the subject. */
  preheader: string;
  /** The subject unless given. */
  heading?: string;
  /** The first one may begin with the name. */
  paragraphs: readonly [string, ...string[]];
  /** The label of the link, where there is one. */
  label?: string;
  /** What to do if the reader didn't ask for it, or why it came. */
  footnote: string;
}

/** All mails in one language. */
export type LetterTexts = { [Code in LetterCode]: (params: LetterParams[Code]) => LetterWords };

/** A mail's content to be shown; renderMail defines its looks. */
export interface Letter extends Omit<LetterWords, 'label'> {
  language: Language;
  heading: string;
  /** Six digits, shown large after the first paragraph. */
  code?: string;
  /** `path` is one of ours, with its slash. */
  link?: { label: string; path: string };
}

/** The recipient of a mail. */
export interface Addressee {
  /**
   * Null until the address is verified: the person who signed up with it may be someone else, and must not be able to
   * have their words mailed to a stranger.
   */
  name: string | null;
  language: Language;
}
