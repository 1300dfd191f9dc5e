// No schemas here, because public pages show these types and should load no library for them.
import { LANGUAGES, type Language } from './languages.ts';

/** The prices of one ride type, in US cents. */
export interface Rate {
  baseCents: number;
  perKmCents: number;
  perMinuteCents: number;
  /** The minimum fare. */
  minimumCents: number;
}

/** What a vehicle needs for a ride type. Each type has one kind of vehicle: a car takes no motorcycle rides. */
export interface VehicleNeeds {
  vehicleKind: string;
  /** The lowest class that is allowed. Higher classes are allowed too. */
  leastClass: number;
  /** How many riders fit in. */
  seats: number;
}

/**
 * What a type is called, or its description. The first language is always there; another may be missing from types that are
 * older than it.
 */
export type TypeWords = Readonly<
  Record<(typeof LANGUAGES)[0], string> & Partial<Record<Language, string | undefined>>
>;

/** These words in a language, or else in the first one. */
export const typeWordsIn = (words: TypeWords, language: Language): string =>
  words[language] ?? words[LANGUAGES[0]];

/** What a type is called in a language; its id if the city no longer has it. */
export function typeNameIn(types: readonly RideTypeTerms[], id: string, language: Language): string {
  const type = types.find((each) => each.id === id);
  return type ? typeWordsIn(type.names, language) : id;
}

/** A ride type of the city. The table can hold any number of them. */
export interface RideTypeTerms extends Rate, VehicleNeeds {
  id: string;
  names: TypeWords;
  /** The text below the name. */
  blurbs: TypeWords;
  /** The price range of a typical city trip in dollars, shown until there is a quote. */
  aboutDollars: readonly [least: number, most: number];
  /** The name of its picture. Clients that do not know it show a car. */
  icon: string;
  /** Its position among the others. */
  place: number;
  /** Whether new rides may have this type. Older rides keep it. */
  isEnabled: boolean;
}

/** What the desk can change of a ride type, besides its rates and its place. */
export type RideTypeFields = Pick<RideTypeTerms, 'names' | 'blurbs' | 'icon' | keyof VehicleNeeds>;

/** The longest name and description of a type, in characters. */
export const LONGEST_TYPE_NAME = 24;
export const LONGEST_TYPE_BLURB = 60;
/** How many types a city can have, with those that it no longer offers. */
export const MOST_RIDE_TYPES = 20;

/** The format of the ids of ride types and vehicle kinds. */
export const TYPE_ID = /^[a-z][a-z0-9_]{1,29}$/;
