import { matchBatch, toColumns, type Pair } from '@ridewire/dispatch';
import { Piscina } from 'piscina';
import type { Log } from '../core/log.ts';
import type { ColumnsTask } from './match-worker.ts';

/** So few pairs are matched at once: it takes about a millisecond, and a thread that sleeps half a second to wake. */
const FEW_PAIRS = 2_000;
/** Whoever waits to be matched is sent the nearest car instead after this long, in milliseconds. */
const PATIENCE_MS = 500;

export interface MatchTask {
  requestCount: number;
  driverCount: number;
  pairs: Pair[];
}

/** Matches requests to drivers, however many, without ever keeping a live push waiting. */
export interface Matcher {
  /**
   * The driver of each request, -1 where there is none left. Should matching fail or take too long, each request in turn has the
   * best driver left.
   */
  match(task: MatchTask): Promise<Int32Array>;
  /** How often it came to that. */
  readonly fallbacks: number;
  stop(): Promise<void>;
}

/**
 * @param patienceMs how long is waited for the thread, its start included
 * @param workerUrl what the thread runs
 */
export function createMatcher(
  log: Log,
  patienceMs = PATIENCE_MS,
  workerUrl = new URL('./match-worker.ts', import.meta.url),
): Matcher {
  let fallbacks = 0;
  let threads: Piscina<ColumnsTask, Int32Array> | null = null;
  function startThreads(): Piscina<ColumnsTask, Int32Array> {
    const pool = new Piscina<ColumnsTask, Int32Array>({
      filename: workerUrl.href,
      minThreads: 0,
      maxThreads: 1,
      maxQueue: 4,
      idleTimeout: 60_000,
    });
    // A thread that dies fails its task; that it died must not end the process.
    pool.on('error', (error: unknown) => log.warn({ error }, 'a thread that matches requests died'));
    return pool;
  }
  return {
    get fallbacks() {
      return fallbacks;
    },
    async match(task) {
      if (task.pairs.length <= FEW_PAIRS) return matchBatch(task.requestCount, task.driverCount, task.pairs);
      try {
        threads ??= startThreads();
        // Handed over whole: copying them pair by pair holds up whatever else the process does.
        const pairs = toColumns(task.pairs);
        const transferList = [pairs.request.buffer, pairs.driver.buffer, pairs.cost.buffer];
        const signal = AbortSignal.timeout(patienceMs);
        return await threads.run({ ...task, pairs }, { signal, transferList });
      } catch (error) {
        fallbacks++;
        log.error(
          { error, requests: task.requestCount },
          'could not match requests; each is sent the nearest car',
        );
        return matchInTurn(task);
      }
    },
    async stop() {
      await threads?.destroy();
    },
  };
}

/** The request whose best driver is nearest first: quick, and never without an answer. */
export function matchInTurn({ requestCount, pairs }: MatchTask): Int32Array {
  const driverOf = new Int32Array(requestCount).fill(-1);
  const taken = new Set<number>();
  for (const { request, driver, cost } of pairs.toSorted((a, b) => a.cost - b.cost)) {
    if (driverOf[request] !== -1 || taken.has(driver) || !Number.isFinite(cost)) continue;
    driverOf[request] = driver;
    taken.add(driver);
  }
  return driverOf;
}
