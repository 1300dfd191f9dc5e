import type { Db } from '@ridewire/db';
import type { Log } from '../core/log.ts';
import type { BackgroundWork } from '../live/background-work.ts';
import type { WebhookAddresses } from './is-webhook-address.ts';
import type { SettledEvents } from '../events/settled-events.ts';
import { createDeliverer } from './webhook-deliverer.ts';
import { activeWebhooks, makeDeliveries } from './webhook-queue.ts';

interface Deps {
  db: Db;
  log: Log;
  settledEvents: SettledEvents;
  webhookAddresses: WebhookAddresses;
}

/** How often a process looks without having heard of an event, in milliseconds. */
const LOOK_MS = 1_000;

/**
 * Tells programs what happens to rides. The log of events is what they are told from, so nothing has to be kept for
 * them when a ride changes, and a process that is killed loses nothing.
 */
export function webhookWork(deps: Deps): BackgroundWork[] {
  const { db, settledEvents } = deps;
  const deliverer = createDeliverer(deps);
  let isHeard = true;
  let active: string[] = [];
  let lookedAt = -Infinity;
  const tell = async (): Promise<void> => {
    const isDue = performance.now() - lookedAt >= LOOK_MS;
    if (!isDue && !(isHeard && active.length > 0)) return;
    isHeard = false;
    if (isDue) {
      lookedAt = performance.now();
      active = await activeWebhooks(db);
    }
    if (active.length === 0) return;
    const through = await settledEvents();
    const failures: unknown[] = [];
    // A batch of each in turn, so that one with much to tell holds up no other.
    for (const webhookId of active.filter((id) => !deliverer.isResting(id))) {
      try {
        if (await makeDeliveries(db, webhookId, through)) isHeard = true;
        await deliverer.deliver(webhookId);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  };
  return [
    {
      what: 'tell webhooks',
      everyMs: 50,
      run: tell,
      take: ({ event }) => {
        if (event.startsWith('ride.')) isHeard = true;
      },
      restAfterGap: () => {
        isHeard = true;
      },
      end: deliverer.finish,
    },
  ];
}
