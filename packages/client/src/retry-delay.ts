import { backoffMs, coolDownMs, TOO_MUCH } from './backoff.ts';

/** A socket that lived this long was a good one: the count of failures starts again at 0. In milliseconds. */
const GOOD_MS = 5_000;
/** After more short lives in a row than these the server is there, but has too much to do. One that was restarted may fall twice. */
const MET = 2;

/**
 * The wait before each reconnect. It also grows while sockets open and close again at once, which tRPC's own count of
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
    /** The socket is about to be left because the server asked for it: however short it lived, it was a good one. */
    moves(): void {
      openedAt = null;
      shortLived = 0;
    },
    opened(): void {
      openedAt = now();
    },
    /** @param code the close code of the socket */
    closed(code?: number): void {
      askedTooMuch = code === TOO_MUCH;
      if (openedAt !== null) shortLived = now() - openedAt < GOOD_MS ? shortLived + 1 : 0;
      openedAt = null;
    },
    /** @param attempt failed tries since the last open socket, from 0 */
    delayMs: (attempt: number): number =>
      askedTooMuch
        ? coolDownMs(random)
        : backoffMs(attempt + Math.max(0, shortLived - 1), { random, isMet: shortLived > MET }),
  };
}
