import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from './find-free-port.ts';

/** Whether a NATS server is installed: no package of the registry brings one. */
export const hasNats = spawnSync('nats-server', ['--version']).status === 0;

/** For the name of a test that is left out without it. */
export const NEEDS_NATS = 'needs nats-server, from Debian’s package of this name or from nats.io, on PATH';

export interface NatsServer {
  /** A NATS_URL for it. */
  url: string;
  /** Ends at once. */
  kill(): Promise<void>;
  /** Computes nothing until it goes on; its connections stay. */
  pause(): void;
  goOn(): void;
  /** Starts it again on the same port, after `kill`. */
  start(): Promise<void>;
}

/** A NATS server of its own, with a password. It ends with this process. */
export async function startNats(): Promise<NatsServer> {
  const port = await findFreePort();
  let child: ChildProcess | undefined;
  process.once('exit', () => child?.kill('SIGKILL'));
  const server: NatsServer = {
    url: `nats://ridewire:p%40ss@127.0.0.1:${port}`,
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    pause: () => void child?.kill('SIGSTOP'),
    goOn: () => void child?.kill('SIGCONT'),
    start: async () => {
      child = spawn(
        'nats-server',
        ['-a', '127.0.0.1', '-p', String(port), '--user', 'ridewire', '--pass', 'p@ss'],
        { stdio: 'ignore' },
      );
      while (!(await isListening(port))) {
        if (child.exitCode !== null) throw new Error(`nats-server ended with ${child.exitCode}`);
        await wait(20);
      }
    },
  };
  await server.start();
  return server;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}
