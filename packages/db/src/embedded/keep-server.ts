import type { EmbeddedPostgresError } from './launcher-error.ts';
import { runServer, type RunServerOptions, type Server } from './run-server.ts';

/** What ends again so soon after it was started again would go on ending, in milliseconds. */
const LEAST_LIFE_MS = 10_000;

/**
 * Runs a server, and once more on the same port should it end by itself: whoever was connected connects again, and finds what was
 * committed.
 * @param options.onExit told when that doesn't help
 * @throws EmbeddedPostgresError with the server's own reason, of the first start
 */
export async function keepServer({ onExit, ...options }: RunServerOptions): Promise<Server> {
  let startedAgainMs = -Infinity;
  let isStopped = false;
  let starting = Promise.resolve();
  const run = (port: number | undefined) => runServer({ ...options, port, onExit: handleEnd });
  let server = await run(options.port);

  function handleEnd(error: EmbeddedPostgresError): void {
    if (performance.now() - startedAgainMs < LEAST_LIFE_MS) return onExit(error);
    options.log(`${error.message} It is started again.`);
    starting = startAgain().catch((failure: unknown) => onExit(failure as EmbeddedPostgresError));
  }
  async function startAgain(): Promise<void> {
    server = await run(server.port);
    startedAgainMs = performance.now();
    if (isStopped) await server.stop();
  }

  return {
    port: server.port,
    get pid() {
      return server.pid;
    },
    stop: async () => {
      isStopped = true;
      await starting;
      await server.stop();
    },
  };
}
