import type { Phrases } from './spoken.ts';

/** An English sentence in the language of these phrases: the very sentence, else one of its kind. Null where there is none. */
export function findPhrase({ exact, patterns }: Phrases, english: string): string | null {
  if (Object.hasOwn(exact, english)) return exact[english] ?? null;
  for (const [pattern, say] of patterns) {
    const found = pattern.exec(english);
    if (found) return say(...found.slice(1));
  }
  return null;
}
