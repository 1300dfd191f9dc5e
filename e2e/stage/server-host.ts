import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { COMPILED } from '@ridewire/api/testing/compiled';
import type { HostOrder } from '@ridewire/api/testing/host-product';

const HOST = fileURLToPath(new URL('../../apps/api/src/testing/host-product.ts', import.meta.url));

/**
 * A process that runs one server after another. Most of the cost of a short story's server is loading its code, which
 * happens once in here.
 */
export interface ServerHost {
  start(settings: Record<string, string>): Promise<void>;
  /** Ends the server like a signal. */
  stop(): Promise<void>;
  /** SIGKILL: no socket is told anything. The next start has its own process. */
  kill(): Promise<void>;
}

export function openHost(): ServerHost {
  let child: ChildProcess | undefined;
  const ask = (order: HostOrder): Promise<void> => {
    const host = (child ??= spawnHost());
    return new Promise((resolve, reject) => {
      const fail = () => {
        child = undefined;
        reject(new Error('The server ended by itself.'));
      };
      host.once('exit', fail);
      host.once('message', () => {
        host.off('exit', fail);
        resolve();
      });
      host.send(order);
    });
  };
  return {
    start: (settings) => ask({ settings }),
    stop: async () => {
      if (child) await ask('stop');
    },
    kill: async () => {
      if (!child) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      child = undefined;
      await ended;
    },
  };
}

const spawnHost = (): ChildProcess =>
  fork(HOST, {
    // Nothing from the caller's own settings.
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', NODE_COMPILE_CACHE: COMPILED },
    execArgv: [],
  });
