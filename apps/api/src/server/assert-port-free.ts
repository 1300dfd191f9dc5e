import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Settings } from '../core/settings.ts';

/**
 * Listens for a moment where the server is to.
 * @throws the system's error when that can't be
 */
export async function assertPortFree({ PORT, HOST }: Pick<Settings, 'PORT' | 'HOST'>): Promise<void> {
  const server = createServer().listen(PORT, HOST);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
