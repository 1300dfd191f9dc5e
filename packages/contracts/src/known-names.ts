import { BANGLA_NAMES } from './dhaka-names.ts';
import type { Language } from './languages.ts';
import { gatherNames, type Names } from './names.ts';

/**
 * What languages call the places and areas in `dhaka-places.ts`, by their English names. A language without a list calls
 * them by those.
 */
export const KNOWN_NAMES: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  bn: BANGLA_NAMES,
};

/** What languages call a place or area of Dhaka; nothing for one that isn't in the lists. */
export const knownNamesOf = (english: string): Names =>
  gatherNames((language) => {
    const names = KNOWN_NAMES[language];
    return names && Object.hasOwn(names, english) ? names[english] : null;
  });
