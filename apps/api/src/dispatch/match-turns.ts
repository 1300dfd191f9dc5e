import type { Log } from '../core/log.ts';

/**
 * How many milliseconds later to try again when another process is matching, which may have read the waiting rides
 * before this one was known.
 */
const AGAIN_MS = 250;

/** Matches the waiting requests, these too, as soon as this process can; resolves when that is done. */
export type MatchTurn = (openIds?: readonly string[]) => Promise<void>;

export interface MatchTurns {
  matchSoon: MatchTurn;
  /** Lets a running match finish; later requests are ignored. */
  stop(): Promise<void>;
}

/**
 * Runs matches one after another: requests during a match are done together in the next.
 * @param match returns false where another process was matching
 */
export function createMatchTurns(
  match: (openIds: readonly string[]) => Promise<boolean>,
  log: Log,
): MatchTurns {
  const wanted = new Set<string>();
  let last: Promise<void> = Promise.resolve();
  /** A match that has not begun, which new requests join. */
  let coming: Promise<void> | null = null;
  let isStopped = false;
  async function turn(): Promise<void> {
    coming = null;
    if (isStopped) return;
    const openIds = [...wanted];
    wanted.clear();
    try {
      if (!(await match(openIds))) setTimeout(() => void matchSoon(openIds), AGAIN_MS).unref();
    } catch (error) {
      log.error({ error }, 'could not match requests');
    }
  }
  function matchSoon(openIds: readonly string[] = []): Promise<void> {
    for (const id of openIds) wanted.add(id);
    coming ??= last = last.then(turn);
    return coming;
  }
  return {
    matchSoon,
    stop: () => {
      isStopped = true;
      return last;
    },
  };
}
