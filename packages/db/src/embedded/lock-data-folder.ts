import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describeCause, EmbeddedPostgresError } from './launcher-error.ts';

/** Held here too, since a garbage-collected handle would release the lock while the server still runs. */
const held = new Set<DatabaseSync>();

/**
 * Takes the data folder for this process until the returned function is called or the process ends, in whatever way. A
 * file with a process id can't do this: ids are reused, mean nothing in another container on the same volume, and two
 * simultaneous starts both find a dead one. Node has no file locks except SQLite's, which the kernel keeps, so an empty
 * SQLite file is the lock.
 * @throws EmbeddedPostgresError if another process has the folder
 */
export function lockDataFolder(dataDir: string): () => void {
  const unlock = tryLockDataFolder(dataDir);
  if (unlock) return unlock;
  throw new EmbeddedPostgresError(
    `Another Ridewire is already running on this data folder (pid ${readOwnerPid(dataDir)}).`,
  );
}

/** Like lockDataFolder, but undefined if another process has the folder. */
export function tryLockDataFolder(dataDir: string): (() => void) | undefined {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(dataDir, 'launcher.lock'), { timeout: 0 });
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    writeFileSync(ownerFile(dataDir), `${process.pid}\n`);
  } catch (cause) {
    lock?.close();
    if ((cause as { errcode?: number }).errcode === sqliteBusy) return undefined;
    throw new EmbeddedPostgresError(`Can't lock the data folder ${dataDir}: ${describeCause(cause)}.`, {
      cause,
    });
  }
  const taken = lock;
  held.add(taken);
  return () => {
    if (!held.delete(taken)) return;
    rmSync(ownerFile(dataDir), { force: true });
    taken.close();
  };
}

const sqliteBusy = 5;

function ownerFile(dataDir: string): string {
  return join(dataDir, 'launcher.pid');
}

function readOwnerPid(dataDir: string): string {
  try {
    return readFileSync(ownerFile(dataDir), 'utf8').trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}
