import type { Db } from '@ridewire/db';
import { poolOf, type Tx } from '../core/in-transaction.ts';
import { CHANNEL } from './events.ts';

export interface KeptEvent {
  id: string;
  payload: string;
}

/** Where the events of this process wait until NATS has them. */
export interface Outbox {
  /** Sends what a transaction put there, once it has committed. Never throws. */
  committed(kept: readonly KeptEvent[]): void;
  /** Sends what newer events soon follow, without a row. @throws the database's error */
  pass(payloads: readonly string[]): Promise<void>;
}

/** PostgreSQL notifies of at most 7,999 bytes. Without the spaces that json_build_object writes, the longest texts fit. */
const FITTING = `case when octet_length(payload) < 8000 then payload else payload::jsonb::text end`;

/**
 * The end of a statement that tells the rows of its CTE `messages`, by notifications or by the outbox, and returns
 * them with the outbox's ids as `told`.
 */
export const TELL_MESSAGES = `
select n, payload, pg_notify('${CHANNEL}', ${FITTING}) as told from messages`;
const KEEP_MESSAGES = `, numbered as materialized (
  select n, payload, uuidv7() as told from messages
), kept as (
  insert into event_outbox (id, payload) select told, payload from numbered
)
select n, payload, told from numbered`;

/**
 * The same statement through the outbox, chosen when a process starts: a function that looks at a setting each time
 * costs 10 µs, and one that inserts, such as keep_event, looks at every connection.
 */
export function keepInstead<Statement extends { text: string }>(statement: Statement): Statement {
  const text = statement.text.replace(TELL_MESSAGES, KEEP_MESSAGES);
  if (text === statement.text) throw new Error('This statement sends no notification.');
  return { ...statement, text };
}

/** By pool, and by the builder on it, which works outside of transactions. */
const outboxes = new WeakMap<object, Outbox>();

/** What is told on these connections goes through the outbox. All others notify, which everyone hears too. */
export function tellThrough(outbox: Outbox, ...dbs: readonly Pick<Db, 'orm' | 'pool'>[]): void {
  for (const { orm, pool } of dbs) outboxes.set(orm, outbox).set(pool, outbox);
}

/** The outbox of a transaction, or of the builder outside of one; undefined where events are notifications. */
export const outboxOf = (tx: Tx): Outbox | undefined => outboxes.get(poolOf(tx) ?? tx);
