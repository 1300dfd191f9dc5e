import pg from 'pg';
import { CONNECT_WITHIN_MS } from '@ridewire/db';
import type { Log } from '../core/log.ts';
import { CHANNEL, type ServerEvent } from './events.ts';

/** A silent LISTEN connection may be dead: it is asked this often, and given this long to answer, in milliseconds. */
const HEARTBEAT_MS = 5_000;
const HEARTBEAT_TIMEOUT_MS = 3_000;
const MAX_BACKOFF_MS = 5_000;
/**
 * The beginning of a ride's event as json_build_object and JSON.stringify write it: enough to tell whether it is news,
 * without parsing the rest.
 */
const RIDE_HEAD =
  /^\{"event" ?: ?"ride\.[a-z_]+", ?"ride" ?: ?\{"id" ?: ?"([0-9a-f-]{36})", ?"version" ?: ?(\d+),/;

interface Options {
  connectionString: string;
  /** Versions of rides that are no longer news: this process delivered its own when they committed. */
  isKnown: (rideId: string, version: number) => boolean;
  onEvent: (event: ServerEvent) => void;
  /** Called after every reconnect: events may have been missed. */
  onGap: () => void;
  log: Log;
}

/**
 * The process's one LISTEN connection. Reconnects with backoff until it is stopped, and reports each gap once it
 * listens again, so that a read after the report misses nothing.
 */
export class EventListener {
  readonly #options: Options;
  #client: pg.Client | null = null;
  #heartbeat: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;
  #stopped = false;
  #failures = 0;

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
    this.#stopped = true;
    clearTimeout(this.#heartbeat);
    clearTimeout(this.#retry);
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => {});
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.connectionString,
      application_name: 'ridewire listener',
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: CONNECT_WITHIN_MS,
      keepAlive: true,
    });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => {
      if (payload) this.#take(payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    if (this.#stopped) return void client.end().catch(() => {});
    this.#client = client;
    this.#failures = 0;
    this.#scheduleHeartbeat(client);
  }

  #take(payload: string): void {
    try {
      const [, rideId, version] = RIDE_HEAD.exec(payload) ?? [];
      if (rideId && this.#options.isKnown(rideId, Number(version))) return;
      this.#options.onEvent(JSON.parse(payload) as ServerEvent);
    } catch (error) {
      // One event that can't be handled must not end the feed; every subscription reads again instead. The event's
      // content is personal, so it isn't logged.
      this.#options.log.error({ error, bytes: payload.length }, 'could not handle an event');
      this.#options.onGap();
    }
  }

  #scheduleHeartbeat(client: pg.Client): void {
    this.#heartbeat = setTimeout(() => {
      const deadline = setTimeout(() => this.#lost(client), HEARTBEAT_TIMEOUT_MS);
      client
        .query('select 1')
        .then(() => this.#client === client && this.#scheduleHeartbeat(client))
        .catch(() => this.#lost(client))
        .finally(() => clearTimeout(deadline));
    }, HEARTBEAT_MS);
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client || this.#stopped) return;
    this.#client = null;
    clearTimeout(this.#heartbeat);
    this.#options.log.warn('lost the connection that listens to the database, reconnecting');
    client.end().catch(() => {});
    // A connection whose peer is gone never finishes closing.
    (client as unknown as { connection?: { stream?: { destroy(): void } } }).connection?.stream?.destroy();
    this.#reconnect();
  }

  #reconnect(): void {
    if (this.#stopped) return;
    const wait = Math.min(MAX_BACKOFF_MS, 50 * 2 ** this.#failures) * (0.5 + Math.random() / 2);
    this.#failures += 1;
    this.#retry = setTimeout(() => {
      this.#connect().then(
        () => {
          if (this.#stopped) return;
          this.#options.log.info('listening to the database again');
          this.#options.onGap();
        },
        () => this.#reconnect(),
      );
    }, wait);
  }
}
