import { Worker } from 'node:worker_threads';
import type { Log } from '../core/log.ts';
import { FairQueue } from './fair-queue.ts';
import { keyOf, type HandChange, type SearchAnswer, type SearchRequest } from './search-messages.ts';
import type { Laid, SearchData } from './search-worker.ts';
import { trueMs } from '../core/true-ms.ts';

/** A search that takes longer hangs: its thread is ended, in milliseconds. The first one includes the thread's start. */
const TIMEOUT_MS = { first: 30_000, next: 5_000 };
/** A thread that failed is not started again before this, in milliseconds. */
const REST_MS = 1_000;

/**
 * How many searches are with the thread, each of another person: it never waits for the next one, and the order of the
 * rest is still ours.
 */
const WITH_THREAD = 2;

/** Too many searches are waiting for this one to be found in time. */
export class SearchBusyError extends Error {
  /** All of what waits before it is the searching person's own. */
  readonly isOwn: boolean;

  constructor({ isOwn }: { isOwn: boolean }) {
    super('Too much is being searched for in the streets.');
    this.isOwn = isOwn;
  }
}

/** A thread that searches in one city's streets, so that no search ever delays a live push. */
export interface SearchThread {
  /**
   * @param by the searching person: each person's searches wait for each other
   * @throws SearchBusyError; Error when the thread failed or was stopped
   */
  ask: (request: SearchRequest, by?: string) => Promise<SearchAnswer>;
  /** Uses other seconds for the arcs, from the next search on. @param learnt as `packSpeeds` packs it; unchanged if absent */
  reckon(learnt?: SharedArrayBuffer): void;
  /** Heeds these changes by hand from the next search on, and no others. */
  change(changes: readonly HandChange[]): void;
  /** The lines of the changed stretches that are in this city; null until that is known. */
  laid(): ReadonlySet<string> | null;
  stop(): Promise<void>;
}

interface Reply {
  id: number;
  answer: SearchAnswer;
  error?: string;
}

/** A call for many drivers' seconds goes without them after this long, in milliseconds. */
const SECONDS_WAIT_MS = 300;

interface Waiting {
  sinceMs: number;
  request: SearchRequest;
  settle: PromiseWithResolvers<SearchAnswer>;
}

/** @param onLaid called each time it is known which changed stretches are in this city */
export function startSearchThread(
  data: Omit<SearchData, 'nowMs'>,
  log: Log,
  onLaid: () => void = () => {},
): SearchThread {
  const waiting = new FairQueue<Waiting>();
  const asked = new Map<number, Waiting & { by: string; timer: NodeJS.Timeout }>();
  let searchData = data;
  let lastId = 0;
  let failedMs = -Infinity;
  let laid: ReadonlySet<string> | null = null;
  let stopped = false;
  let hasAnswered = false;
  let worker: Worker | null = start();

  function start(): Worker {
    const started = new Worker(new URL('./search-worker.ts', import.meta.url), {
      workerData: { ...searchData, nowMs: Date.now() } satisfies SearchData,
    });
    started.unref();
    hasAnswered = false;
    started.on('message', (message: Reply | Laid) => {
      if ('failed' in message) log.error({ reason: message.failed }, 'changes of streets could not be laid');
      if ('laid' in message) {
        laid = new Set(message.laid);
        onLaid();
      }
      if (!('id' in message)) return;
      const { id, answer, error } = message;
      hasAnswered = true;
      const settle = take(id);
      if (error === undefined) settle?.resolve(answer);
      else settle?.reject(new Error(error));
      post(started);
    });
    started.on('error', (error) => {
      log.error({ error }, 'the thread that searches in the streets failed');
      drop(started);
    });
    return started;
  }
  function take(id: number): PromiseWithResolvers<SearchAnswer> | undefined {
    const entry = asked.get(id);
    asked.delete(id);
    clearTimeout(entry?.timer);
    return entry?.settle;
  }
  function post(to: Worker): void {
    if (to !== worker) return;
    while (asked.size < WITH_THREAD) {
      const taken = waiting.take(new Set(Array.from(asked.values(), ({ by }) => by)));
      if (!taken) return;
      const { by, item: next } = taken;
      if (next.request.kind === 'drives' && trueMs() - next.sinceMs > SECONDS_WAIT_MS) {
        next.settle.reject(new SearchBusyError({ isOwn: false }));
        continue;
      }
      const id = ++lastId;
      const timer = setTimeout(
        () => {
          log.error({ kind: next.request.kind }, 'a search in the streets took too long');
          drop(to);
        },
        TIMEOUT_MS[hasAnswered ? 'next' : 'first'],
      );
      timer.unref();
      asked.set(id, { ...next, by, timer });
      to.postMessage({ id, request: next.request });
    }
  }
  function rejectAll(reason: string): void {
    for (const id of asked.keys()) take(id)?.reject(new Error(reason));
    for (const { settle } of waiting.takeAll()) settle.reject(new Error(reason));
  }
  /** The next caller starts another one. */
  function drop(failed: Worker): void {
    if (failed !== worker) return;
    worker = null;
    failedMs = trueMs();
    void failed.terminate();
    rejectAll('The search in the streets failed.');
  }
  function getWorker(): Worker {
    if (stopped) throw new Error('The search in the streets has ended.');
    if (!worker && trueMs() - failedMs < REST_MS)
      throw new Error('The search in the streets failed a moment ago.');
    return (worker ??= start());
  }

  return {
    async ask(request, by = keyOf(request)) {
      const asking = getWorker();
      const settle = Promise.withResolvers<SearchAnswer>();
      const place = waiting.add(by, { request, settle, sinceMs: trueMs() });
      if (place !== 'added') throw new SearchBusyError({ isOwn: place === 'full of theirs' });
      post(asking);
      return settle.promise;
    },
    reckon(learnt = searchData.learnt ?? undefined) {
      searchData = { ...searchData, learnt: learnt ?? null };
      worker?.postMessage({ learnt: searchData.learnt, nowMs: Date.now() });
    },
    change(changes) {
      searchData = { ...searchData, changes };
      laid = null;
      worker?.postMessage({ changes });
    },
    laid: () => laid,
    async stop() {
      stopped = true;
      rejectAll('The search in the streets has ended.');
      await worker?.terminate();
    },
  };
}
