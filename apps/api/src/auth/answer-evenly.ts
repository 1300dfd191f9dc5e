import { setTimeout as wait } from 'node:timers/promises';
import { trueMs } from '../core/true-ms.ts';

/** Longer than any of this takes on a machine that is not overloaded. */
const STEP_MS = 100;

/**
 * Does `work` and answers only at the next full tenth of a second since the start. With an account something is written
 * and committed, without one it is not: no clock outside may tell the two apart.
 */
export async function answerEvenly<T>(work: () => Promise<T>): Promise<T> {
  const start = trueMs();
  try {
    return await work();
  } finally {
    const end = start + Math.ceil((trueMs() - start) / STEP_MS) * STEP_MS;
    // A timer may come early by some of a millisecond or more, which would tell as much as an answer at once.
    for (let left = end - trueMs(); left > 0; left = end - trueMs()) await wait(left);
  }
}
