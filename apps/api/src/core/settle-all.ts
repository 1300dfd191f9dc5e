import { isLocked } from './is-undone.ts';
import type { Log } from './log.ts';

/**
 * Waits for all of these, each separately: a failure stops none of the others, and is logged once for all. Where rows
 * were only locked, that is a warning, because the next round tries again.
 */
export async function settleAll(log: Log, failed: string, work: Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(work);
  const errors = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  const worst = errors.find((error) => !isLocked(error));
  const fields = { failed: errors.length, of: results.length };
  if (worst !== undefined) log.error({ error: worst, ...fields }, failed);
  else if (errors.length > 0) log.warn({ error: errors[0], ...fields }, failed);
}
