import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { endWithParent } from './end-with-parent.ts';
import { isSessionsOwn, readLogLine } from './read-log-line.ts';
import { serverEnvironment } from './server-environment.ts';
import type { ServerUser } from './server-user.ts';

export interface SpawnPostgresOptions {
  binaries: Binaries;
  clusterDir: string;
  user: ServerUser | undefined;
  /** By the names Postgres uses. */
  settings: Record<string, string>;
  log: (line: string) => void;
}

/** A postgres process that is starting, running or has ended. */
export interface PostgresProcess {
  pid: number;
  /** Resolves when the server accepts connections; never if it ends before. */
  ready: Promise<void>;
  /** Resolves with the reason when the process is gone. */
  ended: Promise<string>;
  stop: () => Promise<void>;
  /** Whether the end is intended. */
  isStopping: () => boolean;
}

/** Longer than a final checkpoint takes on a slow disk. */
const shutdownPatienceMs = 30_000;

/** Starts the server itself instead of using pg_ctl: we know at once when a child process ends, and can read its log. */
export function spawnPostgres(options: SpawnPostgresOptions): PostgresProcess {
  const { binaries, clusterDir, user, settings, log } = options;
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(binaries.postgres, ['-D', clusterDir, ...flags], {
    ...user,
    cwd: clusterDir,
    // In its own process group: Ctrl+C goes to the whole group, and the database must outlive the drain.
    detached: process.platform !== 'win32',
    env: serverEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
  });
  let isReady = false;
  let reason: string | undefined;
  const ended = new Promise<string>((resolve) => {
    child.once('error', (cause) => resolve(cause.message));
    child.once('close', (code, signal) => resolve(reason ?? `it ended with ${signal ?? `code ${code}`}`));
  });
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      const told = readLogLine(line);
      if (told.kind === 'recovering') log('Postgres was not stopped in order and recovers its data.');
      // The first failure is the cause, later ones are its consequences.
      if (told.kind === 'failure' && !(isReady && isSessionsOwn(line))) reason ??= told.reason;
      if (told.kind !== 'ready') return;
      isReady = true;
      reason = undefined;
      resolve();
    });
  });
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= stopChild(child, ended, binaries, clusterDir));
  const forget = endWithParent({ stop, stopNow: () => child.kill('SIGINT') });
  return {
    pid: child.pid ?? 0,
    ready,
    ended: ended.finally(forget),
    stop,
    isStopping: () => stopping !== undefined,
  };
}

/** Fast shutdown: sessions are closed, unfinished work is rolled back, data is written. */
async function stopChild(
  child: ChildProcess,
  ended: Promise<string>,
  binaries: Binaries,
  clusterDir: string,
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  // Windows has no signals: kill would end the server without its final checkpoint.
  if (process.platform === 'win32') execFile(binaries.pgCtl, ['stop', '-D', clusterDir, '-m', 'fast', '-W']);
  else child.kill('SIGINT');
  const patience = new AbortController();
  const late = wait(shutdownPatienceMs, true, { signal: patience.signal }).catch(() => false);
  if ((await Promise.race([ended, late])) === true) child.kill('SIGQUIT');
  patience.abort();
  await ended;
}
