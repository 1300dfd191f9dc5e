import type { Db } from '@ridewire/db';

export interface QueuedJob {
  id: string;
  key: string | null;
  attempts: number;
  isLocked: boolean;
  lastError: string | null;
  /** Seconds until its time. */
  dueInSeconds: number;
}

/** The unfinished jobs about a person, oldest first. */
export async function findJobs(db: Db, userId: string): Promise<QueuedJob[]> {
  const result = await db.pool.query<QueuedJob>(
    `select id::text, key, attempts, locked_at is not null as "isLocked", last_error as "lastError",
        extract(epoch from run_at - now())::float8 as "dueInSeconds"
      from graphile_worker._private_jobs where payload ->> 'userId' = $1 order by id`,
    [userId],
  );
  return result.rows;
}

/** Makes all jobs due now, as an operator could. */
export async function makeJobsDue(db: Db): Promise<void> {
  await db.pool.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
  await db.pool.query(`select pg_notify('jobs:insert', '{"count":2}')`);
}
