import type { Log } from './log.ts';

/** Waits for all of these, each on its own: what fails takes none of the others with it, and is logged once for all. */
export async function settleAll(log: Log, failed: string, work: Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(work);
  const errors = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  if (errors.length > 0) log.error({ error: errors[0], failed: errors.length, of: results.length }, failed);
}
