// No schemas here: the public pages show these prices and carry no library for them.
import type { RideType } from './fare-quote.ts';

/** What one ride type costs, in US cents. */
export interface Rate {
  baseCents: number;
  perKmCents: number;
  perMinuteCents: number;
  /** No ride of this type costs less. */
  minimumCents: number;
}

/**
 * The one price list. Rates are ours, set so that a usual city trip (8 km, 24 minutes) of the types standard, premium
 * and luxury falls into the ranges the product advertises: $12-18, $18-25, $25-35.
 */
export const TARIFF: Readonly<Record<RideType, Rate>> = {
  standard: { baseCents: 250, perKmCents: 90, perMinuteCents: 20, minimumCents: 500 },
  comfort: { baseCents: 300, perKmCents: 110, perMinuteCents: 24, minimumCents: 650 },
  premium: { baseCents: 400, perKmCents: 135, perMinuteCents: 30, minimumCents: 900 },
  luxury: { baseCents: 600, perKmCents: 190, perMinuteCents: 40, minimumCents: 1400 },
  xl: { baseCents: 450, perKmCents: 150, perMinuteCents: 32, minimumCents: 1000 },
};

/** How many riders fit into a car of a type. */
export const SEATS: Readonly<Record<RideType, number>> = {
  standard: 4,
  comfort: 4,
  premium: 4,
  luxury: 4,
  xl: 6,
};

/** The platform's share of a fare: 20 %, in basis points so that it stays an integer. */
export const COMMISSION_BASIS_POINTS = 2_000;

/** The dollar range of a usual city trip by type, shown until a quote exists. Three are advertised; the others fit in by the rates. */
export const ABOUT_DOLLARS: Readonly<Record<RideType, readonly [number, number]>> = {
  standard: [12, 18],
  comfort: [15, 21],
  premium: [18, 25],
  luxury: [25, 35],
  xl: [20, 28],
};
