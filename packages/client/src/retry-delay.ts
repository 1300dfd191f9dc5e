const FIRST_MS = 200;
const MAX_MS = 10_000;
/** A socket that lived this long was a good one: the next failure starts counting anew. */
const GOOD_MS = 5_000;

/**
 * Milliseconds to wait before each reconnect: doubling, jittered so that a restarted server is not met by everybody at
 * once, and also growing while sockets open only to be closed again, which tRPC's own count forgets.
 */
export function createRetryDelay(now: () => number = Date.now, random: () => number = Math.random) {
  let shortLived = 0;
  let openedAt: number | null = null;
  return {
    opened(): void {
      openedAt = now();
    },
    closed(): void {
      if (openedAt !== null) shortLived = now() - openedAt < GOOD_MS ? shortLived + 1 : 0;
      openedAt = null;
    },
    /** @param attempt how often it was tried in vain since the last open socket, from 0 */
    delayMs(attempt: number): number {
      const full = Math.min(MAX_MS, FIRST_MS * 2 ** Math.min(attempt + Math.max(0, shortLived - 1), 10));
      return Math.round(full * (0.5 + random() / 2));
    },
  };
}
