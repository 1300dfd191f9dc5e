/** No request waits longer than this to be matched together with others. */
export const LONGEST_WINDOW_MS = 3_000;

export interface CityPace {
  /** Over about the last ten seconds. */
  requestsPerSecond: number;
  waitingRequests: number;
  idleDrivers: number;
}

/** With fewer new requests in a window, matching them together gains nothing. */
const WORTH_WAITING_FOR = 2;

/**
 * How long requests are gathered to be matched together: not at all when the next one is far off, and shortly when
 * there are plenty of cars, since the nearest is then the best.
 */
export function batchWindowMs({ requestsPerSecond, waitingRequests, idleDrivers }: CityPace): number {
  const gathered = (requestsPerSecond * LONGEST_WINDOW_MS) / 1000;
  if (gathered < WORTH_WAITING_FOR) return 0;
  const contest = Math.min(1, (gathered + waitingRequests) / Math.max(1, idleDrivers / 10));
  return Math.round(LONGEST_WINDOW_MS * contest);
}
