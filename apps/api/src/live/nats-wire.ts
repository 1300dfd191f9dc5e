import { connect, type NatsConnection } from '@nats-io/transport-node';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../core/log.ts';
import { reasonOf } from '../core/reason-of.ts';
import type { Wire } from './event-outbox.ts';

const CONNECT_WITHIN_MS = 5_000;
/** A silent server is asked this often, and lost at the second question without an answer. */
const ASK_EVERY_MS = 2_000;
const UNANSWERED = 2;
/** A server that hasn't confirmed what was published within this time is lost. */
const CONFIRM_WITHIN_MS = 1_000;
const MAX_BACKOFF_MS = 5_000;

interface Handlers {
  onMessage: (payload: string) => void;
  /** Called when the connection is lost, and when it is back and hears again. */
  onChange: () => Promise<void>;
}

/**
 * The process's connection to NATS: one subject, on which every process of this database publishes and listens, also to
 * itself. Reconnects with backoff until it is stopped.
 */
export class NatsWire implements Wire {
  readonly #options: { url: string; subject: string; log: Log };
  #handlers: Handlers = { onMessage: () => {}, onChange: async () => {} };
  #connection: NatsConnection | null = null;
  #retry: NodeJS.Timeout | undefined;
  #stopped = false;
  #failures = 0;

  constructor(options: { url: string; subject: string; log: Log }) {
    this.#options = options;
  }

  get server(): string | null {
    return this.#connection?.info?.server_id ?? null;
  }

  /** @throws Error with one sentence when the server can't be reached; later failures are retried */
  async start(handlers: Handlers): Promise<void> {
    this.#handlers = handlers;
    try {
      await this.#connect();
    } catch (error) {
      const { hostname, port } = new URL(this.#options.url);
      throw new Error(`Can't reach NATS at ${hostname}:${port || 4222}: ${explain(error)}.`, {
        cause: error,
      });
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    const connection = this.#connection;
    this.#connection = null;
    await connection?.close();
  }

  publish(payload: string): void {
    try {
      this.#connection?.publish(this.#options.subject, payload);
    } catch {
      // It was lost a moment ago: the next flush says so.
    }
  }

  async flush(): Promise<boolean> {
    const connection = this.#connection;
    if (!connection) return false;
    const giveUp = new AbortController();
    const isConfirmed = await Promise.race([
      connection.flush().then(
        () => true,
        () => false,
      ),
      wait(CONFIRM_WITHIN_MS, false, { signal: giveUp.signal }).catch(() => false),
    ]);
    giveUp.abort();
    if (!isConfirmed) void connection.close();
    return isConfirmed && this.#connection === connection;
  }

  async #connect(): Promise<void> {
    const connection = await connect({
      ...addressOf(this.#options.url),
      name: 'ridewire',
      timeout: CONNECT_WITHIN_MS,
      reconnect: false,
      pingInterval: ASK_EVERY_MS,
      maxPingOut: UNANSWERED,
      ignoreClusterUpdates: true,
    });
    connection.subscribe(this.#options.subject, {
      callback: (error, message) => {
        if (!error) this.#handlers.onMessage(message.string());
      },
    });
    await connection.flush();
    if (this.#stopped) return void connection.close();
    this.#connection = connection;
    this.#failures = 0;
    void connection.closed().then(() => this.#lost(connection));
  }

  #lost(connection: NatsConnection): void {
    if (this.#connection !== connection || this.#stopped) return;
    this.#connection = null;
    this.#options.log.warn('lost the connection to NATS: events go through the database until it is back');
    this.#report();
    this.#reconnect();
  }

  #reconnect(): void {
    if (this.#stopped) return;
    const backoffMs = Math.min(MAX_BACKOFF_MS, 50 * 2 ** this.#failures) * (0.5 + Math.random() / 2);
    this.#failures += 1;
    this.#retry = setTimeout(() => {
      this.#connect().then(
        () => {
          if (this.#stopped) return;
          this.#options.log.info('connected to NATS again');
          this.#report();
        },
        () => this.#reconnect(),
      );
    }, backoffMs);
  }

  #report(): void {
    this.#handlers.onChange().catch((error: unknown) => {
      this.#options.log.error({ error }, 'could not follow the connection to NATS');
    });
  }
}

function addressOf(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: `${hostname}:${port || 4222}`,
    ...(protocol === 'tls:' && { tls: {} }),
    // A name without a password is a token.
    ...(user && (pass ? { user, pass } : { token: user })),
  };
}

/** The library's error says that the connection was refused; its cause says why. */
function explain(error: unknown): string {
  const { cause } = error as Error;
  return (cause instanceof Error && cause.message ? cause.message : reasonOf(error)).replace(/\.$/, '');
}
