import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@ridewire/api/testing/find-free-port';
import type { ServerHost } from './server-host.ts';

/** The product as `npm start` runs it, without the demo. */
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

export async function startServer(
  host: ServerHost,
  connectionString: string,
  settings: Record<string, string> = {},
): Promise<StoryServer> {
  const port = await findFreePort();
  // Pictures are stored here.
  const dataDir = await mkdtemp(join(tmpdir(), 'ridewire-story-'));
  const start = () =>
    host.start({
      NODE_ENV: 'test',
      DATABASE_URL: connectionString,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      // Receivers of webhooks listen on this machine.
      WEBHOOK_ADDRESSES: 'any',
      ...settings,
    });
  await start();
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    kill: () => host.kill(),
    restart: start,
    stop: async () => {
      await host.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
