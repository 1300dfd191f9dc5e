import type { Db } from '@ridewire/db';
import type { Log } from '../core/log.ts';
import type { BackgroundWork } from '../live/background-work.ts';
import { addPushes, forgetPushes } from './push-queue.ts';
import type { DuePush } from './push-queue.ts';
import { pushesOf } from './pushes-of.ts';
import { createSender } from './push-sender.ts';
import type { PushSettings } from './subscribe-push.ts';

interface Deps {
  db: Db;
  log: Log;
  push: PushSettings;
  publicUrl: string;
}

/** While the database is away, older ones give way: nobody waits for thousands. */
const MOST_HELD = 10_000;

/**
 * Tells people whose app is closed. Each process notes the events it hears, and a message noted by several counts once;
 * the process that takes it sends it. If the database is away, they are noted later.
 */
export function pushWork(deps: Deps): BackgroundWork[] {
  let heard: DuePush[] = [];
  const sender = createSender(deps);
  const note = async (): Promise<void> => {
    if (heard.length === 0) return;
    const taken = heard;
    heard = [];
    let isAny: boolean;
    try {
      isAny = await addPushes(deps.db, taken);
    } catch (error) {
      heard = [...taken, ...heard].slice(-MOST_HELD);
      throw error;
    }
    // Where nobody of them wants any, nothing is due. What another process added, it sends.
    if (isAny) await sender.send();
  };
  return [
    {
      what: 'note what to push',
      everyMs: 50,
      run: note,
      take: (event) => {
        // A database that doesn't answer at all holds up what notes them.
        if (heard.length > 2 * MOST_HELD) heard = heard.slice(-MOST_HELD);
        const nowMs = Date.now();
        for (const { ttlMs, ...push } of pushesOf(event, nowMs))
          heard.push({ ...push, expiresAtMs: nowMs + ttlMs });
      },
    },
    // Those of killed processes, and those to be tried again.
    { what: 'push what is due', everyMs: 1_000, run: sender.send },
    { what: 'forget pushed messages', everyMs: 60_000, run: () => forgetPushes(deps.db) },
    // A clean end loses none that is on its way.
    { what: 'finish pushing', everyMs: 60_000, run: sender.finish, isDoneAtEnd: true },
  ];
}
