import { useSyncExternalStore } from 'react';
import type { Language } from '../language/language.ts';
import { getSpoken, subscribeSpoken } from './spoken.ts';

/** The language on the screen. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribeSpoken, () => getSpoken().language);
}
