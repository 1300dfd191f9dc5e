import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from './find-free-port.ts';

/** One person's connection to the server, which a test can break as networks do. */
export interface Line {
  /** The address this person's browser has to open instead of the server's. */
  url: string;
  /** Cuts every connection, and refuses new ones. */
  cut(): void;
  /** Nothing passes in either direction any more, and nobody is told. */
  freeze(): void;
  /** Answers come a byte at a time, two in a second, as from a server that is about to break down. */
  drip(): void;
  /** Works again. Cut connections stay cut; frozen and dripping ones continue. */
  restore(): void;
  /** Leads new connections to another server from now on. */
  lead(port: number): void;
  /** Leads each new connection to the next of these servers, and past those that refuse it, as a balancer does. */
  share(ports: readonly number[]): void;
  /** What is connected now stays silent for good, as to a machine that is gone; new connections work. */
  abandon(): void;
  close(): Promise<void>;
}

const DRIP_MS = 500;

export async function openLine(serverPort: number): Promise<Line> {
  const port = await findFreePort();
  const sockets = new Set<Socket>();
  const abandoned = new Set<Socket>();
  let leadsTo: readonly number[] = [serverPort];
  let turn = 0;
  let state: 'works' | 'cut' | 'frozen' | 'dripping' = 'works';
  const pass = async (from: Socket, to: Socket, data: Buffer) => {
    from.pause();
    let at = 0;
    for (; at < data.length && state === 'dripping' && !to.destroyed; at += 1) {
      to.write(data.subarray(at, at + 1));
      await wait(DRIP_MS, undefined, { ref: false });
    }
    to.write(data.subarray(at));
    if (state !== 'frozen') from.resume();
  };
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const relay = createServer({ allowHalfOpen: true }, (near) => {
    if (state === 'cut') return near.resetAndDestroy();
    keep(near);
    turn = (turn + 1) % leadsTo.length;
    reach(near, [...leadsTo.slice(turn), ...leadsTo.slice(0, turn)]);
  });
  /** Joins a connection to the first of these servers that takes it. */
  function reach(near: Socket, [port = serverPort, ...others]: readonly number[]): void {
    const far = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    if (others.length > 0) {
      const tryNext = () => reach(near, others);
      far.once('error', tryNext);
      far.once('connect', () => {
        far.off('error', tryNext);
        join(near, far);
      });
    } else join(near, far);
  }
  function join(near: Socket, far: Socket): void {
    keep(far);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (data) => {
        if (state === 'dripping' && from === far) void pass(from, to, data);
        else to.write(data);
      });
      from.on('end', () => to.end());
      from.on('close', () => to.destroy());
      if (state === 'frozen') from.pause();
    }
  }
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
    drip() {
      state = 'dripping';
    },
    restore() {
      state = 'works';
      for (const socket of sockets) socket.resume();
    },
    lead(to) {
      leadsTo = [to];
    },
    share(ports) {
      leadsTo = ports;
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
