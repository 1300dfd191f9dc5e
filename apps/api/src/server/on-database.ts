import { resolve } from 'node:path';
import { findRunningDatabase, startEmbeddedPostgres } from '@ridewire/db';
import type { Settings } from '../core/settings.ts';

/**
 * Does something to the database in the settings: DATABASE_URL, the embedded one that a server runs, or else the same started
 * for it.
 * @param say called with the lines for the operator
 */
export async function onDatabase<T>(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  say: (line: string) => void,
  work: (connectionString: string) => Promise<T>,
): Promise<T> {
  const dataDir = resolve(settings.DATA_DIR, 'postgres');
  const running = settings.DATABASE_URL ?? findRunningDatabase(dataDir);
  if (running) return work(running);
  const postgres = await startEmbeddedPostgres({ dataDir, log: say });
  try {
    return await work(postgres.connectionString);
  } finally {
    await postgres.stop();
  }
}
