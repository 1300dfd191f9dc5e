import { backoffMs, coolDownMs, TOO_MUCH } from './backoff.ts';

/** A socket that lived this long was a good one: the next failure starts counting anew. In milliseconds. */
const GOOD_MS = 5_000;

/**
 * The wait before each reconnect. It also grows while sockets open only to be closed again, which tRPC's own count of
 * failures forgets.
 */
export function createRetryDelay(
  now: () => number = () => performance.now(),
  random: () => number = Math.random,
) {
  let shortLived = 0;
  let openedAt: number | null = null;
  let askedTooMuch = false;
  return {
    opened(): void {
      openedAt = now();
    },
    /** @param code with which the socket was closed */
    closed(code?: number): void {
      askedTooMuch = code === TOO_MUCH;
      if (openedAt !== null) shortLived = now() - openedAt < GOOD_MS ? shortLived + 1 : 0;
      openedAt = null;
    },
    /** @param attempt how often it was tried in vain since the last open socket, from 0 */
    delayMs: (attempt: number): number =>
      askedTooMuch ? coolDownMs(random) : backoffMs(attempt + Math.max(0, shortLived - 1), random),
  };
}
