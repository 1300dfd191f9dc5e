import { setTimeout as wait } from 'node:timers/promises';
import type { TestActor } from '@ridewire/api/testing/actors';
import { WebSocket } from 'ws';

/** Between two echoes: often enough to meet every pause, seldom enough not to be a load itself. In milliseconds. */
const ECHO_EVERY_MS = 4;

/** A live socket, of `actor` if given, and the time of one frame to the server and back, in milliseconds. */
export async function openEcho(url: string, actor?: TestActor) {
  const socket = new WebSocket(url.replace('http', 'ws'), { headers: actor && { cookie: actor.cookie } });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return {
    once: async (): Promise<number> => {
      const answered = new Promise((resolve) => socket.once('message', resolve));
      const start = performance.now();
      socket.send('PING');
      await answered;
      const took = performance.now() - start;
      await wait(ECHO_EVERY_MS);
      return took;
    },
    close: () => socket.close(),
  };
}

/** Does the same again and again for so long; what each time gave. */
export async function during<T>(milliseconds: number, once: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  await untilThen(milliseconds, async () => void results.push(await once()));
  return results;
}

export async function untilThen(milliseconds: number, once: () => Promise<void>): Promise<void> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) await once();
}
