import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll } from 'vitest';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';
import { makeTestFolder, removeTestFolder } from './test-folder.ts';

/**
 * A data folder as a first start leaves it, for tests of what comes later. Creating a database takes 0.7 s of a core,
 * copying one a tenth of that. Call it at the file's top level.
 */
export function useReadyCluster(): { copyTo: (dataDir: string) => Promise<void> } {
  let folder: string;
  beforeAll(async () => {
    folder = makeTestFolder({ inMemory: true });
    const dataDir = join(folder, 'postgres');
    await (await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } })).stop();
  });
  afterAll(() => removeTestFolder(folder));
  return {
    // Keeps the owner, since Postgres runs only on data of its own user.
    copyTo: async (dataDir) => {
      await promisify(execFile)('cp', ['-a', join(folder, 'postgres'), dataDir]);
    },
  };
}
