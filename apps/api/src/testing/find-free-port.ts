import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the range that systems use for outgoing connections, so it stays free while a server restarts. */
const FIRST = 20_000;
const LAST = 32_000;

export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
