import { setTimeout as wait } from 'node:timers/promises';

/** Longer than any of this takes on a machine that is not overloaded. */
const STEP_MS = 100;

/**
 * Does `work` and answers only at the next full tenth of a second since the start. Where there is an account something is
 * written and committed, where there is none it is not: no clock outside shall tell the two apart.
 */
export async function answerEvenly<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    const tookMs = performance.now() - start;
    await wait(Math.ceil(tookMs / STEP_MS) * STEP_MS - tookMs);
  }
}
