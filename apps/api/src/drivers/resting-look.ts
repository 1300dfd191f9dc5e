import { RETURN_MS } from './presence-limits.ts';

/** If a look is this late, the machine slept or the process was stopped, and no one could be heard; in milliseconds. */
const SLEPT_MS = 60_000;

/** How long drivers could be heard without a gap. */
export interface Calm {
  nowMs: number;
  /** Since the start, or the last gap. */
  calmMs: number;
  /** False from the start until the first gap. */
  hadGap: boolean;
}

/**
 * A repeated look that knows how long we have listened. Drivers must not suffer for what we failed to hear: after a
 * start, a sleeping machine or a lost database, cars need time to be heard again.
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
      // After a clock was set back, its deadlines would be far ahead.
      if (nowMs - lookedMs > SLEPT_MS || nowMs < lookedMs) restAfterGap();
      lookedMs = nowMs;
      await look({ nowMs, calmMs: nowMs - calmFromMs, hadGap });
    },
  };
}

/** A look that pauses after a start and after a gap until cars have had time to come back. */
export const restingLook = (look: (nowMs: number) => Promise<void>, readNowMs?: () => number) =>
  listeningLook(async ({ nowMs, calmMs }) => {
    if (calmMs >= RETURN_MS) await look(nowMs);
  }, readNowMs);
