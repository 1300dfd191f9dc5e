// No schemas here: the public pages show these types and carry no library for them.
import type { Language } from './languages.ts';

/** What one ride type costs, in US cents. */
export interface Rate {
  baseCents: number;
  perKmCents: number;
  perMinuteCents: number;
  /** No ride of this type costs less. */
  minimumCents: number;
}

/** What a vehicle must be for a ride type. Each type has one kind of vehicle: a car serves no type of motorcycles. */
export interface VehicleNeeds {
  vehicleKind: string;
  /** The lowest class that serves; a vehicle of a higher one does too. */
  leastClass: number;
  /** So many riders fit in. */
  seats: number;
}

/** A ride type of the city: a row of its table, which holds any number of them. */
export interface RideTypeTerms extends Rate, VehicleNeeds {
  id: string;
  names: Readonly<Record<Language, string>>;
  /** What riders read below the name. */
  blurbs: Readonly<Record<Language, string>>;
  /** The dollar range of a usual city trip, shown until there is a quote. */
  aboutDollars: readonly [least: number, most: number];
  /** Which picture it has; a car where clients don't know that picture. */
  icon: string;
  /** Where it stands among the others. */
  place: number;
  /** Whether new rides may be of this type. Those of before keep it. */
  isEnabled: boolean;
}

/** How ids of ride types and kinds of vehicles look. */
export const TYPE_ID = /^[a-z][a-z0-9_]{1,29}$/;

const car = { vehicleKind: 'car', icon: 'car', isEnabled: true } as const;

/**
 * The types a new city begins with, and what the public pages show. Rates are ours, set so that a usual city trip (8 km,
 * 24 minutes) of the types standard, premium and luxury falls into the ranges the product advertises: $12-18, $18-25, $25-35.
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

/** One of those. */
export const firstRideType = (id: FirstRideType): RideTypeTerms =>
  FIRST_RIDE_TYPES.find((type) => type.id === id) as RideTypeTerms;
