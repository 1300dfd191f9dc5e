import { EventEmitter } from 'node:events';
import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises';
import { openDb, type Db } from '@ridewire/db';
import {
  parseCronItems,
  run,
  type Runner,
  type RunnerOptions,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Log } from '../../core/log.ts';
import type { startRepeating } from '../../core/repeat.ts';
import { FOLD_FIGURES } from '../../figures/fold-figures.ts';
import { createJobLog } from './create-job-log.ts';

/** How many jobs run at once; rides come first. One more connection listens, and one schedules. */
const CONCURRENCY = 2;
const CONNECTIONS = CONCURRENCY + 2;
const STATEMENT_TIMEOUT_MS = 10_000;
/** New jobs are announced; this finds those whose time has come: retries. */
const POLL_MS = 5_000;
const RESTART_AFTER_MS = 2_000;
/** When the process ends: how long a job may go on before it is told to stop, and how long to wait for it then. */
const GRACE_MS = 3_000;
const STOP_TIMEOUT_MS = 8_000;

const CRONTAB = parseCronItems([
  { task: 'clean_up', match: '7 * * * *', options: { jobKey: 'clean_up' } },
  { task: 'unlock_jobs', match: '* * * * *', options: { jobKey: 'unlock_jobs' } },
  { task: FOLD_FIGURES, match: '* * * * *', options: { jobKey: FOLD_FIGURES } },
]);
/** The same where the clock is moved: the queue would make up for each minute that was left out. In milliseconds. */
const EVERY_MS = { clean_up: 3_600_000, [FOLD_FIGURES]: 60_000 };

/**
 * Works on these tasks of the queue in Postgres until it is stopped, two at a time. A job that fails is tried again
 * after e^tries seconds, at most about six hours, up to 25 times: for some three days. It waits for a database that
 * goes away.
 * @param repeat repeats what a crontab does elsewhere
 */
export function startJobs(
  log: Log,
  connectionString: string,
  tasks: TaskList,
  repeat?: typeof startRepeating,
): { stop(): Promise<void> } {
  const db = openDb(connectionString, {
    maxConnections: CONNECTIONS,
    timeoutMs: STATEMENT_TIMEOUT_MS,
    // Not the error itself: the whole connection is attached to it.
    onError: ({ message }) =>
      log.warn({ reason: message }, 'an idle database connection of the job queue broke'),
  });
  const stopping = new AbortController();
  let runner: Runner | undefined;
  let listening: Promise<void> | undefined;

  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        const parsedCronItems = repeat ? [] : CRONTAB.filter(({ task }) => task in tasks);
        runner = await startRunner(log, db, { taskList: tasks, parsedCronItems }, (begun) => {
          listening = begun;
        });
        if (stopping.signal.aborted) await runner.stop();
        await runner.promise;
      } catch (error) {
        log.warn({ error }, 'the job queue stopped, starting it again');
      }
      await wait(RESTART_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const working = work();
  const repeating = Object.entries(repeat ? EVERY_MS : {}).flatMap(([task, everyMs]) => {
    if (!repeat || !(task in tasks)) return [];
    const add = async () => {
      await db.pool.query('select graphile_worker.add_job($1, job_key := $1)', [task]);
    };
    return [repeat(add, everyMs, (error) => log.error({ error, task }, 'could not add a job'))];
  });

  const end = async (): Promise<void> => {
    stopping.abort();
    await Promise.all(repeating.map((each) => each.stop()));
    const deadline = new AbortController();
    const finish = async () => {
      // The connection that listens is told to stop when it has begun: its queries don't overlap.
      await listening;
      // It may already be stopping.
      await runner?.stop().catch(() => {});
      await working;
      await db.close();
      deadline.abort();
    };
    const late = wait(STOP_TIMEOUT_MS, undefined, { signal: deadline.signal }).catch(() => {});
    await Promise.race([finish(), late]);
  };
  let ending: Promise<void> | undefined;

  return {
    /** Takes no more jobs and waits for running ones; one that doesn't end is tried again later. */
    stop: () => (ending ??= end()),
  };
}

/** @param onListens gets a promise that resolves once the runner's connection listens, or can't */
function startRunner(
  log: Log,
  db: Db,
  work: Required<Pick<RunnerOptions, 'taskList' | 'parsedCronItems'>>,
  onListens: (begun: Promise<void>) => void,
): Promise<Runner> {
  const events: WorkerEvents = new EventEmitter();
  // Jobs queued before it listened, or after, need not wait to be found. Told before it listens.
  events.on('pool:listen:success', ({ workerPool, client }) => {
    const begun = immediate()
      .then(() => client.query('select'))
      .then(() => workerPool.nudge(CONCURRENCY))
      .catch(() => {
        // It is stopping, or has lost the database again.
      });
    onListens(begun);
  });
  return run({
    pgPool: db.pool,
    events,
    ...work,
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: GRACE_MS,
    logger: createJobLog(log),
    // Without batches, a result that can't be saved would be an unhandled rejection, which ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
}
