import { RequestWindow } from '@ridewire/dispatch';

/** Times in milliseconds since 1970. */
export interface PastRide {
  id: string;
  requestedMs: number;
  /** Null if nobody took it. */
  acceptedMs: number | null;
}

/**
 * How long each request should have been gathered, in milliseconds, by running the product's own rule on the same
 * requests.
 * @param rides in order of time
 * @param driverCount how many drivers were free before
 */
export function replayWindows(rides: readonly PastRide[], driverCount: number): Map<string, number> {
  const window = new RequestWindow();
  const windows = new Map<string, number>();
  for (const [at, { id, requestedMs }] of rides.entries()) {
    const before = rides.slice(0, at);
    const taken = before.filter(({ acceptedMs }) => acceptedMs !== null && acceptedMs <= requestedMs).length;
    const city = { waitingRequests: before.length - taken, idleDrivers: driverCount - taken };
    windows.set(id, window.join(requestedMs, city).waitMs);
  }
  return windows;
}
