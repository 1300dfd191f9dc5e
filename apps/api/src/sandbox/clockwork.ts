import { setTimeout as wait } from 'node:timers/promises';
import type { startRepeating } from '../core/repeat.ts';

interface Part {
  everyMs: number;
  /** When it last began, by the moved clock. */
  begunMs: number;
  run: () => Promise<void>;
}

/** The work that this process repeats, which also runs as the clock is moved, in the order in which it was started. */
export interface Clockwork {
  /** The same as startRepeating. Runs never overlap, and none begins by itself while the clock moves. */
  repeat: typeof startRepeating;
  /**
   * Runs what is due by the moved clock, or all, as if all were.
   * @param isAtOnce not one after the other, but side by side, as when nobody moves the clock
   */
  runDue(isToAll: boolean, isAtOnce?: boolean): Promise<void>;
  /** Does this while no work begins by itself. One at a time. */
  whileMoving<T>(work: () => Promise<T>): Promise<T>;
}

export function createClockwork(): Clockwork {
  const parts = new Set<Part>();
  let moving: Promise<unknown> = Promise.resolve();
  let isMoving = false;

  function repeat(
    work: () => Promise<void>,
    everyMs: number,
    onError: (error: unknown) => void,
  ): { stop(): Promise<void> } {
    const stopping = new AbortController();
    let running = Promise.resolve();
    const part: Part = {
      everyMs,
      begunMs: Date.now(),
      run: () => {
        running = running.then(() => {
          part.begunMs = Date.now();
          return work().catch(onError);
        });
        return running;
      },
    };
    parts.add(part);
    const isTime = () => wait(everyMs, true, { signal: stopping.signal }).catch(() => false);
    const repeating = (async () => {
      while (await isTime()) if (!isMoving) await part.run();
    })();
    return {
      stop: async () => {
        parts.delete(part);
        stopping.abort();
        await repeating;
        await running;
      },
    };
  }

  return {
    repeat,
    runDue: async (isToAll, isAtOnce = false) => {
      const isDue = ({ begunMs, everyMs }: Part) => isToAll || Date.now() - begunMs >= everyMs;
      if (isAtOnce) await Promise.all([...parts].filter(isDue).map((part) => part.run()));
      else for (const part of parts) if (isDue(part)) await part.run();
    },
    whileMoving: (work) => {
      const run = async () => {
        isMoving = true;
        try {
          return await work();
        } finally {
          isMoving = false;
        }
      };
      const done = moving.then(run);
      moving = done.catch(() => {});
      return done;
    },
  };
}
