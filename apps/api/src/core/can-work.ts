import type { Db } from '@ridewire/db';

/**
 * Counts more rows than it may keep in memory, so that the server writes some 100 kB to a file and removes that at once. What is
 * read answers from a full disk too, and what is changed in place may fit there long after what is added doesn't.
 */
const SPILL = `set local work_mem = '64kB'; select count(*) from generate_series(1, 8192)`;

/** Whether the database answers, and has room for what is written to it. */
export function canWork({ pool }: Pick<Db, 'pool'>): Promise<boolean> {
  // Without values the statements of one text are one transaction, which the setting ends with.
  return pool.query(SPILL).then(
    () => true,
    () => false,
  );
}
