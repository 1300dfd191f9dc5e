import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from './free-port.ts';
import { EmbeddedPostgresError } from './launcher-error.ts';
import { spawnPostgres, type SpawnPostgresOptions } from './spawn-postgres.ts';

/** A server that accepts connections. */
export interface Server {
  port: number;
  pid: number;
  stop: () => Promise<void>;
}

export interface RunServerOptions extends SpawnPostgresOptions {
  port: number | undefined;
  onExit: (error: EmbeddedPostgresError) => void;
}

const retryDelayMs = 100;
const mostTries = 50;

/**
 * Starts postgres and waits until it accepts connections, however long recovery takes.
 * @throws EmbeddedPostgresError with the server's own reason
 */
export async function runServer(options: RunServerOptions): Promise<Server> {
  for (let tries = 1; ; tries++) {
    const port = options.port ?? (await findFreePort());
    const outcome = await tryServer(options, port);
    if (typeof outcome !== 'string') return outcome;
    // Another process may take the free port before it is used.
    const portTaken = /could not bind|could not create any TCP/.test(outcome);
    if (portTaken && options.port !== undefined) {
      throw new EmbeddedPostgresError(`Postgres can't start: port ${port} is already in use.`);
    }
    // After a server was killed, its last sessions need a moment to notice and release the shared memory.
    const stillHeld = outcome.includes('pre-existing shared memory block');
    if (!(portTaken || stillHeld) || tries === mostTries) {
      throw new EmbeddedPostgresError(`Postgres can't start on ${options.clusterDir}: ${outcome}.`);
    }
    await wait(retryDelayMs);
  }
}

/** @returns the server, or the reason why it ended before it was ready */
async function tryServer(options: RunServerOptions, port: number): Promise<Server | string> {
  const settings = { ...options.settings, port: String(port) };
  const { pid, ready, ended, stop, isStopping } = spawnPostgres({ ...options, settings });
  const failure = await Promise.race([ready.then(() => undefined), ended]);
  if (failure !== undefined) return failure;
  void ended.then((reason) => {
    if (!isStopping())
      options.onExit(new EmbeddedPostgresError(`The embedded Postgres ended by itself: ${reason}.`));
  });
  return { port, pid, stop };
}
