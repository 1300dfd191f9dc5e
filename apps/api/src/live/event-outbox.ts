import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '@ridewire/db';
import { inTransaction } from '../core/in-transaction.ts';
import type { Log } from '../core/log.ts';
import { reasonOf } from '../core/reason-of.ts';
import { LISTENER } from './event-listener.ts';
import { CHANNEL } from './events.ts';
import type { KeptEvent, Outbox } from './outbox.ts';
import { markLate } from './take-message.ts';

/** The connection to NATS, as the outbox needs it. */
export interface Wire {
  /** The server it is connected to; null while it is away. */
  readonly server: string | null;
  publish(payload: string): void;
  /** Whether the server has everything that was published before. */
  flush(): Promise<boolean>;
}

/** Rows are cleared together: each of these statements is a commit next to those of rides. */
const GATHER_MS = 50;
/** A row this old was left behind: its process died, or hangs, or the answer of its commit was lost. */
const LEFT_AFTER_MS = 500;
/** At most this many rows are sent in one transaction. */
const TOGETHER = 500;

/** As other processes see the listener of a process that hears by this NATS server, or by notifications alone. */
export const listenerAt = (server: string | null): string =>
  server === null ? LISTENER : `${LISTENER} at ${server.slice(0, 40)}`;

/**
 * Clears rows that NATS has. Listeners that don't hear by the same NATS server are notified in the same transaction:
 * processes without NATS, of the last release, or whose connection to NATS is lost.
 */
const CLEAR = `
with gone as (
  delete from event_outbox where id = any ($1::bigint[]) returning id
), others as materialized (
  select from pg_stat_activity where datname = current_database() and application_name like '${LISTENER}%'
    and application_name is distinct from $2 limit 1
)
select pg_notify('${CHANNEL}', payload) from (
  select payload from unnest($1::bigint[], $3::text[]) with ordinality sent(id, payload, at) join gone using (id) order by at
) told where exists (select from others)`;

/** Rows that another process just sends are skipped. */
const TAKE_LEFT = `
select id, payload from event_outbox where kept_at < now() - interval '${LEFT_AFTER_MS} milliseconds'
order by id limit ${TOGETHER} for update skip locked`;

const FIND_LEFT = `
select coalesce(extract(epoch from now() - min(kept_at)), 0)::float8 as seconds from event_outbox`;

/**
 * The events that transactions of this process put into the table, and those that other processes left there. Each is
 * sent at least once: a row goes only when NATS has its event, or with the notification.
 */
export class EventOutbox implements Outbox {
  readonly #deps: { db: Db; wire: Wire | null; log: Log };
  /** Published events whose rows are still there. */
  #published: KeptEvent[] = [];
  #clearing: Promise<void> | undefined;
  /** Some listener needs notifications: nobody waits for more rows. */
  #isBridging = false;
  #isStopping = false;
  #isFailing = false;

  constructor(deps: { db: Db; wire: Wire | null; log: Log }) {
    this.#deps = deps;
  }

  committed(kept: readonly KeptEvent[]): void {
    for (const event of kept) {
      this.#deps.wire?.publish(event.payload);
      this.#published.push(event);
    }
    this.#clearing ??= this.#clearAll().finally(() => (this.#clearing = undefined));
  }

  /** Sends what is left behind, by whichever process. Never throws: the next sweep tries again. */
  async sweep(): Promise<void> {
    try {
      await this.#sendLeft();
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing)
        this.#deps.log.warn({ reason: reasonOf(error) }, 'could not look for events left behind');
      this.#isFailing = true;
    }
  }

  async #sendLeft(): Promise<void> {
    const { db, wire } = this.#deps;
    if ((await this.oldestSeconds()) * 1_000 < LEFT_AFTER_MS) return;
    for (let count = TOGETHER; count === TOGETHER;) {
      count = await inTransaction(db, async (_tx, connection) => {
        const { rows } = await connection.query<KeptEvent>(TAKE_LEFT);
        if (rows.length === 0) return 0;
        const late = rows.map(({ id, payload }) => ({ id, payload: markLate(payload) }));
        for (const { payload } of late) wire?.publish(payload);
        await this.#clear(connection, late);
        return rows.length;
      });
    }
  }

  /** How long the oldest event has been waiting. */
  async oldestSeconds(): Promise<number> {
    const { rows } = await this.#deps.db.pool.query<{ seconds: number }>(FIND_LEFT);
    return rows[0]?.seconds ?? 0;
  }

  /** Sends the last ones, without waiting for more. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#clearing;
  }

  async #clearAll(): Promise<void> {
    while (this.#published.length > 0) {
      if (!this.#isBridging && !this.#isStopping) await wait(GATHER_MS);
      try {
        await this.#clear(this.#deps.db.pool, this.#published.splice(0, TOGETHER));
      } catch (error) {
        // They are left behind, and swept.
        this.#deps.log.warn({ reason: reasonOf(error) }, 'could not clear sent events');
      }
    }
  }

  async #clear(connection: Pick<Db['pool'], 'query'>, sent: readonly KeptEvent[]): Promise<void> {
    const { wire } = this.#deps;
    const wasThere = wire !== null && wire.server !== null;
    const isHeard = wasThere && (await wire.flush());
    const { rowCount } = await connection.query({
      name: 'clear_event_outbox',
      text: CLEAR,
      values: [
        sent.map(({ id }) => id),
        // Where NATS may not have them, everyone is notified.
        isHeard ? listenerAt(wire.server) : null,
        // It took a while to find out that NATS doesn't have them.
        sent.map(({ payload }) => (wasThere && !isHeard ? markLate(payload) : payload)),
      ],
    });
    this.#isBridging = !isHeard || (rowCount ?? 0) > 0;
  }
}
