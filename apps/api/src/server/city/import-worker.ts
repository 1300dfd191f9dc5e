/**
 * A thread that reads an extract and imports it, started by importInThread. Both keep a core busy for minutes, during
 * which a thread hears nothing else. Before it writes anything it asks for the database.
 */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { readOsm } from '@ridewire/streets';
import { reasonOf } from '../../core/reason-of.ts';
import { importCity } from '../../streets/import-city.ts';
import type { ImportJob, ImportNews } from './import-in-thread.ts';

const port = parentPort!;
const tell = (news: ImportNews): void => port.postMessage(news);
const onProgress = (what: string, share: number): void => tell({ kind: 'progress', what, share });

const { path, about } = workerData as ImportJob;

try {
  const extract = await readOsm(path, { onProgress: (share) => onProgress('reading', share) });
  tell({ kind: 'read' });
  const [database] = (await once(port, 'message')) as [string];
  const { box, mappedAt } = extract;
  const sourceVersion = mappedAt?.toISOString().slice(0, 10) ?? null;
  const imported = await importCity(database, extract, { ...about, sourceVersion, box }, { onProgress });
  tell({ kind: 'imported', imported });
} catch (error) {
  tell({ kind: 'failed', reason: reasonOf(error) });
}
