import { sql } from 'drizzle-orm';
import type { Tx } from './in-transaction.ts';

/**
 * Queues a task when the transaction commits.
 * @param options.key replaces a job that still waits under it
 * @param options.afterSeconds not before; at once unless given
 * @param options.keepsTime a job that it replaces keeps its time
 */
export async function addJob(
  tx: Tx,
  task: string,
  payload: object,
  {
    key,
    afterSeconds = 0,
    keepsTime = false,
  }: { key?: string | undefined; afterSeconds?: number | undefined; keepsTime?: boolean } = {},
): Promise<void> {
  await tx.execute(sql`select from graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json,
    job_key := ${key ?? null}::text, run_at := now() + ${afterSeconds} * interval '1 second',
    job_key_mode := ${keepsTime ? 'preserve_run_at' : 'replace'})`);
}

/** What a job that still waits under this key was given; it waits until the transaction is over. Undefined for none. */
export async function findWaitingPayload(tx: Tx, key: string): Promise<unknown> {
  const { rows } = await tx.execute<{
    payload: unknown;
  }>(sql`select payload from graphile_worker._private_jobs
    where key = ${key} and locked_at is null and attempts < max_attempts for update`);
  return rows[0]?.payload;
}

/** Takes back a job that still waits under this key. */
export async function removeJob(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`select from graphile_worker.remove_job(${key})`);
}
