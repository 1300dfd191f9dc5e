import { archiveOldestMonth } from '@ridewire/db/archive';
import type { Log } from '../core/log.ts';
import { startRepeating } from '../core/repeat.ts';

/** The first months of a city are many: one each time, so that nothing else is slow for long. */
const EVERY_MS = 600_000;

interface Options {
  connectionString: string;
  folder: string;
  /** How many whole months of details stay in the database. */
  keepMonths: number;
}

/**
 * Archives the details of rides that are older than the settings say, a month at once and one now and then. Each process does it, one
 * at a time. A failure is logged, told by ridewire_months_to_archive, and tried again.
 */
export function archiveOldMonths(
  { connectionString, folder, keepMonths }: Options,
  log: Log,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const work = async () => {
    const done = await archiveOldestMonth(connectionString, { folder, keepMonths, signal: stopping.signal });
    if (done) log.info(done, 'archived the details of rides of a month');
  };
  const failed = (error: unknown) => {
    if (!stopping.signal.aborted) log.error({ error }, 'could not archive the details of old rides');
  };
  const first = work().catch(failed);
  const repeating = startRepeating(work, EVERY_MS, failed);
  return {
    /** Ends what is under way; the next process does it again. */
    stop: async () => {
      stopping.abort();
      await Promise.all([first, repeating.stop()]);
    },
  };
}
