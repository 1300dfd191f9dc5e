export interface GentleRefresh {
  /** Something changed: refreshes now, or after the present refresh and its pause. */
  ask(): void;
  stop(): void;
}

/**
 * Refreshes at once, then at most once per `restMs` however often it is asked, and never twice at a time. A slow server
 * is not asked again before it has answered, and the last change is always followed by a refresh.
 */
export function refreshGently(refresh: () => Promise<unknown>, restMs: number): GentleRefresh {
  let isBusy = false;
  let isWanted = false;
  let isStopped = false;
  const run = async () => {
    isBusy = true;
    isWanted = false;
    const rest = new Promise((done) => setTimeout(done, restMs));
    await Promise.allSettled([refresh(), rest]);
    isBusy = false;
    if (isWanted && !isStopped) void run();
  };
  return {
    ask() {
      if (isStopped) return;
      if (isBusy) isWanted = true;
      else void run();
    },
    stop() {
      isStopped = true;
    },
  };
}
