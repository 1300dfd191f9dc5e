import { setTimeout as wait } from 'node:timers/promises';
import type { TestActor } from '@ridewire/api/testing/actors';
import { WebSocket } from 'ws';

/** Time between two echoes, in milliseconds: short enough to notice every pause, long enough to be no load itself. */
const ECHO_EVERY_MS = 4;

/** A live socket, signed in as `actor` if given, and the round-trip time of one frame in milliseconds. */
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

/** Repeats an action for this long, and collects its results. */
export async function during<T>(milliseconds: number, once: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  await untilThen(milliseconds, async () => void results.push(await once()));
  return results;
}

export async function untilThen(milliseconds: number, once: () => Promise<void>): Promise<void> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) await once();
}
