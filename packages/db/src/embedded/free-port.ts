import { createServer, type AddressInfo } from 'node:net';

/** A port on 127.0.0.1 that was free a moment ago. It may be taken by now, so callers must be ready to ask again. */
export function findFreePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
