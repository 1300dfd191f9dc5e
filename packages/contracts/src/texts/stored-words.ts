import type { Language } from '../languages.ts';
import { storedWords as bn } from './bn/stored-words.ts';
import { storedWords as en } from './en/stored-words.ts';

/** The words that are stored with things, by language. */
export const STORED_WORDS: Readonly<Record<Language, typeof en>> = { en, bn };
