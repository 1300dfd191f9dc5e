// No schemas here, because public pages show these types and should load no library for them.
import type { Language } from './languages.ts';

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

/** A ride type of the city. The table can hold any number of them. */
export interface RideTypeTerms extends Rate, VehicleNeeds {
  id: string;
  names: Readonly<Record<Language, string>>;
  /** The text below the name. */
  blurbs: Readonly<Record<Language, string>>;
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

const car = { vehicleKind: 'car', icon: 'car', isEnabled: true } as const;

/**
 * The types a new city starts with, also shown on the public pages. The rates are set so that a typical city trip (8 km,
 * 24 minutes) of the types standard, premium and luxury falls into the advertised ranges: $12-18, $18-25, $25-35.
 */
export const FIRST_RIDE_TYPES = [
  {
    ...car,
    id: 'standard',
    names: { en: 'Standard', bn: 'স্ট্যান্ডার্ড' },
    blurbs: { en: 'everyday cars', bn: 'সাধারণ গাড়ি' },
    ...{ leastClass: 1, seats: 4, place: 1, aboutDollars: [12, 18] },
    ...{ baseCents: 250, perKmCents: 90, perMinuteCents: 20, minimumCents: 500 },
  },
  {
    ...car,
    id: 'comfort',
    names: { en: 'Comfort', bn: 'কমফোর্ট' },
    blurbs: { en: 'newer cars, more legroom', bn: 'নতুন গাড়ি, পা রাখার জায়গা বেশি' },
    ...{ leastClass: 2, seats: 4, place: 2, aboutDollars: [15, 21] },
    ...{ baseCents: 300, perKmCents: 110, perMinuteCents: 24, minimumCents: 650 },
  },
  {
    ...car,
    id: 'premium',
    names: { en: 'Premium', bn: 'প্রিমিয়াম' },
    blurbs: { en: 'better cars', bn: 'আরও ভালো গাড়ি' },
    ...{ leastClass: 3, seats: 4, place: 3, aboutDollars: [18, 25] },
    ...{ baseCents: 400, perKmCents: 135, perMinuteCents: 30, minimumCents: 900 },
  },
  {
    ...car,
    id: 'luxury',
    names: { en: 'Luxury', bn: 'লাক্সারি' },
    blurbs: { en: 'the finest cars', bn: 'সেরা গাড়ি' },
    ...{ leastClass: 4, seats: 4, place: 5, aboutDollars: [25, 35] },
    ...{ baseCents: 600, perKmCents: 190, perMinuteCents: 40, minimumCents: 1400 },
  },
  {
    ...car,
    id: 'xl',
    icon: 'van',
    names: { en: 'XL', bn: 'এক্সএল' },
    blurbs: { en: 'vans and big cars', bn: 'ভ্যান ও বড় গাড়ি' },
    ...{ leastClass: 1, seats: 6, place: 4, aboutDollars: [20, 28] },
    ...{ baseCents: 450, perKmCents: 150, perMinuteCents: 32, minimumCents: 1000 },
  },
] as const satisfies readonly RideTypeTerms[];

export type FirstRideType = (typeof FIRST_RIDE_TYPES)[number]['id'];

/** One of these types. */
export const firstRideType = (id: FirstRideType): RideTypeTerms =>
  FIRST_RIDE_TYPES.find((type) => type.id === id) as RideTypeTerms;
