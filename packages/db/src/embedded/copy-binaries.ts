import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describeCause, EmbeddedPostgresError } from './launcher-error.ts';
import type { ServerUser } from './server-user.ts';
import { findSystemFolder } from './system-folder.ts';

/**
 * Copies the Postgres package (about 60 MB, once per version) to a place where `user` can read it.
 * @returns the folder of the copy, or of an earlier copy
 */
export async function copyBinaries(options: {
  packageDir: string;
  version: string;
  user: ServerUser | undefined;
  spareFolder: string;
  log: (line: string) => void;
}): Promise<string> {
  const { packageDir, version, user, spareFolder, log } = options;
  const parent = user ? findSystemFolder() : spareFolder;
  if (parent === undefined) {
    throw new EmbeddedPostgresError(
      `Postgres doesn't run as root, and its user (uid ${user?.uid}) can't read ${packageDir}. Start Ridewire as an ordinary user, or from a folder that all users can read, such as /opt/ridewire.`,
    );
  }
  const target = join(parent, `postgres-${version}-${process.arch}`);
  if (existsSync(target)) return target;
  log(`Copying Postgres to ${target}, since its user can't run it from ${packageDir}.`);
  let partial: string | undefined;
  try {
    partial = await mkdtemp(`${target}.partial-`);
    await cp(packageDir, partial, { recursive: true, verbatimSymlinks: true });
    await openForAll(partial);
    // The rename makes the copy appear whole or not at all, even if another process copies at the same moment.
    await rename(partial, target);
  } catch (cause) {
    if (partial) await rm(partial, { recursive: true, force: true });
    if (existsSync(target)) return target;
    throw new EmbeddedPostgresError(`Can't copy Postgres to ${target}: ${describeCause(cause)}.`, { cause });
  }
  return target;
}

/** With a strict umask at install time the files would otherwise be readable only by root. */
async function openForAll(dir: string): Promise<void> {
  await chmod(dir, 0o755);
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) await openForAll(path);
    else if (entry.isFile()) await chmod(path, 0o755);
  }
}
