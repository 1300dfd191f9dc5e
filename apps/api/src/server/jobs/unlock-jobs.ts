import type { Db } from '@ridewire/db';
import { sql } from 'drizzle-orm';

/** Longer than any job of ours takes, in minutes. */
const LONGEST_JOB_MINUTES = 5;

/**
 * Frees the jobs of processes that were killed while they worked on them, so that others do them. graphile-worker
 * itself waits four hours, too long for a person waiting for a code.
 */
export async function unlockJobs(db: Db): Promise<void> {
  await db.orm.execute(
    sql`select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
      where locked_at < now() - ${LONGEST_JOB_MINUTES} * interval '1 minute' having count(*) > 0`,
  );
}
