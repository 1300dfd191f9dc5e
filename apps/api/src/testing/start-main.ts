import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { COMPILED } from './compiled.ts';

const MAIN = fileURLToPath(new URL('../server/main.ts', import.meta.url));

export interface MainProcess {
  url: string;
  /** All its output so far, both streams. */
  output(): string;
  /** Resolves when it is gone. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/**
 * The server as users start it, in a separate process.
 * @param connectionString of an existing database; undefined has it start its own
 */
export async function startMain(
  connectionString: string | undefined,
  env: Record<string, string>,
): Promise<MainProcess> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      NODE_COMPILE_CACHE: COMPILED,
      // Without streets, which would be drawn again for each.
      PICKUP_AREA: 'anywhere',
      DATABASE_URL: connectionString,
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const gone = once(child, 'close');
  await new Promise<void>((resolve, reject) => {
    const take = (data: Buffer) => {
      output += data.toString();
      if (output.includes('ridewire: ready')) resolve();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    gone.then(() => reject(new Error(`it ended before it was ready: ${output}`)), reject);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    end: async (signal) => {
      child.kill(signal);
      await gone;
    },
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
