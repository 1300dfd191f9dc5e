import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { endWithParent } from './end-with-parent.ts';
import { describeCause, EmbeddedPostgresError, isDiskFull } from './launcher-error.ts';
import type { ClusterPlace } from './place-cluster.ts';
import { serverEnvironment } from './server-environment.ts';
import type { ServerUser } from './server-user.ts';
import { superuser, superuserPasswordFile } from './superuser.ts';

/**
 * Creates an empty database cluster at `place`. It is built under another name and renamed when complete, so a full disk
 * or a kill leaves nothing that a later start could take for a database.
 */
export async function createCluster(
  binaries: Binaries,
  place: ClusterPlace,
  user: ServerUser | undefined,
  options: { sync: boolean; plainPasswords: boolean },
): Promise<void> {
  const unfinished = findUnfinished(place);
  const passwordFile = `${unfinished}-password`;
  const clear = async () => {
    await rm(unfinished, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
  };
  try {
    await clear();
    await mkdir(unfinished, { mode: 0o700 });
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    if (user) await Promise.all([unfinished, passwordFile].map((path) => chown(path, user.uid, user.gid)));
    await runInitdb(binaries, unfinished, passwordFile, user, options);
    await rename(passwordFile, superuserPasswordFile(unfinished));
    await rename(unfinished, place.dir);
    if (place.elsewhere) await symlink(place.dir, place.link);
  } catch (cause) {
    await clear();
    const reason = (cause as { stderr?: string }).stderr;
    throw new EmbeddedPostgresError(
      `Can't create the database in ${place.dir}: ${reason ? explainInitdb(reason) : describeCause(cause)}.`,
      { cause },
    );
  }
}

/** The same name for each try, so the next try clears what a killed one left. */
function findUnfinished({ dir }: ClusterPlace): string {
  return `${dir.replace(/-\d+$/, '')}.new`;
}

async function runInitdb(
  { initdb }: Binaries,
  dir: string,
  passwordFile: string,
  user: ServerUser | undefined,
  { sync, plainPasswords }: { sync: boolean; plainPasswords: boolean },
): Promise<void> {
  // Postgres' own locale sorts and folds the same way on every system; the system's locales differ or are missing.
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const auth = plainPasswords ? 'password' : 'scram-sha-256';
  const access = [`--username=${superuser}`, `--auth=${auth}`, `--pwfile=${passwordFile}`];
  const options = [`--pgdata=${dir}`, ...locale, ...access, ...(sync ? [] : ['--no-sync'])];
  const running = promisify(execFile)(initdb, options, { ...user, cwd: dir, env: serverEnvironment });
  const end = () => running.child.kill();
  const forget = endWithParent({ stop: async () => void end(), stopNow: end });
  await running.finally(forget);
}

/** initdb's errors read "initdb: error: could not …" or, from the server inside it, "… FATAL:  could not …". */
function explainInitdb(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '');
  const line =
    lines.find((text) => /(FATAL|PANIC|error|ERROR):/.test(text)) ?? lines.at(-1) ?? 'initdb failed';
  if (isDiskFull(stderr)) return 'no space left on the disk';
  return line.replace(/^.*?(FATAL|PANIC|error|ERROR):\s*/, '').replace(/\.$/, '');
}
