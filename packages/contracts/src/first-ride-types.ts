// No schemas here, because public pages show these types and should load no library for them.
import { LANGUAGES, type Language } from './languages.ts';
import type { RideTypeTerms, TypeWords } from './ride-types.ts';
import { STORED_WORDS } from './texts/stored-words.ts';

type StoredTypes = (typeof STORED_WORDS)[Language]['rideTypes'];

const named = <Id extends keyof StoredTypes>(id: Id) => {
  const inEach = (part: 'name' | 'blurb') =>
    Object.fromEntries(
      LANGUAGES.map((language) => [language, STORED_WORDS[language].rideTypes[id][part]]),
    ) as Record<Language, string>;
  return { id, names: inEach('name'), blurbs: inEach('blurb') };
};

const car = { vehicleKind: 'car', icon: 'car', isEnabled: true } as const;

/**
 * The types a new city starts with, also shown on the public pages. The rates are set so that a typical city trip (8 km,
 * 24 minutes) of the types standard, premium and luxury falls into the advertised ranges: $12-18, $18-25, $25-35.
 */
export const FIRST_RIDE_TYPES = [
  {
    ...car,
    ...named('standard'),
    ...{ leastClass: 1, seats: 4, place: 1, aboutDollars: [12, 18] },
    ...{ baseCents: 250, perKmCents: 90, perMinuteCents: 20, minimumCents: 500 },
  },
  {
    ...car,
    ...named('comfort'),
    ...{ leastClass: 2, seats: 4, place: 2, aboutDollars: [15, 21] },
    ...{ baseCents: 300, perKmCents: 110, perMinuteCents: 24, minimumCents: 650 },
  },
  {
    ...car,
    ...named('premium'),
    ...{ leastClass: 3, seats: 4, place: 3, aboutDollars: [18, 25] },
    ...{ baseCents: 400, perKmCents: 135, perMinuteCents: 30, minimumCents: 900 },
  },
  {
    ...car,
    ...named('luxury'),
    ...{ leastClass: 4, seats: 4, place: 5, aboutDollars: [25, 35] },
    ...{ baseCents: 600, perKmCents: 190, perMinuteCents: 40, minimumCents: 1400 },
  },
  {
    ...car,
    ...named('xl'),
    icon: 'van',
    ...{ leastClass: 1, seats: 6, place: 4, aboutDollars: [20, 28] },
    ...{ baseCents: 450, perKmCents: 150, perMinuteCents: 32, minimumCents: 1000 },
  },
] as const satisfies readonly RideTypeTerms[];

export type FirstRideType = (typeof FIRST_RIDE_TYPES)[number]['id'];

/** One of these types. */
export const firstRideType = (id: FirstRideType) =>
  FIRST_RIDE_TYPES.find((type) => type.id === id) as (typeof FIRST_RIDE_TYPES)[number];

/** A type with our words in languages that it has none in, while it is called in English as in a new city. */
export function withFirstWords<Type extends Pick<RideTypeTerms, 'id' | 'names' | 'blurbs'>>(
  type: Type,
): Type {
  const first = FIRST_RIDE_TYPES.find(({ id }) => id === type.id);
  if (!first) return type;
  const [english] = LANGUAGES;
  const fill = (words: TypeWords, ours: TypeWords) =>
    words[english] === ours[english] ? { ...ours, ...words } : words;
  return { ...type, names: fill(type.names, first.names), blurbs: fill(type.blurbs, first.blurbs) };
}
