import { sql } from 'drizzle-orm';
import type { Tx } from './in-transaction.ts';

/**
 * Queues a task when the transaction commits.
 * @param options.key replaces a job that still waits under it
 * @param options.afterSeconds not before; at once unless given
 */
export async function addJob(
  tx: Tx,
  task: string,
  payload: object,
  { key, afterSeconds = 0 }: { key?: string | undefined; afterSeconds?: number | undefined } = {},
): Promise<void> {
  await tx.execute(sql`select from graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json,
    job_key := ${key ?? null}::text, run_at := now() + ${afterSeconds} * interval '1 second')`);
}
