import { Worker } from 'node:worker_threads';
import { removeUnfinished, type CityAbout, type ImportedCity } from '../../streets/import-city.ts';

export interface ImportJob {
  path: string;
  about: Omit<CityAbout, 'box' | 'sourceVersion'>;
}

/** The thread's messages. */
export type ImportNews =
  | { kind: 'progress'; what: string; share: number }
  | { kind: 'read' }
  | { kind: 'imported'; imported: ImportedCity }
  /** The reason in one line: an error's class is lost between threads. */
  | { kind: 'failed'; reason: string };

interface Options {
  onProgress: (what: string, share: number) => void;
  /** Provides a database to work on, once the file is read. */
  withDatabase: (work: (connectionString: string) => Promise<void>) => Promise<void>;
  /** Ends it at once, at any point; everything written is removed. */
  signal: AbortSignal;
}

/**
 * Reads an extract and imports it in a separate thread, so that this one can hear a request to stop.
 * @throws what readOsm and importCity throw; the signal's reason
 */
export async function importInThread(
  job: ImportJob,
  { onProgress, withDatabase, signal }: Options,
): Promise<ImportedCity> {
  signal.throwIfAborted();
  const thread = new Worker(new URL('./import-worker.ts', import.meta.url), { workerData: job });
  const read = Promise.withResolvers<void>();
  const done = Promise.withResolvers<ImportedCity>();
  // Either may fail before it is awaited.
  for (const { promise } of [read, done] as const) (promise as Promise<unknown>).catch(() => {});
  const fail = (error: unknown) => [read, done].forEach(({ reject }) => reject(error));
  const abort = () => fail(signal.reason);
  thread.on('error', fail);
  thread.on('exit', () => fail(new Error('The import ended before the city was there.')));
  thread.on('message', (news: ImportNews) => {
    if (news.kind === 'progress') onProgress(news.what, news.share);
    else if (news.kind === 'read') read.resolve();
    else if (news.kind === 'imported') done.resolve(news.imported);
    else fail(new Error(news.reason));
  });
  signal.addEventListener('abort', abort);
  try {
    await read.promise;
    await withDatabase(async (database) => {
      signal.throwIfAborted();
      thread.postMessage(database);
      await done.promise.catch(async (error: unknown) => {
        await thread.terminate();
        // The next import does it too.
        if (signal.aborted) await removeUnfinished(database).catch(() => {});
        throw error;
      });
    });
    return await done.promise;
  } finally {
    signal.removeEventListener('abort', abort);
    await thread.terminate();
  }
}
