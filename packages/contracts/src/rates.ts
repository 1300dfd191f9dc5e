// No schemas here, because screens check rates before they are sent and should load no library for it.
import type { Rate } from './ride-types.ts';

/** The parts of a price, in the order in which they are shown. */
export const RATE_FIELDS = [
  'baseCents',
  'perKmCents',
  'perMinuteCents',
  'minimumCents',
] as const satisfies (keyof Rate)[];
export type RateField = (typeof RATE_FIELDS)[number];

/** What each can be, in cents. */
export const RATE_LIMITS: Readonly<Record<RateField, { min: number; max: number }>> = {
  baseCents: { min: 0, max: 10_000 },
  perKmCents: { min: 0, max: 5_000 },
  perMinuteCents: { min: 0, max: 2_000 },
  minimumCents: { min: 1, max: 50_000 },
};

/** How far ahead prices can be set, in days. */
export const MOST_TARIFF_DAYS = 366;
/** How many prices of one type can wait to begin. */
export const MOST_COMING = 12;

/** Only the prices of something that has more. */
export const rateOf = ({ baseCents, perKmCents, perMinuteCents, minimumCents }: Rate): Rate => ({
  baseCents,
  perKmCents,
  perMinuteCents,
  minimumCents,
});

export const isSameRate = (a: Rate, b: Rate): boolean => RATE_FIELDS.every((field) => a[field] === b[field]);

/** The prices that change by more than half: typed wrongly more often than meant. */
export const farChanges = (before: Rate, after: Rate): RateField[] =>
  RATE_FIELDS.filter((field) => Math.abs(after[field] - before[field]) * 2 > before[field]);

/** A typical city trip. */
export const TYPICAL_TRIP = { meters: 8_000, seconds: 24 * 60 } as const;
/** How far the fares of typical trips are from that one's. */
const SPREAD = 0.17;

/** The price range of a typical city trip in whole dollars. */
export function aboutDollars(rate: Rate): [least: number, most: number] {
  const metered =
    rate.baseCents +
    (rate.perKmCents * TYPICAL_TRIP.meters) / 1_000 +
    (rate.perMinuteCents * TYPICAL_TRIP.seconds) / 60;
  const dollars = Math.max(metered, rate.minimumCents) / 100;
  return [Math.round(dollars * (1 - SPREAD)), Math.round(dollars * (1 + SPREAD))];
}
