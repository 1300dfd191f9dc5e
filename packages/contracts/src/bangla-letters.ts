/** Latin spellings of Bangla letters, sign by sign. Silent signs are left out. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ অ: 'o', আ: 'a', ই: 'i', ঈ: 'i', উ: 'u', ঊ: 'u', ঋ: 'ri', এ: 'e', ঐ: 'oi', ও: 'o', ঔ: 'ou' },
  ...{ ক: 'k', খ: 'kh', গ: 'g', ঘ: 'gh', ঙ: 'ng', চ: 'ch', ছ: 'chh', জ: 'j', ঝ: 'jh', ঞ: 'n' },
  ...{ ট: 't', ঠ: 'th', ড: 'd', ঢ: 'dh', ণ: 'n', ত: 't', থ: 'th', দ: 'd', ধ: 'dh', ন: 'n', ৎ: 't' },
  ...{ প: 'p', ফ: 'ph', ব: 'b', ভ: 'bh', ম: 'm', য: 'j', র: 'r', ল: 'l', শ: 'sh', ষ: 'sh', স: 's', হ: 'h' },
  // In the form that normalization leaves: the letter, then its dot.
  ...{ 'ড\u09bc': 'r', 'ঢ\u09bc': 'r', 'য\u09bc': 'y', 'ং': 'ng', 'ঃ': '', 'ঁ': 'n' },
  ...{ 'া': 'a', 'ি': 'i', 'ী': 'i', 'ু': 'u', 'ূ': 'u', 'ৃ': 'ri', 'ে': 'e', 'ৈ': 'oi', 'ো': 'o', 'ৌ': 'ou' },
  // Conjuncts that do not sound like their parts.
  ...{ '\u09cd': '', '\u09cdয': 'y', 'ক\u09cdষ': 'ksh', 'জ\u09cdঞ': 'gg', 'ঙ\u09cdগ': 'ng' },
};
const LONGEST = 3;
const BANGLA = /[\u0980-\u09ff]/;
const CONSONANT = /[\u0995-\u09b9\u09ce]|\u09bc/;
/** A consonant followed by one of these has no vowel of its own. */
const NO_VOWEL = /[\u09bc\u09cdা-ৌংঃঁ]/;

/** Writes the Bangla in a text in Latin letters, much as people type it on a phone. Everything else stays. */
export function romanize(text: string): string {
  if (!BANGLA.test(text)) return text;
  const letters = text.normalize('NFC');
  let written = '';
  for (let at = 0; at < letters.length;) {
    let length = LONGEST;
    while (length > 1 && LETTERS[letters.slice(at, at + length)] === undefined) length--;
    const letter = letters.slice(at, at + length);
    at += length;
    written += LETTERS[letter] ?? letter;
    const [last = '', next = ''] = [letter.at(-1), letters[at]];
    // The inherent vowel is not written, but it is usually heard between two consonants.
    if (CONSONANT.test(last) && CONSONANT.test(next) && !NO_VOWEL.test(next)) written += 'o';
  }
  return written;
}
