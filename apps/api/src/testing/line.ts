import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { findFreePort } from './find-free-port.ts';

/** One person's connection to the server, which a test can break as networks do. */
export interface Line {
  /** The address this person's browser has to open instead of the server's. */
  url: string;
  /** Cuts every connection, and refuses new ones. */
  cut(): void;
  /** Nothing passes in either direction any more, and nobody is told. */
  freeze(): void;
  /** Works again. Cut connections stay cut; frozen ones continue. */
  restore(): void;
  /** Leads new connections to another server from now on. */
  lead(port: number): void;
  /** What is connected now stays silent for good, as to a machine that is gone; new connections work. */
  abandon(): void;
  close(): Promise<void>;
}

export async function openLine(serverPort: number): Promise<Line> {
  const port = await findFreePort();
  const sockets = new Set<Socket>();
  const abandoned = new Set<Socket>();
  let leadsTo = serverPort;
  let state: 'works' | 'cut' | 'frozen' = 'works';
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const relay = createServer({ allowHalfOpen: true }, (near) => {
    if (state === 'cut') return near.resetAndDestroy();
    const far = connect({ port: leadsTo, host: '127.0.0.1', allowHalfOpen: true });
    keep(near);
    keep(far);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (data) => to.write(data));
      from.on('end', () => to.end());
      from.on('close', () => to.destroy());
      if (state === 'frozen') from.pause();
    }
  });
  relay.listen(port, '127.0.0.1');
  await once(relay, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    cut() {
      state = 'cut';
      for (const socket of sockets) socket.resetAndDestroy();
    },
    freeze() {
      state = 'frozen';
      for (const socket of sockets) socket.pause();
    },
    restore() {
      state = 'works';
      for (const socket of sockets) socket.resume();
    },
    lead(to) {
      leadsTo = to;
    },
    abandon() {
      for (const socket of sockets) {
        socket.pause();
        abandoned.add(socket);
      }
      sockets.clear();
    },
    async close() {
      for (const socket of [...sockets, ...abandoned]) socket.destroy();
      relay.close();
      await once(relay, 'close');
    },
  };
}
