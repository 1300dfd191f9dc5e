import { readLeaves, sayAll } from './read-catalogue.ts';

/** Texts that are the same in every language: names, and what is typed as it stands. */
const SAME_WORDS = new Set(['Ridewire', 'RidePro', 'SOS', 'DELETE']);

/** Without addresses, what another program's button says, and single letters. */
const wordsOf = (text: string) => text.replaceAll(/\/[a-z/]+|“[^”]*”/g, '').match(/[A-Za-z]{2,}/g) ?? [];
/** Names, kinds of files and keys: they are written as English has them. */
const isName = (word: string) => /[A-Z]/.test(word);

/**
 * Texts that are in English still: without one letter of the language's script though English has words, or with words in Latin
 * letters that are no names out of the English text. In a language that is written in Latin letters itself none can be told.
 * @param isNoText of what English says: an address, the name of an icon
 */
export function findUntranslated(
  english: object,
  { language, texts }: { language: string; texts: object },
  isNoText: (leaf: { path: string; key: string; value: unknown }) => boolean,
): string[] {
  const { script = 'Latn' } = new Intl.Locale(language).maximize();
  if (script === 'Latn') return [];
  const letter = new RegExp(`\\p{Script=${script}}`, 'u');
  const translated = new Map(readLeaves(texts).map(({ path, value }) => [path, value]));
  return readLeaves(english).flatMap(({ path, keys, value }) => {
    if (isNoText({ path, key: keys.at(-1) ?? '', value })) return [];
    const says = sayAll(translated.get(path));
    if (says.length === 0) return [`${path} takes no sample`];
    const words = new Set([...SAME_WORDS, ...sayAll(value).flatMap(wordsOf)]);
    const needsWords = [...words].some((word) => !SAME_WORDS.has(word));
    const isEnglish = (text: string) =>
      (needsWords && !letter.test(text)) || wordsOf(text).some((word) => !isName(word) || !words.has(word));
    return says.filter(isEnglish).map((text) => `${path}: ${text}`);
  });
}

/** Which texts there are, and whether each is one or makes one. */
export const shapeOf = (texts: object): string[] =>
  readLeaves(texts)
    .map(({ path, value }) => `${path}: ${typeof value}`)
    .toSorted();
