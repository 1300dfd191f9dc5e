import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '@ridewire/db';
import { inTransaction } from '../core/in-transaction.ts';
import type { Log } from '../core/log.ts';
import { reasonOf } from '../core/reason-of.ts';
import { LISTENER } from './event-listener.ts';
import { CHANNEL } from './events.ts';
import type { KeptEvent, Outbox } from './outbox.ts';
import { markLate } from './take-message.ts';

/** A connection to NATS. What is published on it may be lost with it. */
export interface Link {
  /** The same for all that hear each other. */
  readonly place: string;
}

/** NATS, as the outbox needs it. */
export interface Wire {
  /** Null while NATS is away. */
  readonly link: Link | null;
  /** @returns the connection that took it, if any */
  publish(payload: string): Link | null;
  /** Whether NATS has everything published on this connection, and it is still open. */
  flush(link: Link): Promise<boolean>;
}

interface SentEvent extends KeptEvent {
  by: Link | null;
}

/** Rows are cleared together, since each clearing is a commit next to those of rides. */
const GATHER_MS = 50;
/** A row this old is left behind if the connection that wrote it has ended. */
const LEFT_AFTER_MS = 200;
/**
 * A row this old is left behind even if its connection is open, since its process may hang. Any less, and a slow
 * database would cause everything to be sent twice.
 */
const LEFT_ANYWAY_AFTER_MS = 5_000;
/** The connections are looked at no more often than this. */
const LOOK_EVERY_MS = 1_000;
/** How long others of an older release are expected after the last one: while some are about, one may start at any time. */
const OLDER_FOR_MS = 60_000;
/** The most rows sent in one transaction. */
const TOGETHER = 500;

/** The name of a listener that hears through this connection to NATS, or through notifications alone. */
export const listenerAt = (link: Link | null): string =>
  link === null ? LISTENER : `${LISTENER} at ${link.place}`;

const othersThan = (name: string) => `select from event_listeners where name is distinct from ${name}`;

/** A look at every connection, which takes milliseconds where there are hundreds. */
const CONNECTED = `
select pid from pg_stat_activity where datname = current_database() and application_name like '${LISTENER}%'`;

/** Forgets listeners whose connection has ended, and finds those of older releases, which don't put themselves into the table. */
const LOOK_AT_CONNECTIONS = `
with connected as materialized (${CONNECTED}), ended as (
  delete from event_listeners where pid not in (select pid from connected)
)
select exists (select from connected where pid not in (select pid from event_listeners)) as "areOlder"`;

const PASS = `select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) payload`;

/**
 * Clears rows that NATS has, and notifies if any listener hears elsewhere: without NATS, in the last release, or with
 * its connection lost.
 */
const CLEAR = `
with gone as (
  delete from event_outbox where id = any ($1::uuid[]) returning id
), others as materialized (
  ${othersThan('$2')}
)
select pg_notify('${CHANNEL}', payload) from (
  select payload from unnest($1::uuid[], $3::text[]) with ordinality sent(id, payload, at) join gone using (id) order by at
) told where $4 or exists (select from others)`;

const IS_LEFT = `kept_at < clock_timestamp() - interval '${LEFT_AFTER_MS} milliseconds'
  and (kept_at < clock_timestamp() - interval '${LEFT_ANYWAY_AFTER_MS} milliseconds'
    or kept_by not in (select pid from pg_stat_activity))`;

/** Also tells whether any listener of this release hears otherwise than this process. */
const LOOK = `
select exists (select from event_outbox where ${IS_LEFT}) as "isLeft", exists (${othersThan('$1')}) as "areOthers"`;

/** Skips rows that another process is sending. */
const TAKE_LEFT = `
select id, payload from event_outbox where ${IS_LEFT} order by id limit ${TOGETHER} for update skip locked`;

const FIND_OLDEST = `
select coalesce(extract(epoch from clock_timestamp() - min(kept_at)), 0)::float8 as seconds from event_outbox`;

/**
 * Sends the events that this process put into the table, and those that others left there, each at least once: a row
 * goes only when NATS has its event, or with the notification.
 */
