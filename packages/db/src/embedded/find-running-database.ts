import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { describeCause, EmbeddedPostgresError } from './launcher-error.ts';
import { tryLockDataFolder } from './lock-data-folder.ts';
import { databaseName } from './prepare-database.ts';
import { superuser, superuserPasswordFile } from './superuser.ts';

/** Postgres writes its port on this line of the file. */
const PORT_LINE = 3;

/**
 * The connection string of the database that another Ridewire runs on `dataDir`, for tools that work next to the server.
 * @returns undefined if none is running
 * @throws EmbeddedPostgresError if its files can't be read
 */
export function findRunningDatabase(dataDir: string): string | undefined {
  const cluster = join(dataDir, 'cluster');
  if (!existsSync(cluster)) return undefined;
  const unlock = tryLockDataFolder(dataDir);
  if (unlock) {
    unlock();
    return undefined;
  }
  try {
    const dir = realpathSync(cluster);
    const port = readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n')[PORT_LINE]?.trim();
    const password = readFileSync(superuserPasswordFile(dir), 'utf8').trim();
    return `postgres://${superuser}:${password}@127.0.0.1:${port}/${databaseName}`;
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `Can't reach the database that runs on ${dataDir}: ${describeCause(cause)}.`,
      { cause },
    );
  }
}
