import { formMistakes } from '@ridewire/contracts/texts/en/form-mistakes';
import type { Text } from '@ridewire/contracts/texts/say-text';
import type { Notifications } from '@ridewire/contracts/texts/describe-notification';
import type { Language } from '../language/language.ts';

/** What the app says everything in. */
export interface Spoken {
  language: Language;
  /** Every area's words by its name, see defineTexts; null where they are said as they come. */
  texts: Readonly<Record<string, object>> | null;
  /** What is wrong with a field of a form. */
  mistakes: Readonly<Record<string, Text>>;
  /** Why something is refused, mistakes among it; null where the server's own words are in this language. */
  refusals: Readonly<Record<string, Text>> | null;
  /** What people are told; null in English, which the bell brings along. */
  told: Notifications | null;
  /** A place we know, as addresses name it; null where they are in this language. */
  sayPlace: ((address: string) => string) | null;
  /** Why somebody was barred, as the desk chose it; null where it is kept in this language. */
  sayBarReason: ((reason: string) => string) | null;
}

const ENGLISH: Spoken = {
  language: 'en',
  texts: null,
  mistakes: formMistakes,
  refusals: null,
  told: null,
  sayPlace: null,
  sayBarReason: null,
};

const loaders = new Map<Language, () => Promise<Spoken>>([['en', async () => ENGLISH]]);

/** Says where a language's words are: they are loaded when somebody wants them. */
export const offerLanguage = (language: Language, load: () => Promise<Spoken>): void =>
  void loaders.set(language, load);

let spoken = ENGLISH;
/** The language asked for last: a slower answer to an earlier choice is dropped. */
let wanted: Language = 'en';
const listeners = new Set<() => void>();

export const getSpoken = (): Spoken => spoken;

/** For useSyncExternalStore. */
export function subscribeSpoken(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Changes the language of everything on the page.
 * @throws what a file that can't be loaded throws; the language stays as it is then
 */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const load = loaders.get(language);
  if (!load) throw new Error(`There are no words of ${language}.`);
  const next = await load();
  if (wanted !== language) return;
  spoken = next;
  for (const listener of listeners) listener();
}
