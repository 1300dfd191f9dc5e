import type { RideTimes } from './ride-views.ts';
import type { WaitingRules } from './waiting-rules.ts';

/** The rules of a city that has set none, and of rides from before a city could. */
export const USUAL_WAITING: Readonly<WaitingRules> = { freeMinutes: 3, mostMinutes: 15, noShowMinutes: 5 };
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

/**
 * @param rateCents for each whole minute after the free ones
 * @param rules those that the ride keeps
 */
export function waitingAt(
  arrivedMs: number,
  nowMs: number,
  rateCents: number,
  rules: WaitingRules = USUAL_WAITING,
): Waiting {
  const freeUntilMs = arrivedMs + rules.freeMinutes * MINUTE_MS;
  const noShowFromMs = arrivedMs + rules.noShowMinutes * MINUTE_MS;
  const begun = Math.floor((nowMs - freeUntilMs) / MINUTE_MS);
  const minutes = Math.min(Math.max(begun, 0), rules.mostMinutes);
  return {
    freeUntilMs,
    minutes,
    cents: minutes * rateCents,
    noShowFromMs,
  };
}
