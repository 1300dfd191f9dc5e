import { Logger } from 'graphile-worker';
import type { Log } from '../../core/log.ts';
import { reasonOf } from '../../core/reason-of.ts';

/** graphile-worker's messages in our log, without their data: it has payloads, whole jobs and the errors that failed them. */
export const createJobLog = (log: Log): Logger =>
  new Logger((scope) => (level, message, meta) => {
    if (meta?.['failure']) return logFailure(log, meta as unknown as Failure);
    const fields = { from: scope.label ?? 'jobs' };
    if (level === 'error' || level === 'warning') log.warn(fields, message);
  });

interface Failure {
  job: { id: string; task_identifier: string; attempts: number; max_attempts: number };
  error: Error;
}

/** Tasks throw errors whose messages hold no secrets. */
function logFailure(log: Log, { job, error }: Failure): void {
  const fields = {
    task: job.task_identifier,
    job: job.id,
    attempt: job.attempts,
    reason: reasonOf(error),
  };
  if (job.attempts < job.max_attempts) log.warn(fields, 'a job failed and will be tried again');
  else log.error(fields, 'a job failed for good');
}
