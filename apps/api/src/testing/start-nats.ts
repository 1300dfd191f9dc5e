import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import { findFreePort } from './find-free-port.ts';

/** Whether a NATS server is installed: no package of the registry brings one. */
export const hasNats = spawnSync('nats-server', ['--version']).status === 0;

/** For the name of a test that is left out without it. */
export const NEEDS_NATS = 'needs nats-server, from Debian’s package of this name or from nats.io, on PATH';

/** In the same account: those who may not publish, or not listen. */
const USERS = `
  { user: ridewire, password: "p@ss" }
  { user: mute, password: "p@ss", permissions: { publish: { deny: ">" } } }
  { user: deaf, password: "p@ss", permissions: { subscribe: { deny: ">" } } }`;
const DEAF_USERS = `
  { user: ridewire, password: "p@ss", permissions: { subscribe: { deny: ">" } } }`;

const configOf = (users: string) => `
accounts {
  RIDES { users: [${users}] }
  OTHERS { users: [{ user: other, password: "p@ss" }] }
}`;

export interface NatsServer {
  /** A NATS_URL for it. */
  url: string;
  /** One for another user: `other` has another account, `mute` may not publish, `deaf` may not listen. */
  urlOf(user: 'other' | 'mute' | 'deaf'): string;
  /** Takes from the user of `url` the right to listen, or gives it back. */
  setDeaf(isDeaf: boolean): void;
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
  const folder = makeTestFolder();
  const config = join(folder, 'nats.conf');
  writeFileSync(config, configOf(USERS));
  const urlOf = (user: string) => `nats://${user}:p%40ss@127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  process.once('exit', () => {
    child?.kill('SIGKILL');
    removeTestFolder(folder);
  });
  const server: NatsServer = {
    url: urlOf('ridewire'),
    urlOf,
    setDeaf: (isDeaf) => {
      writeFileSync(config, configOf(isDeaf ? DEAF_USERS : USERS));
      child?.kill('SIGHUP');
    },
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    pause: () => void child?.kill('SIGSTOP'),
    goOn: () => void child?.kill('SIGCONT'),
    start: async () => {
      child = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port), '-c', config], {
        stdio: 'ignore',
      });
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
