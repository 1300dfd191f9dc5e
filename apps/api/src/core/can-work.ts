import type { Db } from '@ridewire/db';

/**
 * Counts more rows than it may keep in memory, so that the server writes some 100 kB to a file and removes it at once.
 * Reads work on a full disk too, and updates in place may still fit long after inserts don't.
 */
const SPILL = `set local work_mem = '64kB'; select count(*) from generate_series(1, 8192)`;

/** Whether the database answers, and has room to write. */
export function canWork({ pool }: Pick<Db, 'pool'>): Promise<boolean> {
  // Without values, statements in one text are one transaction, with which the setting ends.
  return pool.query(SPILL).then(
    () => true,
    () => false,
  );
}
