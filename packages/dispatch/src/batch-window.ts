/** No request waits longer than this to be matched together with others, in milliseconds. */
export const LONGEST_WINDOW_MS = 3_000;

/** How busy the city is now. */
export interface CityPace {
  /** Requests per second, over about the last ten seconds. */
  requestsPerSecond: number;
  /** Requests waiting for a driver. */
  waitingRequests: number;
  /** Drivers who could take a request. */
  idleDrivers: number;
}

/** With fewer new requests than this in a window, matching them together gains nothing. */
const WORTH_WAITING_FOR = 2;

/**
 * How long requests are gathered before they are matched together, in milliseconds. It is 0 when the next request is far
 * off, and short when there are plenty of cars, since the nearest car is then the best for each request.
 */
export function batchWindowMs({ requestsPerSecond, waitingRequests, idleDrivers }: CityPace): number {
  const gathered = (requestsPerSecond * LONGEST_WINDOW_MS) / 1000;
  if (gathered < WORTH_WAITING_FOR) return 0;
  const contest = Math.min(1, (gathered + waitingRequests) / Math.max(1, idleDrivers / 10));
  return Math.round(LONGEST_WINDOW_MS * contest);
}
