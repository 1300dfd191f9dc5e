import { RequestWindow } from '@ridewire/dispatch';

/** Times in milliseconds since 1970. */
export interface PastRide {
  id: string;
  requestedMs: number;
  /** Null where nobody took it. */
  acceptedMs: number | null;
}

/**
 * How long each request was to be gathered, in milliseconds: the product's own rule, told of the same requests once more.
 * @param rides the first one first
 * @param driverCount how many were free before
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
