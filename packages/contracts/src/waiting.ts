import type { RideTimes } from './ride-views.ts';

/** A driver who said that they are at the pickup waits this long for nothing. */
export const FREE_WAITING_MINUTES = 3;
/** No more minutes than this are charged, however long the driver waits. */
export const MOST_CHARGED_MINUTES = 15;
/** A driver who has waited this long may leave without a rider who didn't come. */
export const NO_SHOW_MINUTES = 5;
/** The reason of such a ride's end, as it is kept. */
export const NO_SHOW_REASON = 'The rider didn’t come';

const MINUTE_MS = 60_000;

/** A driver's wait at the pickup at one moment. Moments are in milliseconds since 1970. */
export interface Waiting {
  freeUntilMs: number;
  /** Whole minutes charged so far, and what they cost in cents. */
  minutes: number;
  cents: number;
  /** From then on the driver may leave without the rider. */
  noShowFromMs: number;
}

/** A scheduled ride is urgent from this long before its pickup's time, in minutes: until then its rider waits for nobody. */
export const URGENT_MINUTES = 5;

/** Since when a rider waits for a driver, in milliseconds since 1970. */
export const riderWaitsSince = ({ requested, scheduled }: RideTimes): number =>
  Math.max(Date.parse(requested ?? ''), scheduled ? Date.parse(scheduled) - URGENT_MINUTES * MINUTE_MS : 0);

/**
 * Since when a driver's wait counts, in milliseconds since 1970; null before they have arrived. Coming before the time of a
 * scheduled ride costs its rider nothing.
 */
export const waitsSince = ({ arrived, scheduled }: RideTimes): number | null =>
  arrived === undefined ? null : Math.max(Date.parse(arrived), scheduled ? Date.parse(scheduled) : 0);

/** @param rateCents for each whole minute after the free ones */
export function waitingAt(arrivedMs: number, nowMs: number, rateCents: number): Waiting {
  const freeUntilMs = arrivedMs + FREE_WAITING_MINUTES * MINUTE_MS;
  const noShowFromMs = arrivedMs + NO_SHOW_MINUTES * MINUTE_MS;
  const begun = Math.floor((nowMs - freeUntilMs) / MINUTE_MS);
  const minutes = Math.min(Math.max(begun, 0), MOST_CHARGED_MINUTES);
  return {
    freeUntilMs,
    minutes,
    cents: minutes * rateCents,
    noShowFromMs,
  };
}
