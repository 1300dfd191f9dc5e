import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openConnection } from '../people/open-connection.ts';

/** An account may change 120 things an hour. */
const PAUSE_MS = 150;
/** A push that takes longer isn't waited for. */
const LOST_MS = 20_000;

/**
 * Two screens of one admin: what is changed on one is pushed to the other.
 * @param cookie an admin's, who has no saved views
 */
export async function openPushes(url: string, cookie: string) {
  const [changing, watching] = [openConnection(url, cookie), openConnection(url, cookie)];
  let onPush = (_search: string | undefined) => {};
  const seen = Promise.withResolvers<void>();
  const subscription = watching.trpc.savedViews.mine.subscribe(undefined, {
    onData: (message) => {
      if (message.type === 'snapshot') onPush(message.data.views[0]?.search);
      seen.resolve();
    },
  });
  await seen.promise;
  const id = randomUUID();
  let changes = 0;
  const timeOne = async () => {
    const search = `q=${(changes += 1)}`;
    const pushed = new Promise<void>((resolve) => {
      onPush = (each) => each === search && resolve();
    });
    const start = performance.now();
    await changing.trpc.savedViews.save.mutate({ id, page: 'rides', name: 'Pushed', search });
    await Promise.race([pushed, wait(LOST_MS)]);
    return performance.now() - start;
  };
  return {
    /** How long each push took until this was over, in milliseconds from the call. */
    async timesUntil(end: Promise<unknown>): Promise<number[]> {
      let isOver = false;
      const over = end.finally(() => (isOver = true));
      const times: number[] = [];
      while (!isOver) {
        times.push(await timeOne());
        await wait(PAUSE_MS);
      }
      await over;
      return times;
    },
    async close(): Promise<void> {
      subscription.unsubscribe();
      await Promise.all([changing.close(), watching.close()]);
    },
  };
}
