import { LANGUAGE_FORMS, LANGUAGE_NAMES, LANGUAGES, type Language } from '../languages.ts';
import { STORED_WORDS } from '../texts/stored-words.ts';

/**
 * A language that the product doesn't have: English in Greek letters. A Latin letter in it was said in another language.
 */
export const GREEK = 'el' as Language;

const LETTERS = 'αβκδεφγχιζκλμνοπψρστυβωξηζ';

const write = (text: string): string =>
  text.replaceAll(/[A-Za-z]/g, (letter) => LETTERS[letter.toLowerCase().charCodeAt(0) - 97] ?? letter);

/** A dictionary with all that it says in Greek letters. */
export function inGreek<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return write(texts) as Texts;
  if (typeof texts === 'function') {
    const say = texts as unknown as (...given: unknown[]) => unknown;
    return Object.defineProperty((...given: unknown[]) => inGreek(say(...given)), 'length', {
      value: say.length,
    }) as Texts;
  }
  if (Array.isArray(texts)) return texts.map(inGreek) as Texts;
  if (typeof texts !== 'object' || texts === null || texts instanceof RegExp) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, inGreek(value)])) as Texts;
}

/**
 * Adds it to the languages of the product, as a row in each list does.
 * @returns takes it away again
 */
export function addGreek(): () => void {
  const languages = LANGUAGES as unknown as string[];
  const lists: [list: object, row: unknown][] = [
    [LANGUAGE_NAMES, 'Ελληνικά'],
    [LANGUAGE_FORMS, { locale: 'el-GR', sharedAs: 'el_GR' }],
    [STORED_WORDS, inGreek(STORED_WORDS.en)],
  ];
  languages.push(GREEK);
  for (const [list, row] of lists) Object.assign(list, { [GREEK]: row });
  return () => {
    languages.splice(languages.indexOf(GREEK), 1);
    for (const [list] of lists) Reflect.deleteProperty(list, GREEK);
  };
}

/** Keys of what nobody reads. */
const NO_WORDS = new Set(['kind', 'language', 'path']);

/** The words in Latin letters among what was said, without our own name and addresses. */
export function findLatin(said: unknown): string[] {
  if (typeof said === 'string') return said.replaceAll(/Ridewire|https?:\S+/g, '').match(/[A-Za-z]+/g) ?? [];
  if (typeof said !== 'object' || said === null) return [];
  return Object.entries(said).flatMap(([key, value]) => (NO_WORDS.has(key) ? [] : findLatin(value)));
}
