import { EventListener } from './event-listener.ts';
import { listenerAt } from './event-outbox.ts';
import type { NatsWire } from './nats-wire.ts';
import { takeMessage, type Takers } from './take-message.ts';

/**
 * How a process hears of committed events: by notifications, and with NATS_URL by NATS too. With NATS it still needs
 * notifications from processes without NATS, and while NATS is away. Its connection's name tells the others which it
 * hears.
 */
export class EventFeed {
  readonly #listener: EventListener;
  readonly #wire: NatsWire | null;
  readonly #takers: Takers;

  constructor({
    connectionString,
    wire,
    ...takers
  }: Takers & { connectionString: string; wire: NatsWire | null }) {
    this.#wire = wire;
    this.#takers = takers;
    this.#listener = new EventListener({
      connectionString,
      name: () => listenerAt(wire?.link ?? null),
      ...takers,
    });
  }

  /** Without this the process may miss events; without NATS alone it doesn't. */
  get isListening(): boolean {
    return this.#listener.isListening;
  }

  /** @throws the database's error, or one that says that NATS is away; later failures are retried */
  async start(): Promise<void> {
    await this.#listener.start();
    await this.#wire?.start({
      onMessage: (payload) => takeMessage(payload, this.#takers),
      onChange: async () => {
        // First the others learn how this process hears. Then it reads what they sent before.
        await this.#listener.rename();
        this.#takers.onGap('connection');
      },
    });
    await this.#listener.rename();
  }

  async stop(): Promise<void> {
    await this.#listener.stop();
    await this.#wire?.stop();
  }
}
