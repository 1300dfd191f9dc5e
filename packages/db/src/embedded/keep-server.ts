import { setTimeout as wait } from 'node:timers/promises';
import { findDamage } from './find-damage.ts';
import { EmbeddedPostgresError } from './launcher-error.ts';
import { runServer, type RunServerOptions, type Server } from './run-server.ts';

/** If the server ends sooner than this after a restart, it may keep ending, so the next start waits longer. In milliseconds. */
const LEAST_LIFE_MS = 10_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Runs a server, and restarts it on the same port whenever it ends by itself. The pause between restarts grows as long as
 * they do not help, since a full disk or lack of memory may pass. Clients reconnect and find everything that was
 * committed.
 * @param options.onExit called when the folder is gone or damaged, which no restart repairs
 * @throws EmbeddedPostgresError with the server's own reason, if the first start fails
 */
export async function keepServer({ onExit, ...options }: RunServerOptions): Promise<Server> {
  const stopping = new AbortController();
  let startedAgainMs = -Infinity;
  let pauseMs = 0;
  let starting = Promise.resolve();
  const run = (port: number | undefined) => runServer({ ...options, port, onExit: handleEnd });
  let server = await run(options.port);

  function handleEnd(error: EmbeddedPostgresError): void {
    if (performance.now() - startedAgainMs >= LEAST_LIFE_MS) pauseMs = 0;
    starting = startAgain(error);
  }
  async function startAgain(ended: EmbeddedPostgresError): Promise<void> {
    let error = ended;
    while (!stopping.signal.aborted) {
      const damage = findDamage(options.clusterDir, error.message);
      if (damage) return onExit(new EmbeddedPostgresError(`${error.message} ${damage}`, { cause: error }));
      options.log(`${error.message} It is started again${pauseMs > 0 ? ` in ${pauseMs / 1_000} s` : ''}.`);
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
      pauseMs = Math.min(Math.max(pauseMs * 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
      if (stopping.signal.aborted) return;
      try {
        server = await run(server.port);
        startedAgainMs = performance.now();
        return;
      } catch (failure) {
        error = failure as EmbeddedPostgresError;
      }
    }
  }

  return {
    port: server.port,
    get pid() {
      return server.pid;
    },
    stop: async () => {
      stopping.abort();
      await starting;
      await server.stop();
    },
  };
}
