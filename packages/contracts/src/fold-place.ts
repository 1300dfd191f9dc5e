import { romanize } from './bangla-letters.ts';
import { latinDigits } from './fold-name.ts';

/** Words with several spellings, by sound. The spelling on the right stands for all of them. */
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

/** Sounds of words that mean the same in English and Bangla, or are the same word pronounced differently. */
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

/** The words of a name or of a search, in Latin letters and digits: “মিরপুর-১০” is mirpur, 10. */
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
 * Roughly how a word sounds, so that its spellings match: dhanmondi, dhanmandi and ধানমণ্ডি are all “dnmndi”. It drops
 * aspiration, doubled letters, and the vowels a, e and o except at the start.
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
    // A y is a vowel at the end of a word and before consonants; elsewhere it is hardly heard.
    .replaceAll(/(?<=[^aeiou])y(?![aeiou])/g, 'i')
    .replaceAll(/^[wo]/g, 'a')
    .replaceAll(/(?<!^)[wyaeo]/g, '');
  return MEANS[sound] ?? sound;
}

/**
 * The text a place is searched by: the words of all its names, then their sounds, each once and between spaces. “Is a
 * word” and “starts a word” are then plain text searches.
 */
export function foldPlace(names: readonly (string | null | undefined)[]): string {
  const words = new Set(names.flatMap((name) => placeWords(name ?? '')));
  if (words.size === 0) return '';
  return ` ${[...words, ...new Set([...words].map(soundOf))].join(' ')} `;
}
