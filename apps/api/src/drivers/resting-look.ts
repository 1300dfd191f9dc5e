import { RETURN_MS } from './presence-limits.ts';

/** So late, the machine slept or the process was stopped, and nobody could be heard of; in milliseconds. */
const SLEPT_MS = 60_000;

/** How long everybody could be heard of without a gap. */
export interface Calm {
  nowMs: number;
  /** Since the start, or the last gap. */
  calmMs: number;
  /** False from the start until the first gap. */
  hadGap: boolean;
}

/**
 * A look that is repeated and knows how long we have listened. What we didn't hear for reasons of our own is nobody's trouble:
 * after a start, a sleeping machine or a lost database cars need time to be heard of again.
 */
export function listeningLook(look: (calm: Calm) => Promise<void>, readNowMs: () => number = Date.now) {
  let calmFromMs = readNowMs();
  let lookedMs = readNowMs();
  let hadGap = false;
  const restAfterGap = (): void => {
    calmFromMs = readNowMs();
    hadGap = true;
  };
  return {
    /** The database was away, or may have been. */
    restAfterGap,
    look: async (): Promise<void> => {
      const nowMs = readNowMs();
      // A clock that was set back would have its deadlines far ahead.
      if (nowMs - lookedMs > SLEPT_MS || nowMs < lookedMs) restAfterGap();
      lookedMs = nowMs;
      await look({ nowMs, calmMs: nowMs - calmFromMs, hadGap });
    },
  };
}

/** A look that rests after a start and after a gap until cars had time to come back. */
export const restingLook = (look: (nowMs: number) => Promise<void>, readNowMs?: () => number) =>
  listeningLook(async ({ nowMs, calmMs }) => {
    if (calmMs >= RETURN_MS) await look(nowMs);
  }, readNowMs);
