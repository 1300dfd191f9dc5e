import type { Log } from '../core/log.ts';

/** Another process is matching: it may have read what waits before this was known. So many milliseconds later again. */
const AGAIN_MS = 250;

/** Matches what waits, these requests too, as soon as this process can; over when that is done. */
export type MatchTurn = (openIds?: readonly string[]) => Promise<void>;

export interface MatchTurns {
  matchSoon: MatchTurn;
  /** Lets what has begun come to its end; whatever is asked from then on is nobody's. */
  stop(): Promise<void>;
}

/**
 * Matches one time after the other: what it is asked while it does so is done together in the next.
 * @param match false where another process was at it
 */
export function createMatchTurns(
  match: (openIds: readonly string[]) => Promise<boolean>,
  log: Log,
): MatchTurns {
  const wanted = new Set<string>();
  let last: Promise<void> = Promise.resolve();
  /** One that has not begun, which whoever asks now joins. */
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
