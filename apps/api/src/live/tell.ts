import { sql } from 'drizzle-orm';
import type { Db } from '@ridewire/db';
import { afterCommit, type Tx } from '../core/in-transaction.ts';
import { CHANNEL, type ServerEvent } from './events.ts';
import { outboxOf, type KeptEvent } from './outbox.ts';

/**
 * Sends events to all processes in this order when the transaction commits.
 * @throws the database's error for an event of 8,000 bytes or more
 */
export async function tell(tx: Tx, ...events: ServerEvent[]): Promise<void> {
  if (events.length === 0) return;
  const payloads = sql.param(events.map((event) => JSON.stringify(event)));
  const outbox = outboxOf(tx);
  if (!outbox) {
    await tx.execute(sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) payload`);
    return;
  }
  const { rows } = await tx.execute<KeptEvent & Record<string, unknown>>(
    sql`with told as materialized (select uuidv7() as id, payload from unnest(${payloads}::text[]) payload),
      kept as (insert into event_outbox (id, payload) select id, payload from told)
      select id, payload from told`,
  );
  afterCommit(tx, () => outbox.committed(rows));
}

/** Sends events of no commit that newer ones soon follow, such as positions. With NATS they never become rows. */
export async function tellPassing(db: Db, ...events: ServerEvent[]): Promise<void> {
  const outbox = outboxOf(db.orm);
  if (!outbox) await tell(db.orm, ...events);
  else if (events.length > 0) await outbox.pass(events.map((event) => JSON.stringify(event)));
}
