import type { Log } from '../core/log.ts';

/** Another process is matching: it may have read what waits before this was known. So many milliseconds later again. */
const AGAIN_MS = 250;

/** Matches what waits, these requests too, as soon as this process can; over when nothing is left to do. */
export type MatchTurn = (openIds?: readonly string[]) => Promise<void>;

/**
 * Matches as soon as it is asked to, one time after the other: what it is asked meanwhile is done together in the next.
 * @param match false where another process was at it
 */
export function createMatchTurns(
  match: (openIds: readonly string[]) => Promise<boolean>,
  log: Log,
): MatchTurn {
  const wanted = new Set<string>();
  let isWanted = false;
  let running: Promise<void> | null = null;
  async function run(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      const openIds = [...wanted];
      wanted.clear();
      const isDone = await match(openIds).catch((error: unknown) => {
        log.error({ error }, 'could not match requests');
        return true;
      });
      if (!isDone && openIds.length > 0) setTimeout(() => void ask(openIds), AGAIN_MS).unref();
    }
    running = null;
  }
  function ask(openIds: readonly string[] = []): Promise<void> {
    isWanted = true;
    for (const id of openIds) wanted.add(id);
    running ??= run();
    return running;
  }
  return ask;
}
