import { setTimeout as wait } from 'node:timers/promises';
import { findDamage } from './find-damage.ts';
import { EmbeddedPostgresError } from './launcher-error.ts';
import { runServer, type RunServerOptions, type Server } from './run-server.ts';

/** What ends sooner than this after it was started again may go on ending: the next start waits. In milliseconds. */
const LEAST_LIFE_MS = 10_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Runs a server, and again on the same port whenever it ends by itself, after a pause that grows as long as that doesn't help:
 * whoever was connected connects again, and finds what was committed. A full disk or a lack of memory may pass.
 * @param options.onExit told when its folder is gone or damaged, which no start mends
 * @throws EmbeddedPostgresError with the server's own reason, of the first start
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
