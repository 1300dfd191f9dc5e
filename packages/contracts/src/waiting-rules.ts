/** What a city decides about drivers who wait at the pickup, in minutes. */
export interface WaitingRules {
  /** A driver who said that they are at the pickup waits this long for nothing. */
  freeMinutes: number;
  /** No more minutes than this are charged, however long the driver waits. */
  mostMinutes: number;
  /** A driver who has waited this long may leave without a rider who didn't come. */
  noShowMinutes: number;
}

/** What the rules can be, in minutes. Nobody is late while waiting is free. */
export const WAITING_LIMITS = {
  freeMinutes: { min: 1, max: 15 },
  mostMinutes: { min: 1, max: 60 },
  noShowMinutes: { min: 1, max: 30 },
} as const satisfies Record<keyof WaitingRules, { min: number; max: number }>;
export const WAITING_FIELDS = ['freeMinutes', 'mostMinutes', 'noShowMinutes'] as const;
/** How far ahead new rules can begin, in days. */
export const MOST_WAITING_DAYS = 92;

/** The same rules as a short list, in the order of WAITING_FIELDS. */
export type WaitingMinutes = readonly [free: number, most: number, noShow: number];
export const waitingRulesOf = ([freeMinutes, mostMinutes, noShowMinutes]: WaitingMinutes): WaitingRules => ({
  ...{ freeMinutes, mostMinutes, noShowMinutes },
});
