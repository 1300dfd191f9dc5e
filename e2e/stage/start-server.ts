import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { findFreePort } from './find-free-port.ts';

const MAIN = fileURLToPath(new URL('../../apps/api/src/main.ts', import.meta.url));
/** What the first server compiled, the others of this and later runs read. */
const COMPILED = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));
/** Its input is our pipe, which closes however we end: no server outlives its story. */
const END_WITH_PARENT = 'data:text/javascript,process.stdin.on("end",()=>process.exit(1)).resume()';

/** The product as `npm start` runs it, in a process of its own, without the demo. */
export interface StoryServer {
  port: number;
  /** http://127.0.0.1:port */
  url: string;
  /** SIGKILL: no socket is told anything. */
  kill(): Promise<void>;
  /** Starts it again after `kill`, on the same port and database. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startServer(connectionString: string): Promise<StoryServer> {
  const port = await findFreePort();
  // Pictures lie here.
  const dataDir = await mkdtemp(join(tmpdir(), 'ridewire-story-'));
  let child = await spawnServer(connectionString, port, dataDir);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    kill: () => end('SIGKILL'),
    restart: async () => {
      child = await spawnServer(connectionString, port, dataDir);
    },
    stop: async () => {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function spawnServer(connectionString: string, port: number, dataDir: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, MAIN], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // Nothing of the caller's own settings.
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      NODE_COMPILE_CACHE: COMPILED,
      DATABASE_URL: connectionString,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
    },
  });
  const isReady = new Promise<boolean>((resolve) => {
    createInterface({ input: child.stdout })
      .on('line', (line) => line.includes('ready on') && resolve(true))
      .on('close', () => resolve(false));
  });
  if (await isReady) return child;
  throw new Error('The server ended before it was ready.');
}
