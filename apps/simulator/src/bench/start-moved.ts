import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { MovedAnswer, MovedNow, MovedOrder } from '@ridewire/api/testing/host-moved-product';

const HOST = fileURLToPath(new URL('../../../api/src/testing/host-moved-product.ts', import.meta.url));

/** How far the clock moves, and whether the product does all its work then. */
export interface Step {
  stepMs: number;
  isToAll: boolean;
}

/**
 * A product whose clock is moved from here. It ends when this process does, in whatever way, and stops its database first: so it
 * isn't killed.
 * @param stillMs it begins at this moment, in milliseconds since 1970, and its clock stands still between two orders
 */
export async function startMoved(stillMs?: number) {
  const child = fork(HOST, stillMs === undefined ? [] : ['--still', String(stillMs)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // A busy machine makes connections slowly.
    env: { ...process.env, NODE_ENV: 'test' },
  });
  let heard = Promise.withResolvers<MovedAnswer>();
  child.on('message', (answer: MovedAnswer) => heard.resolve(answer));
  child.once('exit', () => heard.reject(new Error('The product ended.')));
  const hear = (): Promise<MovedAnswer> => heard.promise;
  const ask = (order: MovedOrder): Promise<MovedAnswer> => {
    heard = Promise.withResolvers();
    child.send(order);
    return hear();
  };
  const first = await hear();
  if (first === 'stopped' || !('ready' in first)) throw new Error('The product isn’t ready.');
  return {
    ...first.ready,
    /** @param meanwhile what people do at the moment to which the clock was moved, before the product does its work */
    step: async (
      { stepMs, isToAll }: Step,
      meanwhile: (nowMs: number) => Promise<void>,
    ): Promise<MovedNow> => {
      const moved = await ask({ stepMs, isToAll });
      if (moved === 'stopped' || !('movedMs' in moved)) throw new Error('The clock wasn’t moved.');
      await meanwhile(moved.movedMs);
      const answer = await ask('work');
      if (answer === 'stopped' || !('now' in answer)) throw new Error('The work wasn’t done.');
      return answer.now;
    },
    /** Waits until nothing is under way in the product, and moves its clock a little, with no work. @returns what it says then */
    tick: async (tickMs: number): Promise<number> => {
      const answer = await ask({ tickMs });
      if (answer === 'stopped' || !('quietMs' in answer)) throw new Error('The clock wasn’t moved.');
      return answer.quietMs;
    },
    stop: async (): Promise<void> => {
      await ask('stop');
      const ended = once(child, 'exit');
      heard.promise.catch(() => {});
      child.disconnect();
      await ended;
    },
  };
}
