import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './launcher-error.ts';
import { findClosedFolder, type ServerUser } from './server-user.ts';
import { findSystemFolder } from './system-folder.ts';

/** Where the database's own files are, or will be. */
export interface ClusterPlace {
  dir: string;
  exists: boolean;
  /** The files are outside the data folder, where `link` points to them. */
  elsewhere: boolean;
  link: string;
}

/**
 * Chooses where the database's files go. Normally that is `<data folder>/cluster`. If root starts the server with a data
 * folder that Postgres' own user can't enter (under /root), the files go to /var/lib/ridewire, and `cluster` becomes a
 * link to them.
 * @throws EmbeddedPostgresError with what to do, if neither place works
 */
export function placeCluster(dataDir: string, user: ServerUser | undefined): ClusterPlace {
  const name = join(dataDir, 'cluster');
  const entry = lstatSync(name, { throwIfNoEntry: false });
  if (entry?.isSymbolicLink() && !existsSync(name)) {
    throw new EmbeddedPostgresError(
      `The database folder ${readlinkSync(name)} is gone. Bring it back, or delete ${name} to begin with an empty database.`,
    );
  }
  const closed = user && findClosedFolder(entry ? realpathSync(name) : dataDir, user);
  if (entry && closed === undefined) {
    const dir = realpathSync(name);
    checkOwner(dir);
    return { dir, exists: true, elsewhere: entry.isSymbolicLink(), link: name };
  }
  if (closed === undefined)
    return { dir: join(realpathSync(dataDir), 'cluster'), exists: false, elsewhere: false, link: name };
  const parent = entry ? undefined : findLastingFolder(dataDir);
  if (parent === undefined) {
    throw new EmbeddedPostgresError(
      `Postgres doesn't run as root, and its user (uid ${user?.uid}) can't enter ${closed}. Run "chmod o+x ${closed}", set DATA_DIR to a folder outside it, or start Ridewire as an ordinary user.`,
    );
  }
  const id = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12);
  // A fresh name each time, so that an earlier database whose link was deleted is never reused or overwritten.
  return { dir: join(parent, `cluster-${id}-${Date.now()}`), exists: false, elsewhere: true, link: name };
}

function checkOwner(dir: string): void {
  const [owner, us] = [statSync(dir).uid, process.getuid?.()];
  if (us === undefined || us === 0 || us === owner) return;
  throw new EmbeddedPostgresError(
    `The database in ${dir} belongs to uid ${owner}, not to this user (uid ${us}). Start Ridewire as its owner, or change the owner of the folder and all in it.`,
  );
}

/**
 * A folder on the data folder's own disk. On another disk the data could be lost with a container whose volume holds only
 * the data folder.
 */
function findLastingFolder(dataDir: string): string | undefined {
  const folder = findSystemFolder();
  return folder !== undefined && statSync(folder).dev === statSync(dataDir).dev ? folder : undefined;
}
