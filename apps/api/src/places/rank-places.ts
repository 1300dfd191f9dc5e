import { distanceMeters, everyName, type LatLng } from '@ridewire/contracts';
import { placeWords, soundOf } from '@ridewire/contracts/fold-place';
import type { RankedPlace } from './known-places.ts';
import { resemblance } from './resemblance.ts';

/** A typed word, in the form in which places are compared with it. */
export interface SoughtWord {
  word: string;
  sound: string;
  /** Its share of the whole: in “gulshan road 5” the road says little. */
  weight: number;
}

/** Many places have these in their names: they tell little. */
const COMMON =
  /^(the|of|and|road|street|lane|avenue|no|dhaka|bangladesh|ltd|limited|shop|store|house|bus|stand|stop|hospital|school|college|university|bank|market|mosque|masjid|restaurant|bazar|mor|er|a|medical|center|centre|super|shopping|general|new|plaza|jame|pharmacy)$/;
const COMMON_SHARE = 0.5;

export const readSought = (text: string): SoughtWord[] =>
  placeWords(text)
    .slice(0, 8)
    .map((word) => ({
      word,
      sound: soundOf(word),
      weight:
        (/^\d+$/.test(word) ? 4 : Math.min(9, Math.max(2, word.length))) *
        (COMMON.test(word) ? COMMON_SHARE : 1),
    }));

/** Common words that people also spell differently, or in Bangla, by their sound. */
const COMMON_SOUNDS = new Set(
  ['road', 'avenue', 'hospital', 'school', 'college', 'university', 'bank', 'market', 'mosque'].map(soundOf),
);

export const isCommon = ({ word, sound }: Pick<SoughtWord, 'word' | 'sound'>): boolean =>
  COMMON.test(word) || COMMON_SOUNDS.has(sound);

/** A lower resemblance means another word. */
const ALIKE = 0.62;
/** A match of the area weighs less than a match of the name. */
const AREA_SHARE = 0.75;
/** Nearer places than this count as equally near; from here on every tenfold counts. */
const NEAR_METERS = 500;

/** The places that the typed text means, best first. */
export function rankPlaces(
  sought: readonly SoughtWord[],
  places: readonly RankedPlace[],
  near: LatLng | undefined,
): RankedPlace[] {
  const fits = sought.map((each, i) => rememberFits(each, i === sought.length - 1));
  return places
    .map((place) => ({ place, score: scoreOf(sought, fits, place, near) }))
    .filter(({ score }) => score >= ALIKE)
    .toSorted((a, b) => b.score - a.score)
    .map(({ place }) => place);
}

function scoreOf(
  sought: readonly SoughtWord[],
  fits: readonly Fit[],
  place: RankedPlace,
  near: LatLng | undefined,
): number {
  const { own, area, names } = wordsOf(place);
  const whole = sought.reduce((sum, { weight }) => sum + weight, 0);
  let found = 0;
  let isNamed = false;
  sought.forEach(({ weight }, i) => {
    const inName = bestOf(fits[i], own);
    const inArea = AREA_SHARE * bestOf(fits[i], area);
    found += weight * Math.max(inName, inArea);
    isNamed ||= inName > 0 && inName >= inArea;
  });
  const joined = sought.map(({ word }) => word).join('');
  const asOne = Math.max(...names.map((words) => joinedScore(joined, words.join(''))));
  const likeness = Math.max(found / whole, asOne);
  // Elsewhere in the area: nothing of the name was typed.
  if (!isNamed && asOne === 0) return 0;
  const covered = Math.max(...names.map((words) => coverage(fits, words)));
  const away = near ? Math.log10(Math.max(1, distanceMeters(near, place) / NEAR_METERS)) : 0.7;
  return (
    likeness +
    0.12 * covered ** 2 +
    0.2 * (place.rank / 100) +
    (place.isOwn ? 0.1 : 0) -
    0.06 * away -
    (likeness < ALIKE ? 1 : 0)
  );
}

interface PlaceWords {
  own: readonly string[];
  area: readonly string[];
  /** In each language. */
  names: readonly (readonly string[])[];
}
/** The well-known places are compared in every search. */
const known = new WeakMap<RankedPlace, PlaceWords>();

function wordsOf(place: RankedPlace): PlaceWords {
  const before = known.get(place);
  if (before) return before;
  const words = {
    own: place.folded.trim().split(' '),
    area: foldedWordsOf(everyName({ name: place.area, names: place.areaNames }).join(' ')),
    names: everyName(place).map(namedWordsOf),
  };
  known.set(place, words);
  return words;
}

/** A person who types finds the same places with each letter, so the words of this many texts are kept. */
const KEPT_TEXTS = 4_000;
const namedWordsOf = remember(placeWords);
const foldedWordsOf = remember((text) => {
  const words = placeWords(text);
  return [...words, ...words.map(soundOf)];
});

function remember<T>(read: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    let value = kept.get(text);
    if (value === undefined) {
      if (kept.size >= KEPT_TEXTS) kept.clear();
      kept.set(text, (value = read(text)));
    }
    return value;
  };
}

/** How much of a name was typed. */
const coverage = (fits: readonly Fit[], words: readonly string[]): number =>
  words.filter((word) => fits.some((fit) => fit(word) > 0.7)).length / Math.max(1, words.length);

/** “farm gate” is Farmgate, “newmarket” New Market. */
function joinedScore(typed: string, name: string): number {
  if (typed.length < 4 || name === '') return 0;
  if (typed === name) return 1;
  if (name.startsWith(typed)) return 0.9;
  const alike = resemblance(typed, name);
  return alike >= 0.75 ? alike * 0.95 : 0;
}

const bestOf = (fit: Fit | undefined, words: readonly string[]): number =>
  words.reduce((best, word) => Math.max(best, fit?.(word) ?? 0), 0);

/** How well the typed word fits a word of a name. */
type Fit = (word: string) => number;

/** Names share their words, so each word is compared once. */
function rememberFits(sought: SoughtWord, isLast: boolean): Fit {
  const seen = new Map<string, number>();
  return (word) => {
    let fit = seen.get(word);
    if (fit === undefined) {
      fit = resembles(sought, word, isLast);
      seen.set(word, fit);
    }
    return fit;
  };
}

/** Of a long word a short sound is left only where it is no word: zzzzqqq. */
const saysEnough = (word: string, sound: string): boolean =>
  sound.length > 2 || (sound.length === 2 && word.length < 6);

/**
 * How well it fits a word of a name or its sound: 1 for the word itself, less for its beginning, its sound or a similar
 * spelling.
 */
function resembles({ word, sound }: SoughtWord, other: string, isLast: boolean): number {
  if (word === other) return 1;
  if (/^\d/.test(word) || /^\d/.test(other))
    return isLast && word.length > 0 && other.startsWith(word) ? 0.7 : 0;
  if (sound === other && saysEnough(word, sound)) return 0.95;
  if (other.startsWith(word)) return (isLast ? 0.88 : 0.75) + 0.1 * (word.length / other.length);
  if (sound.length > 2 && other.startsWith(sound)) return 0.78;
  const written = resemblance(word, other);
  const begun = isLast && word.length > 3 ? resemblance(word, other.slice(0, word.length)) * 0.9 : 0;
  const heard = sound.length > 2 && sound !== word ? resemblance(sound, other) * 0.9 : 0;
  const best = Math.max(written, begun, heard);
  return best >= 0.6 ? best * 0.9 : 0;
}
