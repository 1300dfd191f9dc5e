import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const FLOOD = fileURLToPath(new URL('./flood-clients.ts', import.meta.url));

/**
 * Starts a hundred sockets of one account, or of a stranger, that ask for more than they may have.
 * @param url of the server, http://host:port
 * @param cookie empty for a stranger
 * @returns ends it
 */
export async function startFlood(
  url: string,
  cookie: string,
  kind: 'views' | 'calls',
): Promise<() => Promise<void>> {
  const flood = fork(FLOOD, [`${url.replace('http', 'ws')}/trpc`, cookie, kind]);
  await once(flood, 'message');
  return async () => {
    flood.disconnect();
    await once(flood, 'exit');
  };
}