export class EventOutbox implements Outbox {
  readonly #deps: { db: Db; wire: Wire | null; log: Log };
  /** Committed events whose rows are still there. */
  #published: SentEvent[] = [];
  #clearing: Promise<void> | undefined;
  /** Some listener needs notifications, so nothing waits to be cleared together. */
  #isBridging = false;
  /** Until then there may be listeners of a release that doesn't put them into the table. By performance.now(). */
  #olderUntil = -Infinity;
  #lookedAt = -Infinity;
  #isStopping = false;
  #isFailing = false;

  constructor(deps: { db: Db; wire: Wire | null; log: Log }) {
    this.#deps = deps;
  }

  committed(kept: readonly KeptEvent[]): void {
    for (const event of kept) this.#published.push(this.#publish(event));
    this.#clearing ??= this.#clearAll().finally(() => (this.#clearing = undefined));
  }

  async pass(payloads: readonly string[]): Promise<void> {
    const taken = payloads.map((payload) => this.#deps.wire?.publish(payload) ?? null);
    if (!this.#isBridging && !taken.includes(null)) return;
    await this.#deps.db.pool.query(PASS, [payloads]);
  }

  /** Sends what any process left behind. Never throws: the next sweep tries again. */
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
    const link = wire?.link ?? null;
    await this.#lookAtConnections();
    const { rows } = await db.pool.query<{ isLeft: boolean; areOthers: boolean }>({
      name: 'look_at_event_outbox',
      text: LOOK,
      values: [link && listenerAt(link)],
    });
    this.#isBridging = link === null || this.#mayBeOlder || rows[0]?.areOthers === true;
    if (!rows[0]?.isLeft) return;
    for (let count = TOGETHER; count === TOGETHER;) {
      count = await inTransaction(db, async (_tx, connection) => {
        const { rows } = await connection.query<KeptEvent>(TAKE_LEFT);
        if (rows.length === 0) return 0;
        await this.#clear(
          connection,
          rows.map((row) => this.#publishLate(row)),
        );
        return rows.length;
      });
    }
  }

  get #mayBeOlder(): boolean {
    return performance.now() < this.#olderUntil;
  }

  async #lookAtConnections(): Promise<void> {
    const now = performance.now();
    if (now - this.#lookedAt < LOOK_EVERY_MS) return;
    const expectOlder = () => (this.#olderUntil = now + OLDER_FOR_MS);
    try {
      const { rows } = await this.#deps.db.pool.query<{ areOlder: boolean }>({
        name: 'look_at_listeners',
        text: LOOK_AT_CONNECTIONS,
      });
      if (rows[0]?.areOlder) expectOlder();
      this.#lookedAt = now;
    } catch (error) {
      expectOlder();
      throw error;
    }
  }

  /** The age of the oldest event. */
  async oldestSeconds(): Promise<number> {
    const { rows } = await this.#deps.db.pool.query<{ seconds: number }>(FIND_OLDEST);
    return rows[0]?.seconds ?? 0;
  }

  /** Sends the last ones without waiting for more. */
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
        // The sweep finds them.
        this.#deps.log.warn({ reason: reasonOf(error) }, 'could not clear sent events');
      }
    }
  }

  #publish(event: KeptEvent): SentEvent {
    return { ...event, by: this.#deps.wire?.publish(event.payload) ?? null };
  }

  #publishLate({ id, payload }: KeptEvent): SentEvent {
    return this.#publish({ id, payload: markLate(payload) });
  }

  async #clear(connection: Pick<Db['pool'], 'query'>, published: readonly SentEvent[]): Promise<void> {
    const link = this.#deps.wire?.link ?? null;
    // NATS may lack an event that another connection took, or that none did.
    let sent = published.map((event) => (event.by === link ? event : this.#publishLate(event)));
    const isHeard =
      link !== null && (await this.#deps.wire?.flush(link)) === true && sent.every(({ by }) => by === link);
    // Learning that NATS lacks them took a while, so other events may have overtaken them.
    if (link !== null && !isHeard)
      sent = sent.map((event) => ({ ...event, payload: markLate(event.payload) }));
    const { rowCount } = await connection.query({
      name: 'clear_event_outbox',
      text: CLEAR,
      values: [
        sent.map(({ id }) => id),
        // Where NATS may lack them, everyone is notified.
        isHeard ? listenerAt(link) : null,
        sent.map(({ payload }) => payload),
        this.#mayBeOlder,
      ],
    });
    this.#isBridging = !isHeard || (rowCount ?? 0) > 0;
  }
}
