import pg from 'pg';
import { CONNECT_WITHIN_MS } from '@ridewire/db';
import { CHANNEL } from './events.ts';
import { reconnect } from './reconnect.ts';
import { takeMessage, type Takers } from './take-message.ts';

/** A silent LISTEN connection may be dead: it is asked this often, and given this long to answer. */
const HEARTBEAT_MS = 5_000;
const HEARTBEAT_TIMEOUT_MS = 3_000;
/**
 * The name of a listener's connection as other processes see it. One that hears by notifications alone has just this,
 * also in older releases; one that also hears by NATS adds which server.
 */
export const LISTENER = 'ridewire listener';

/** Older releases look in pg_stat_activity. */
const GIVE_NAME = `
insert into event_listeners (pid, name) values (pg_backend_pid(), set_config('application_name', $1, false))
on conflict (pid) do update set name = excluded.name`;

/** Also puts back a row that was taken for that of an ended connection with the same pid. */
const ASK = `
insert into event_listeners (pid, name) values (pg_backend_pid(), current_setting('application_name'))
on conflict do nothing`;

interface Options extends Takers {
  connectionString: string;
  name?: () => string;
}

/**
 * The process's one LISTEN connection. Reconnects until stopped, and reports each gap once it listens again, so that a
 * read after the report misses nothing.
 */
export class EventListener {
  readonly #options: Options;
  #client: pg.Client | null = null;
  #heartbeat: NodeJS.Timeout | undefined;
  readonly #stopping = new AbortController();

  constructor(options: Options) {
    this.#options = options;
  }

  get isListening(): boolean {
    return this.#client !== null;
  }

  /** @throws the database's error when the first connection fails; later failures are retried */
  async start(): Promise<void> {
    await this.#connect();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#heartbeat);
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => {});
  }

  /** Gives the connection its present name. Resolves once other processes see it, or have seen the connection end. */
  async rename(): Promise<void> {
    const client = this.#client;
    if (client) await this.#giveName(client).catch(() => this.#lost(client));
  }

  /** Poolers drop the name that a connection starts with, and the name may change while it is given. */
  async #giveName(client: pg.Client): Promise<void> {
    for (let given: string | undefined; given !== this.#name();) {
      given = this.#name();
      await client.query(GIVE_NAME, [given]);
    }
  }

  #name(): string {
    return this.#options.name?.() ?? LISTENER;
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.connectionString,
      application_name: this.#name(),
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: CONNECT_WITHIN_MS,
      keepAlive: true,
    });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => {
      if (payload) takeMessage(payload, this.#options);
    });
    try {
      await client.connect();
      await this.#giveName(client);
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    if (this.#stopping.signal.aborted) return void client.end().catch(() => {});
    this.#client = client;
    this.#scheduleHeartbeat(client);
    // The name may have changed before there was a connection.
    await this.rename();
  }

  #scheduleHeartbeat(client: pg.Client): void {
    this.#heartbeat = setTimeout(() => {
      const deadline = setTimeout(() => this.#lost(client), HEARTBEAT_TIMEOUT_MS);
      client
        .query(ASK)
        .then(() => this.#client === client && this.#scheduleHeartbeat(client))
        .catch(() => this.#lost(client))
        .finally(() => clearTimeout(deadline));
    }, HEARTBEAT_MS);
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    clearTimeout(this.#heartbeat);
    this.#options.log.warn('lost the connection that listens to the database, reconnecting');
    client.end().catch(() => {});
    // A connection whose peer is gone never finishes closing.
    (client as unknown as { connection?: { stream?: { destroy(): void } } }).connection?.stream?.destroy();
    void reconnect(() => this.#connect(), this.#stopping.signal).then((isBack) => {
      if (!isBack || !this.#client) return;
      this.#options.log.info('listening to the database again');
      this.#options.onGap('connection');
    });
  }
}
