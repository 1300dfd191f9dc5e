import { LANGUAGE_FORMS, type Language } from '@ridewire/contracts';

/** 22 November 2026; ২২ নভেম্বর, ২০২৬. */
export const writeDay = (moment: Date, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(LANGUAGE_FORMS[language].locale, { dateStyle: 'long', timeZone }).format(moment);

/** The same of a date, YYYY-MM-DD. */
export const writeDate = (date: string, language: Language): string =>
  writeDay(new Date(`${date}T12:00:00Z`), 'UTC', language);

/** 14:32; ১৪:৩২. */
export const writeTime = (moment: Date, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(LANGUAGE_FORMS[language].locale, {
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  }).format(moment);
