import type { ErrorCode } from '@ridewire/contracts';
import type { Language } from '../language/language.ts';
import { english, type Texts } from './english.ts';

/** English sentences in another language. */
export interface Phrases {
  exact: Record<string, string>;
  /** For sentences with something in them, which the pattern's groups find. */
  patterns: readonly (readonly [pattern: RegExp, say: (...found: string[]) => string])[];
}

/** How a language says what the server and the schemas say in English. */
export interface Sentences {
  /** Of a refusal, where it has no better one below. */
  ofCode: Record<ErrorCode, string>;
  refusals: Phrases;
  /** What the bell says. */
  told: Phrases;
  /** A place we know, as addresses name it. */
  sayPlace: (address: string) => string;
}

/** What the app says everything in. */
export interface Spoken {
  language: Language;
  texts: Texts;
  /** How the server's sentences are said; null where they are said as they come. */
  sentences: Sentences | null;
}

const ENGLISH: Spoken = { language: 'en', texts: english, sentences: null };

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
 * Changes the language of everything on the page. Bangla's words are loaded when somebody wants them, once.
 * @throws what a file that can't be loaded throws; the language stays as it is then
 */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const next = language === 'en' ? ENGLISH : await loadBangla();
  if (wanted !== language) return;
  spoken = next;
  for (const listener of listeners) listener();
}

async function loadBangla(): Promise<Spoken> {
  const { bangla, sentences } = await import('./bangla.ts');
  return { language: 'bn', texts: bangla, sentences };
}
