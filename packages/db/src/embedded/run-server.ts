import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { endWithParent } from './end-with-parent.ts';
import { findFreePort } from './free-port.ts';
import { EmbeddedPostgresError } from './launcher-error.ts';
import type { ServerUser } from './server-user.ts';

/** A running postgres process. */
export interface Server {
  port: number;
  pid: number;
  stop(): Promise<void>;
}

export interface RunServerOptions {
  binaries: Binaries;
  clusterDir: string;
  user: ServerUser | undefined;
  port: number | undefined;
  settings: Record<string, string>;
  log: (line: string) => void;
  onExit: (error: EmbeddedPostgresError) => void;
}

/** Starts postgres as a child and waits until it takes connections, however long a recovery lasts. */
export async function runServer(options: RunServerOptions): Promise<Server> {
  for (let tries = 1; ; tries++) {
    const port = options.port ?? (await findFreePort());
    const outcome = await tryServer(options, port);
    if (typeof outcome !== 'string') return outcome;
    // Between finding a free port and using it another process may take it.
    const portTaken = /could not bind|Address already in use|could not create any TCP/.test(outcome);
    if (portTaken && options.port !== undefined) {
      throw new EmbeddedPostgresError(`Postgres can't start: port ${port} is already in use.`);
    }
    // After a killed server its last sessions need a moment to notice and let go of the shared memory.
    const stillHeld = outcome.includes('pre-existing shared memory block');
    if (!(portTaken || stillHeld) || tries === 50) {
      throw new EmbeddedPostgresError(
        `Postgres can't start on ${options.clusterDir}: ${outcome.replace(/\.$/, '')}.`,
      );
    }
    await wait(100);
  }
}

/** @returns the server, or the reason why it ended before it was ready */
async function tryServer(options: RunServerOptions, port: number): Promise<Server | string> {
  const { binaries, clusterDir, user, settings, log, onExit } = options;
  const child = spawn(
    binaries.postgres,
    [
      '-D',
      clusterDir,
      ...Object.entries({ ...settings, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      ...user,
      cwd: clusterDir,
      // A process group of its own: Ctrl+C goes to the whole group, and the database must outlive the drain.
      detached: process.platform !== 'win32',
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
      windowsHide: true,
    },
  );
  let reason = '';
  let stopping: Promise<void> | undefined;
  const ended = new Promise<string>((resolve) => {
    child.once('error', (cause) => resolve(cause.message));
    child.once('close', (code, signal) => resolve(reason || `it ended with ${signal ?? `code ${code}`}`));
  });
  const stop = () => (stopping ??= stopServer(child, ended));
  const forget = endWithParent({ stop, stopNow: () => child.kill('SIGINT') });
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (line.includes('database system is ready to accept connections')) resolve();
      if (line.includes('automatic recovery in progress'))
        log('Postgres was not stopped in order; it recovers its data.');
      const failure =
        /^(?:FATAL|PANIC):\s+(.*)/.exec(line)?.[1] ??
        /(could not bind.*|.*terminated by signal.*)/.exec(line)?.[1];
      // While starting, the first word is the cause; later a line each may be a refused session.
      if (failure) reason = failure;
    });
  });
  const failed = await Promise.race([ready.then(() => undefined), ended]);
  if (failed !== undefined) {
    forget();
    return failed;
  }
  reason = '';
  void ended.then((why) => {
    forget();
    if (!stopping) onExit(new EmbeddedPostgresError(`The embedded Postgres ended by itself: ${why}.`));
  });
  return { port, pid: child.pid as number, stop };
}

/** Fast shutdown: sessions are cut, work in hand is rolled back, data is written. Past 30 s it must end at once. */
async function stopServer(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGINT');
  const patience = new AbortController();
  const late = wait(30_000, 'late', { signal: patience.signal }).catch(() => 'in time');
  if ((await Promise.race([ended, late])) === 'late') child.kill('SIGQUIT');
  patience.abort();
  await ended;
}
