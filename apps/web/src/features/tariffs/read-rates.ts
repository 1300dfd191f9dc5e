import { RATE_FIELDS, RATE_LIMITS, type Rate, type RateField } from '@ridewire/contracts';
import { readAmountCents } from '../rides/detail/read-amount.ts';

export type TypedRates = Readonly<Record<RateField, string>>;

/** Why a typed rate can't be taken: it's no amount, or outside of what it can be. */
export type RateMistake = 'noAmount' | 'outside';

/** As people type it. */
export const typeRates = (rates: Rate): TypedRates => eachField((field) => (rates[field] / 100).toFixed(2));

/** The typed rates in cents, and what is wrong with each. */
export function readRates(typed: TypedRates): {
  rates: Rate | null;
  mistakes: Partial<Record<RateField, RateMistake>>;
} {
  const read = eachField((field) => readAmountCents(typed[field]));
  const mistakes: Partial<Record<RateField, RateMistake>> = {};
  for (const field of RATE_FIELDS) {
    const cents = read[field];
    const { min, max } = RATE_LIMITS[field];
    if (cents === null) mistakes[field] = 'noAmount';
    else if (cents < min || cents > max) mistakes[field] = 'outside';
  }
  return { rates: Object.keys(mistakes).length === 0 ? (read as Rate) : null, mistakes };
}

const eachField = <Value>(of: (field: RateField) => Value) =>
  Object.fromEntries(RATE_FIELDS.map((field) => [field, of(field)])) as Record<RateField, Value>;
