import { useSyncExternalStore } from 'react';
import type { Language } from '../language/language.ts';
import { getSpoken, subscribeSpoken } from './spoken.ts';

const getLanguage = (): Language => getSpoken().language;

/** The language on the screen. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribeSpoken, getLanguage, getLanguage);
}
