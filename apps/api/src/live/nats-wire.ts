import { connect, type NatsConnection } from '@nats-io/transport-node';
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../core/log.ts';
import { reasonOf } from '../core/reason-of.ts';
import type { Link, Wire } from './event-outbox.ts';
import { reconnect } from './reconnect.ts';

const CONNECT_WITHIN_MS = 5_000;
/** A silent server is asked this often, and lost at the second question without an answer. */
const ASK_EVERY_MS = 2_000;
const UNANSWERED = 2;
/** A server that hasn't confirmed what was published by then is lost. */
const CONFIRM_WITHIN_MS = 1_000;

/** A connection greets itself to learn that it hears. No event begins like this. */
const GREETING = 'hello ';

interface Connected extends Link {
  readonly connection: NatsConnection;
}

interface Handlers {
  onMessage: (payload: string) => void;
  /** Called when the connection is lost, and when it hears again. */
  onChange: () => Promise<void>;
}

/**
 * The process's connection to NATS: one subject, on which every process of this database publishes and listens.
 * Reconnects until stopped.
 */
export class NatsWire implements Wire {
  readonly #options: { url: string; subject: string; log: Log };
  #handlers: Handlers = { onMessage: () => {}, onChange: async () => {} };
  #link: Connected | null = null;
  readonly #stopping = new AbortController();

  constructor(options: { url: string; subject: string; log: Log }) {
    this.#options = options;
  }

  get link(): Link | null {
    return this.#link;
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
    this.#stopping.abort();
    const link = this.#link;
    this.#link = null;
    await link?.connection.close();
  }

  publish(payload: string): Link | null {
    const link = this.#link;
    try {
      link?.connection.publish(this.#options.subject, payload);
      return link;
    } catch {
      // The connection has just been lost.
      return null;
    }
  }

  async flush(link: Link): Promise<boolean> {
    if (this.#link !== link) return false;
    const { connection } = this.#link;
    const isConfirmed = await within(CONFIRM_WITHIN_MS, connection.flush());
    if (!isConfirmed) void connection.close();
    return isConfirmed && this.#link === link;
  }

  async #connect(): Promise<void> {
    const { url, subject } = this.#options;
    const connection = await connect({
      ...addressOf(url),
      name: 'ridewire',
      timeout: CONNECT_WITHIN_MS,
      reconnect: false,
      pingInterval: ASK_EVERY_MS,
      maxPingOut: UNANSWERED,
      ignoreClusterUpdates: true,
    });
    void closeWhenRefused(connection);
    const greeting = GREETING + randomUUID();
    const hearing = Promise.withResolvers<void>();
    connection.subscribe(subject, {
      callback: (error, message) => {
        if (error) return void connection.close();
        const payload = message.string();
        if (payload === greeting) hearing.resolve();
        else if (!payload.startsWith(GREETING)) this.#handlers.onMessage(payload);
      },
    });
    connection.publish(subject, greeting);
    const closed = connection.closed();
    const heard = Promise.race([
      hearing.promise,
      closed.then((error) => Promise.reject(error ?? new Error())),
    ]);
    // To a user who may not subscribe, the server says nothing, or reports it and keeps the connection.
    if (!(await within(CONNECT_WITHIN_MS, heard))) {
      void connection.close();
      throw new Error(`no answer, unless its user may not publish and subscribe to ${subject}`);
    }
    if (this.#stopping.signal.aborted) return void connection.close();
    const link = { connection, place: placeOf(connection, url, subject) };
    this.#link = link;
    void closed.then(() => this.#lost(link));
  }

  #lost(link: Connected): void {
    if (this.#link !== link) return;
    this.#link = null;
    this.#options.log.warn('lost the connection to NATS: events go through the database until it is back');
    this.#report();
    void reconnect(() => this.#connect(), this.#stopping.signal).then((isBack) => {
      if (!isBack) return;
      this.#options.log.info('connected to NATS again');
      this.#report();
    });
  }

  #report(): void {
    this.#handlers.onChange().catch((error: unknown) => {
      this.#options.log.error({ error }, 'could not follow the connection to NATS');
    });
  }
}

async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  const giveUp = new AbortController();
  const isDone = await Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    wait(ms, false, { signal: giveUp.signal }).catch(() => false),
  ]);
  giveUp.abort();
  return isDone;
}

/** A connection that may no longer publish or listen stays open and silent: it counts as lost. */
async function closeWhenRefused(connection: NatsConnection): Promise<void> {
  for await (const { type } of connection.status()) if (type === 'error') await connection.close();
}

/** Processes hear each other at the same server, by the same subject and in the same account, which depends on the user. */
function placeOf(connection: NatsConnection, url: string, subject: string): string {
  const { username, password } = new URL(url);
  // A token is a secret, and everyone can read a connection's name.
  const user = password ? username : createHash('sha256').update(username).digest('hex');
  return createHash('sha256')
    .update(JSON.stringify([connection.info?.server_id, subject, user]))
    .digest('hex')
    .slice(0, 32);
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
