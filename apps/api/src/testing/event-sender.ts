import { openDb } from '@ridewire/db';
import { EventOutbox } from '../live/event-outbox.ts';
import { NatsWire } from '../live/nats-wire.ts';

/** How its statements tell, for a statement of a benchmark. */
export { keepInstead, TELL_MESSAGES } from '../live/outbox.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };

/** What a process of the product sends its events by, with NATS_URL. */
export async function openSender(connectionString: string, natsUrl: string) {
  const db = openDb(connectionString, { maxConnections: 2 });
  const wire = new NatsWire({ url: natsUrl, subject: 'ridewire.bench', log });
  await wire.start({ onMessage: () => {}, onChange: async () => {} });
  const outbox = new EventOutbox({ db, wire, log });
  return {
    outbox,
    stop: async () => {
      await outbox.stop();
      await wire.stop();
      await db.close();
    },
  };
}
