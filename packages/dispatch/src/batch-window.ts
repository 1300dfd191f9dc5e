/** Nobody waits longer than this to be matched together with others, in milliseconds. */
export const LONGEST_WINDOW_MS = 3_000;

/** What the city is like now. */
export interface CityPace {
  /** Requests a second, over the last ten or so. */
  requestsPerSecond: number;
  /** Requests that wait for somebody to take them. */
  waitingRequests: number;
  /** Drivers who could take one. */
  idleDrivers: number;
}

/** Fewer new ones than so many in a window have nothing to gain from each other. */
const WORTH_WAITING_FOR = 2;

/**
 * How long requests are gathered before they are matched together, in milliseconds: 0 where the next one is far off or there
 * are cars in plenty, since then the nearest car is the best for each.
 */
export function batchWindowMs({ requestsPerSecond, waitingRequests, idleDrivers }: CityPace): number {
  const gathered = (requestsPerSecond * LONGEST_WINDOW_MS) / 1000;
  if (gathered < WORTH_WAITING_FOR) return 0;
  const contest = Math.min(1, (gathered + waitingRequests) / Math.max(1, idleDrivers / 10));
  return Math.round(LONGEST_WINDOW_MS * contest);
}
