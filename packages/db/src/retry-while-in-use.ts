import { setTimeout as wait } from 'node:timers/promises';

/** 55006: someone is connected. 42501: autovacuum is at work, which we may not end and which is soon done. */
const IN_USE = ['55006', '42501'];

/** Does it again while a database that it copies or drops is in use, such as by a connection that is still closing. */
export async function retryWhileInUse(work: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await work();
      return;
    } catch (cause) {
      const inUse = IN_USE.includes((cause as { code?: string }).code ?? '');
      if (!inUse || tries === 100) throw cause;
      await wait(100);
    }
  }
}
