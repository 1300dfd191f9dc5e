import type { PlaceKind } from '@ridewire/contracts/place-kinds';
import { placeWords } from '@ridewire/contracts/fold-place';
import { resemblance } from './resemblance.ts';

/** What people call a kind of place when any will do, in English and Bangla. */
const CALLED: Partial<Record<PlaceKind, string>> = {
  pharmacy:
    'pharmacy, pharmacies, chemist, drugstore, drug store, medicine shop, medicine store, dispensary, ফার্মেসি, ফার্মেসী, ওষুধের দোকান, ঔষধের দোকান',
  fuel: 'petrol pump, petrol station, petrol, fuel, fuel pump, fuel station, filling station, gas station, gas pump, cng, cng pump, cng station, পেট্রোল পাম্প, তেলের পাম্প, ফিলিং স্টেশন, সিএনজি, সিএনজি পাম্প, সিএনজি স্টেশন',
  worship: 'mosque, mosques, masjid, mosjid, jame masjid, মসজিদ, জামে মসজিদ',
  hospital: 'hospital, hospitals, হাসপাতাল',
  clinic: 'clinic, clinics, doctor, doctors, dentist, ক্লিনিক, ডাক্তার, ডেন্টিস্ট',
  atm: 'atm, atms, atm booth, booth, cash machine, এটিএম, এটিএম বুথ, বুথ',
  bank: 'bank, banks, ব্যাংক',
  restaurant: 'restaurant, restaurants, food, fast food, রেস্টুরেন্ট, রেস্তোরাঁ, খাবার, খাবারের দোকান',
  cafe: 'cafe, cafes, coffee, coffee shop, ক্যাফে, কফি, কফি শপ',
  school: 'school, schools, স্কুল, বিদ্যালয়',
  college: 'college, colleges, কলেজ',
  university: 'university, universities, বিশ্ববিদ্যালয়',
  hotel: 'hotel, hotels, guest house, হোটেল',
  mall: 'mall, malls, shopping mall, shopping center, shopping centre, শপিং মল, শপিং সেন্টার',
  market: 'market, markets, bazar, kacha bazar, kitchen market, বাজার, কাঁচাবাজার, কাঁচা বাজার, মার্কেট',
  supermarket:
    'supermarket, super market, super shop, grocery, grocery store, groceries, সুপারশপ, সুপার শপ, মুদি দোকান',
  bus_station:
    'bus, bus stop, bus stops, bus stand, bus station, bus terminal, bus stoppage, বাস, বাস স্টপ, বাস স্ট্যান্ড, বাস স্টেশন, বাস টার্মিনাল',
  metro: 'metro, metro station, metro rail, metrorail, মেট্রো, মেট্রো স্টেশন, মেট্রোরেল, মেট্রো রেল',
  station: 'train station, railway station, rail station, রেল স্টেশন, রেলস্টেশন, ট্রেন স্টেশন',
  ferry: 'ferry, ferry terminal, launch ghat, লঞ্চ ঘাট, লঞ্চঘাট',
  park: 'park, parks, playground, পার্ক, খেলার মাঠ',
  cinema: 'cinema, cinema hall, movie theater, movie theatre, সিনেমা, সিনেমা হল',
  police: 'police, police station, thana, থানা, পুলিশ, পুলিশ স্টেশন',
  embassy: 'embassy, embassies, দূতাবাস',
  parking: 'parking, car park, parking lot, পার্কিং',
};

/** One text for the words of a phrase, however they are written. */
const keyOf = (words: readonly string[]): string => words.join(' ');

const KINDS = new Map(
  Object.entries(CALLED).flatMap(([kind, phrases]) =>
    phrases.split(', ').map((phrase) => [keyOf(placeWords(phrase)), kind as PlaceKind] as const),
  ),
);

/** Words that say “the nearest to me”, and carry no name. */
const NEAREST = new Set(
  'near, nearby, nearest, closest, close, around, me, my, here, a, any, the, by, কাছের, কাছে, কাছাকাছি, আশেপাশে, আশপাশে, আশেপাশের, নিকটতম, নিকটস্থ, আমার'
    .split(', ')
    .flatMap(placeWords),
);
/** Between a kind and the place it is to be near. */
const BETWEEN = /\s(?:near|nearby|in|at|around|by|close to|next to)\s/i;

/** A misspelt phrase is meant from here on. */
const ALIKE = 0.8;
/** Short words resemble too many others. */
const LEAST_LETTERS = 5;

export interface SoughtKind {
  kind: PlaceKind;
  /** Where it is to be near, as it was typed; null for near to the person. */
  where: string | null;
}

/**
 * The kind of place a text asks for: “pharmacy”, “nearest petrol pump”, “mosque in Banani”, “কাছের ফার্মেসি”. Null where it names
 * something: “Islami Bank” is no kind.
 */
export function readKind(text: string): SoughtKind | null {
  const kind = kindOf(placeWords(text).filter((word) => !NEAREST.has(word)));
  if (kind) return { kind, where: null };
  const between = BETWEEN.exec(text);
  if (!between) return null;
  const where = text.slice(between.index + between[0].length).trim();
  const before = kindOf(placeWords(text.slice(0, between.index)).filter((word) => !NEAREST.has(word)));
  return before && where !== '' ? { kind: before, where } : null;
}

function kindOf(words: readonly string[]): PlaceKind | null {
  const typed = keyOf(words);
  const exact = KINDS.get(typed);
  if (exact) return exact;
  if (typed.length < LEAST_LETTERS) return null;
  for (const [phrase, kind] of KINDS)
    if (phrase.length >= LEAST_LETTERS && phrase[0] === typed[0] && resemblance(phrase, typed) >= ALIKE)
      return kind;
  return null;
}
