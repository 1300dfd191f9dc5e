import { latinDigits } from '@ridewire/contracts/fold-name';
import { placeWords, soundOf } from '@ridewire/contracts/fold-place';

/** A house, a flat or a plot with its number. No map here knows houses: an address leads to its road. */
const HOUSE =
  /(?<=^|[\s,;])(?:house|home|holding|plot|flat|apartment|apt|floor|level|বাড়ি|বাড়ি|বাসা|হাউস|হাউজ|হোল্ডিং|প্লট|ফ্ল্যাট)\s*(?:no\.?|number|নং|নম্বর)?\s*[#:.-]?\s*\d+\s?[a-z]?(?:\s?[/-]\s?\d*[a-z]?)?(?=$|[\s,;])/giu;

/** The text without its house: “House 12, Road 5, Dhanmondi” is road 5 in Dhanmondi. The text itself where nothing else is in it. */
export function withoutHouse(text: string): string {
  const rest = latinDigits(text)
    .replaceAll(HOUSE, ' ')
    .replaceAll(/^[\s,;]+/g, '');
  return placeWords(rest).length > 0 ? rest : text;
}

/** What streets with numbers are called, by sound. */
const STREETS = new Set(
  ['road', 'street', 'avenue', 'lane', 'sarak', 'goli', 'sector', 'block'].map(soundOf),
);
const BETWEEN = /^(no|number|nong|nombor)$/;

/** The number of a numbered street: 5 of “road no. 5, dhanmondi”; null where none is named. */
export function streetNumber(text: string): string | null {
  const words = placeWords(text).filter((word) => !BETWEEN.test(word));
  const at = words.findIndex((word, i) => STREETS.has(soundOf(word)) && /^\d{1,3}$/.test(words[i + 1] ?? ''));
  return at < 0 ? null : (words[at + 1] ?? null);
}
