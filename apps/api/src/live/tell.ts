import { sql } from 'drizzle-orm';
import type { Tx } from '../core/in-transaction.ts';
import { CHANNEL, type ServerEvent } from './events.ts';

/**
 * Sends events to all processes when the transaction commits, in the given order. An event has less than 8,000 bytes.
 * @throws the database's error when one is longer
 */
export async function tell(tx: Tx, ...events: ServerEvent[]): Promise<void> {
  if (events.length === 0) return;
  const payloads = sql.param(events.map((event) => JSON.stringify(event)));
  await tx.execute(sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) payload`);
}
