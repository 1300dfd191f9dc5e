/** The words and signs that numbers are written with. The app passes another set for another language. */
export type FormatWords = {
  /** Stands for a value that isn't known. */
  unknown: string;
  meters: (count: string) => string;
  kilometers: (count: string) => string;
  minutes: (count: string) => string;
  /** `minutes` has two digits. */
  hoursMinutes: (hours: string, minutes: string) => string;
  secondsAgo: (count: string) => string;
  minutesAgo: (count: string) => string;
  hoursAgo: (count: string) => string;
};

export const englishWords: FormatWords = {
  unknown: '–',
  meters: (count) => `${count} m`,
  kilometers: (count) => `${count} km`,
  minutes: (count) => `${count} min`,
  hoursMinutes: (hours, minutes) => `${hours} h ${minutes} min`,
  secondsAgo: (count) => `${count} s ago`,
  minutesAgo: (count) => `${count} min ago`,
  hoursAgo: (count) => `${count} h ago`,
};

export type FormatOptions = {
  /** BCP 47. English says months and digits the way the product's words do. */
  locale: string;
  words: FormatWords;
  /** ISO 4217. */
  currency: string;
  /** IANA name; the reader's own zone when left out. */
  timeZone?: string | undefined;
};

export const englishFormat: FormatOptions = { locale: 'en-US', words: englishWords, currency: 'USD' };

/** An instant: epoch milliseconds, a Date, or ISO 8601. */
export type Instant = number | Date | string;

/** Epoch milliseconds, or undefined where there is no valid instant. */
export function toMs(instant: Instant | null | undefined): number | undefined {
  if (instant === null || instant === undefined) return undefined;
  const ms = typeof instant === 'number' ? instant : new Date(instant).getTime();
  return Number.isFinite(ms) ? ms : undefined;
}
