import type { Db } from '@ridewire/db';
import type { Log } from '../core/log.ts';
import { closePush, delayPush, forgetDevice, takePushes, type TakenPush } from './push-queue.ts';
import { sendPush } from './send-push.ts';
import type { PushSettings } from './subscribe-push.ts';

/** How many messages a process sends at once; further ones wait in the database. */
const AT_ONCE = 32;

/** Sends messages that are due, some at once; a slow push service holds up only its own. */
export function createSender(deps: { db: Db; log: Log; push: PushSettings; publicUrl: string }) {
  const { db, log } = deps;
  const underWay = new Set<Promise<void>>();
  /** Places kept for messages that are being taken from the database. */
  let asked = 0;

  async function sendOne(taken: TakenPush): Promise<void> {
    const outcome = await sendPush(deps, taken);
    if (outcome.is === 'later') return delayPush(db, taken.id, outcome.seconds);
    if (outcome.is === 'gone') return forgetDevice(db, taken.endpoint);
    if (outcome.is === 'refused')
      // A device’s address is a secret: only its service is named.
      log.warn(
        { service: new URL(taken.endpoint).host, status: outcome.status },
        'a push service refused a message',
      );
    await closePush(db, taken.id);
  }

  async function send(): Promise<void> {
    const room = AT_ONCE - underWay.size - asked;
    if (room <= 0) return;
    asked += room;
    const taken = await takePushes(db, room).finally(() => (asked -= room));
    for (const each of taken) {
      const sending = sendOne(each)
        .catch((error: unknown) => log.error({ error }, 'could not note what became of a push message'))
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    }
    // More may be due than there was room for.
    if (taken.length === room)
      void Promise.race(underWay)
        .then(send)
        .catch((error: unknown) => log.error({ error }, 'could not push what is due'));
  }

  return { send, finish: async () => void (await Promise.all(underWay)) };
}
