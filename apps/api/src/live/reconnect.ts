import { setTimeout as wait } from 'node:timers/promises';

const MAX_BACKOFF_MS = 5_000;

/**
 * Tries to connect until it succeeds, and waits longer after each failure.
 * @returns false if the signal ended it
 */
export async function reconnect(connect: () => Promise<void>, signal: AbortSignal): Promise<boolean> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    const backoffMs = Math.min(MAX_BACKOFF_MS, 50 * 2 ** failures) * (0.5 + Math.random() / 2);
    try {
      await wait(backoffMs, undefined, { signal });
      await connect();
      return !signal.aborted;
    } catch {
      // The next round tries again, unless the signal ended the wait.
    }
  }
  return false;
}
