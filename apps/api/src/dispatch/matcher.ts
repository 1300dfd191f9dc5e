import { matchBatch, toColumns, type Pair } from '@ridewire/dispatch';
import { Piscina } from 'piscina';
import type { Log } from '../core/log.ts';
import type { ColumnsTask } from './match-worker.ts';

/** Up to this many pairs take this thread about a millisecond; a sleeping thread takes half a second to wake. */
const FEW_PAIRS = 2_000;
/** After this long each request is sent the nearest car instead. */
const PATIENCE_MS = 500;

export type MatchTask = Omit<ColumnsTask, 'pairs'> & { pairs: Pair[] };

/** Matches any number of requests to drivers without delaying a live push. */
export interface Matcher {
  /**
   * The driver of each request, or -1. If matching fails or takes too long, each request in turn gets the best driver
   * left.
   */
  match(task: MatchTask): Promise<Int32Array>;
  /** How often it failed. */
  readonly fallbacks: number;
  stop(): Promise<void>;
}

/**
 * @param patienceMs how long to wait for the thread, its start included
 * @param workerUrl the thread's script
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
    // A thread that dies fails its task, and must not end the process.
    pool.on('error', (error: unknown) => log.warn({ error }, 'a thread that matches requests died'));
    return pool;
  }
  return {
    get fallbacks() {
      return fallbacks;
    },
    async match(task) {
      const { requestCount, driverCount } = task;
      if (task.pairs.length <= FEW_PAIRS) return matchBatch(requestCount, driverCount, task.pairs);
      try {
        threads ??= startThreads();
        // Transferred whole: copying pair by pair would block the process.
        const pairs = toColumns(task.pairs);
        const transferList = [pairs.request.buffer, pairs.driver.buffer, pairs.cost.buffer];
        const signal = AbortSignal.timeout(patienceMs);
        return await threads.run({ requestCount, driverCount, pairs }, { signal, transferList });
      } catch (error) {
        fallbacks++;
        log.error(
          { error, requests: requestCount },
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

/** Takes the request whose best driver is nearest first: quick, and always with an answer. */
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
