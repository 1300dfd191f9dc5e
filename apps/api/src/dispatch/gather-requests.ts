import { RequestWindow } from '@ridewire/dispatch';

interface Deps {
  waiting: { readonly size: number };
  drivers: { readonly idleCount: number };
}

export type RequestGathering = ReturnType<typeof gatherRequests>;

/**
 * The time a new request waits to be matched with others. All requests of a window end it at the same moment; each
 * process has its own.
 * @param rest where given, a window ends when it resolves, whatever the time
 */
export function gatherRequests(deps: Deps, onEnd: () => void, rest?: () => Promise<void>) {
  const window = new RequestWindow();
  let ended: Promise<void> = Promise.resolve();
  function endIn(waitMs: number): Promise<void> {
    if (rest) return rest().then(onEnd);
    return new Promise((resolve) => {
      setTimeout(() => resolve(onEnd()), waitMs);
    });
  }
  return {
    /** @returns how long the request waits, in milliseconds; 0 where it is dispatched at once */
    join(nowMs = performance.now()): number {
      const { waitMs, begins } = window.join(nowMs, {
        waitingRequests: deps.waiting.size,
        idleDrivers: deps.drivers.idleCount,
      });
      if (begins) ended = endIn(waitMs);
      return waitMs;
    },
    /** Waits for the end of the window. Other processes would match its requests only later. */
    finish: () => ended,
  };
}
