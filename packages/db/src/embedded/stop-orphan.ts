import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError } from './launcher-error.ts';
import { findServerUser } from './server-user.ts';

/**
 * Ends the server that a killed parent left on this cluster, and removes a postmaster.pid that belongs to no such server
 * (its id may belong to another process by now). Call it with the data folder locked: then any server still running here
 * has no parent.
 */
export async function stopOrphan(
  binaries: Binaries,
  clusterDir: string,
  log: (line: string) => void,
): Promise<void> {
  const pidFile = join(clusterDir, 'postmaster.pid');
  const [pidLine, startedOnDir] = readLines(pidFile);
  if (pidLine === undefined) return;
  const pid = Number(pidLine);
  const runs = () => isPostgresOn(pid, startedOnDir ?? clusterDir);
  if (!Number.isInteger(pid) || pid <= 0 || !(await runs())) {
    await rm(pidFile, { force: true });
    return;
  }
  log(`Stopping the Postgres (pid ${pid}) that an earlier Ridewire left running.`);
  for (const mode of ['fast', 'immediate'] as const) {
    await signal(binaries, clusterDir, pid, mode);
    // It is not our child, so we have to poll for its end: every 50 ms, for up to 30 s, since a final checkpoint on a
    // slow disk takes time.
    for (let tries = 0; tries < 600; tries++) {
      if (!(await runs())) return;
      await wait(50);
    }
  }
  throw new EmbeddedPostgresError(
    `An earlier Ridewire left Postgres (pid ${pid}) running, and it doesn't stop. End it and start again.`,
  );
}

async function signal(
  binaries: Binaries,
  clusterDir: string,
  pid: number,
  mode: 'fast' | 'immediate',
): Promise<void> {
  try {
    if (process.platform === 'win32') {
      await promisify(execFile)(
        binaries.pgCtl,
        ['stop', '-D', clusterDir, '-m', mode, '-W'],
        findServerUser(clusterDir),
      );
    } else {
      process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
    }
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ESRCH') return;
    throw new EmbeddedPostgresError(
      `An earlier Ridewire left Postgres (pid ${pid}) running, and this user may not end it.`,
      { cause },
    );
  }
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Checks the command line, which neither another program nor a finished process that nobody has collected matches. */
async function isPostgresOn(pid: number, dir: string): Promise<boolean> {
  const command = await readCommandLine(pid);
  return command.includes('postgres') && (process.platform === 'win32' || command.includes(dir));
}

async function readCommandLine(pid: number): Promise<string> {
  try {
    if (process.platform === 'linux') return await readFile(`/proc/${pid}/cmdline`, 'utf8');
    const [program, ...options] =
      process.platform === 'win32'
        ? ['tasklist', '/FI', `PID eq ${pid}`]
        : ['ps', '-ww', '-o', 'command=', '-p', `${pid}`];
    return (await promisify(execFile)(program as string, options)).stdout;
  } catch {
    return '';
  }
}
