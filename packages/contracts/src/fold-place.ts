import { romanize } from './bangla-letters.ts';
import { latinDigits } from './fold-name.ts';

/** Words people write in several ways, by how they sound; the way on the right stands for all. */
const SAME: Readonly<Record<string, string>> = {
  rd: 'road',
  ave: 'avenue',
  av: 'avenue',
  ln: 'lane',
  sec: 'sector',
  bazaar: 'bazar',
  govt: 'government',
  univ: 'university',
  uni: 'university',
  varsity: 'university',
  hosp: 'hospital',
  intl: 'international',
  stn: 'station',
};

/** Sounds of words that mean the same in our languages, or are the same word heard otherwise. */
const MEANS: Readonly<Record<string, string>> = {
  bisbbidl: 'unibrsiti',
  bisbidl: 'unibrsiti',
  srk: 'rd',
  msjid: 'msku',
  bimnbndr: 'airprt',
  glctbr: 'sirkl',
  glctr: 'sirkl',
  jti: 'nsnl',
  hsptl: 'hspitl',
  bs: 'bus',
  rlgt: 'rilgt',
};

/** The words of a name or of what was typed, in Latin letters and digits: “মিরপুর-১০” is mirpur, 10. */
export function placeWords(text: string): string[] {
  const letters = romanize(latinDigits(text.normalize('NFC')).replaceAll(/[\u200c\u200d]/g, ''))
    .normalize('NFKD')
    .toLowerCase()
    // Accents, and apostrophes within a word.
    .replaceAll(/[\u0300-\u036f'’`]/g, '');
  // “road27” is two words.
  const words = letters.match(/\p{L}+|\p{N}+/gu) ?? [];
  return words.map((word) => SAME[word] ?? word);
}

/**
 * How a word sounds, roughly, so that its ways of being written meet: dhanmondi, dhanmandi and ধানমণ্ডি are all “dnmndi”.
 * Breath after consonants, doubled letters, and the vowels a, e and o go; a first one stays.
 */
export function soundOf(word: string): string {
  const sound = word
    .replaceAll('tion', 'shn')
    .replaceAll('sch', 'sk')
    .replaceAll(/dge|ge$/g, 'j')
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll(/c(?!h|ch)/g, 'k')
    .replaceAll('cch', 'ch')
    .replaceAll('ngk', 'nk')
    .replaceAll('ph', 'f')
    .replaceAll(/(?<=[kgcjtdpbsr])h+/g, '')
    .replaceAll('x', 'ks')
    .replaceAll('q', 'k')
    .replaceAll('z', 'j')
    .replaceAll('v', 'b')
    .replaceAll(/ee|ii|ea(?=[dkmnst])/g, 'i')
    .replaceAll(/oo|ou/g, 'u')
    .replaceAll(/(.)\1+/g, '$1')
    // A vowel at a word's end and before consonants, else hardly heard.
    .replaceAll(/(?<=[^aeiou])y(?![aeiou])/g, 'i')
    .replaceAll(/^[wo]/g, 'a')
    .replaceAll(/(?<!^)[wyaeo]/g, '');
  return MEANS[sound] ?? sound;
}

/**
 * What a place is found by: the words of all its names, then their sounds, each once and with a space before and after it. So “is
 * a word” and “begins a word” can be asked of it as of any text.
 */
export function foldPlace(names: readonly (string | null | undefined)[]): string {
  const words = new Set(names.flatMap((name) => placeWords(name ?? '')));
  if (words.size === 0) return '';
  return ` ${[...words, ...new Set([...words].map(soundOf))].join(' ')} `;
}
