import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Settings } from '../core/settings.ts';

/**
 * Listens for a moment at the server's port.
 * @throws the system's error when that can't be done
 */
export async function assertPortFree({ PORT, HOST }: Pick<Settings, 'PORT' | 'HOST'>): Promise<void> {
  const server = createServer().listen(PORT, HOST);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
